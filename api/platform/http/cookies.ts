/**
 * The cookies of the shop: `session` and `guest` are httpOnly; `visitor` only says that one of them is there, for
 * scripts on pages from the cache, and `standing` tells them one login from another; `warehouse` is the chosen house; `challenge` (httpOnly) says for a few minutes
 * that somebody gave the right password and owes the code.
 */
import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { challengeLifetime } from '#api/platform/auth/challenge.ts';
import { sessionLifetime, standingOf } from '#api/platform/auth/sessions.ts';
import type { ApiEnv } from './env.ts';

const year = 365 * 24 * 60 * 60;

/** Secure whenever the visitor came by https. */
const options = (c: HonoContext<ApiEnv>, maxAge: number): CookieOptions => ({
  path: '/',
  sameSite: 'Lax',
  maxAge,
  secure: c.req.header('x-forwarded-proto') === 'https',
});

export function giveSession(c: HonoContext<ApiEnv>, token: string): void {
  const maxAge = Math.floor(sessionLifetime / 1000);
  setCookie(c, 'session', token, { ...options(c, maxAge), httpOnly: true });
  setCookie(c, 'visitor', '1', options(c, maxAge));
  setCookie(c, 'standing', standingOf(token), options(c, maxAge));
}

export function giveGuest(c: HonoContext<ApiEnv>, signedId: string): void {
  setCookie(c, 'guest', signedId, { ...options(c, year), httpOnly: true });
  setCookie(c, 'visitor', '1', options(c, year));
}

export function giveWarehouse(c: HonoContext<ApiEnv>, id: string): void {
  setCookie(c, 'warehouse', id, options(c, year));
}

/** Whether a warehouse was chosen in this browser. */
export const hasWarehouse = (c: HonoContext<ApiEnv>): boolean => Boolean(getCookie(c, 'warehouse'));

export function giveChallenge(c: HonoContext<ApiEnv>, challenge: string): void {
  const maxAge = Math.floor(challengeLifetime / 1000);
  setCookie(c, 'challenge', challenge, { ...options(c, maxAge), httpOnly: true });
}

export const challengeOf = (c: HonoContext<ApiEnv>): string | null => getCookie(c, 'challenge') ?? null;

export function forgetChallenge(c: HonoContext<ApiEnv>): void {
  deleteCookie(c, 'challenge', { path: '/' });
}

/** After logout this browser is nobody: a new guest id is made when it needs one (docs/product.md#logout). */
export function forgetVisitor(c: HonoContext<ApiEnv>): void {
  for (const name of ['session', 'guest', 'visitor', 'standing', 'challenge'])
    deleteCookie(c, name, { path: '/' });
}

/** The guest's cart is in the account now. */
export function forgetGuest(c: HonoContext<ApiEnv>): void {
  deleteCookie(c, 'guest', { path: '/' });
}
