/** Answers that several routes give. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { Profile } from '#schemas/domain/people/account.ts';
import { returnTo } from './return-to.ts';

/** Throw it: the root's error boundary shows the shop's 404 page. */
export const notFound = () => data(null, { status: 404 });

/** The same for what was there and will not come back (docs/product.md#search-engines). */
export const gone = () => data(null, { status: 410 });

/** Who is logged in; others are sent to /login and come back afterwards (docs/product.md#login). */
export async function requireProfile(context: AppLoadContext, request: Request): Promise<Profile> {
  context.cache.forbid();
  const session = context.hasSession ? await context.api.getSession() : null;
  if (session?.ok) return session.data;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?${new URLSearchParams({ returnTo: `${pathname}${search}` })}`);
}

/** The page of this shop that a form was sent from, by the browser's word; the home page without it. */
export function backTo(request: Request): string {
  const from = request.headers.get('referer');
  if (!from || !URL.canParse(from)) return '/';
  const { host, pathname, search } = new URL(from);
  return host === new URL(request.url).host ? returnTo(`${pathname}${search}`, '/') : '/';
}
