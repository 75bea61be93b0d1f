/**
 * The product whose heart a visitor pressed before logging in, kept across the login for this browser: a cookie that the
 * login takes, once (docs/product.md#favorites).
 */
import { cookieIn } from '#app/shared/session-keys.ts';

const name = 'favorite';
/** s in which somebody logs in, or signs up. */
const lifetime = 15 * 60;

export const wantFavorite = (product: string): string =>
  `${name}=${encodeURIComponent(product)}; Path=/; Max-Age=${lifetime}; SameSite=Lax`;
export const forgetWanted = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The product's id; null when none waits. */
export function wantedIn(request: Request): string | null {
  const value = cookieIn(request.headers.get('cookie') ?? '', name);
  return /^[\w-]{1,80}$/.test(value) ? value : null;
}
