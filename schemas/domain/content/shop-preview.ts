/** The cookie by which an employee sees the whole shop as it will be (docs/product.md#releases). */
import { type View, viewSchema } from './editor.ts';

const name = 'shop_preview';
/** s; forgotten after a working day's morning. */
const maxAge = 4 * 3600;
const rest = 'Path=/; HttpOnly; SameSite=Lax';

/** In the cookie beside the view: what the experiment is called, for those pages that may not ask for it. */
const called = 'called';

export const shopPreviewCookie = (view: View, experiment = ''): string => {
  const said = new URLSearchParams({ ...view, ...(experiment ? { [called]: experiment } : {}) });
  return `${name}=${encodeURIComponent(said.toString())}; ${rest}; Max-Age=${maxAge}`;
};

export const endShopPreview = `${name}=; ${rest}; Max-Age=0`;

const pattern = new RegExp(`(?:^|;)\\s*${name}=([^;]+)`);

/** True when the visitor must not get a shared page. */
export const isPreviewingShop = (cookies: string): boolean => pattern.test(cookies);

function fieldsIn(cookies: string | null): { [field: string]: string } | null {
  const text = pattern.exec(cookies ?? '')?.[1];
  if (text === undefined) return null;
  try {
    return Object.fromEntries(new URLSearchParams(decodeURIComponent(text)));
  } catch {
    return null;
  }
}

/** What the cookie asks for; null without one, and for one that says nothing sensible. The API heeds it for employees. */
export function shopPreviewIn(cookies: string | null): View | null {
  const { [called]: _, ...view } = fieldsIn(cookies) ?? { none: '' };
  return viewSchema.safeParse(view).data ?? null;
}

/** What the experiment is called whose variant is seen; empty where none is. */
export const previewedExperiment = (cookies: string | null): string => fieldsIn(cookies)?.[called] ?? '';
