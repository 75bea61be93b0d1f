/** The cookie by which an employee sees the whole shop as it will be (docs/product.md#releases). */
import { type View, viewSchema } from './editor.ts';

const name = 'shop_preview';
/** s; forgotten after a working day's morning. */
const maxAge = 4 * 3600;
const rest = 'Path=/; HttpOnly; SameSite=Lax';

export const shopPreviewCookie = (view: View): string =>
  `${name}=${encodeURIComponent(new URLSearchParams(view).toString())}; ${rest}; Max-Age=${maxAge}`;

export const endShopPreview = `${name}=; ${rest}; Max-Age=0`;

const pattern = new RegExp(`(?:^|;)\\s*${name}=([^;]+)`);

/** True when the visitor must not get a shared page. */
export const isPreviewingShop = (cookies: string): boolean => pattern.test(cookies);

/** What the cookie asks for; null without one, and for one that says nothing sensible. The API heeds it for employees. */
export function shopPreviewIn(cookies: string | null): View | null {
  const text = pattern.exec(cookies ?? '')?.[1];
  if (text === undefined) return null;
  try {
    return (
      viewSchema.safeParse(Object.fromEntries(new URLSearchParams(decodeURIComponent(text)))).data ?? null
    );
  } catch {
    return null;
  }
}
