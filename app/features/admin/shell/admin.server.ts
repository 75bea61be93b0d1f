/** The employees' own area: who may enter, and what waits there (docs/product.md#roles). */

import { type AppLoadContext, redirect } from '@remix-run/node';
import type { Profile } from '#schemas/domain/people/account.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';

/**
 * The employees' entrance, which leads back to the page that was asked for. It says that a session ended where there was
 * one: a cookie that is no good any more, or an open page that asks for more.
 */
function entranceFor({ address, hasSession, isDocument }: AppLoadContext, isOver: boolean): string {
  const asked = new URLSearchParams();
  // A list of suggestions is no page: the one that it is of is.
  const page = /^\/admin\/\w+\/find(?:\?|$)/.test(address) ? address.replace(/\/find.*/, '') : address;
  if (page !== '/admin') asked.set('returnTo', page);
  if (isOver && (hasSession || !isDocument)) asked.set('ended', '1');
  return asked.size > 0 ? `/admin/login?${asked}` : '/admin/login';
}

/** An employee's session, else the employees' entrance. */
export async function requireEmployee(context: AppLoadContext): Promise<Profile> {
  const { api, cache, hasSession } = context;
  cache.forbid();
  const session = hasSession ? await api.getSession() : null;
  if (session?.ok && session.data.two_factor_due) throw redirect('/admin/two-factor');
  if (!session?.ok || !session.data.role) throw redirect(entranceFor(context, !session?.ok));
  return session.data;
}

/** Conversations that wait for this employee's answer; none for a role that answers nobody. */
export async function countWaiting({ api }: AppLoadContext, role: Profile['role']): Promise<number> {
  if (!roleMay(role, 'answerChats')) return 0;
  const listed = await api.listChains({ query: { view: 'mine' } });
  return listed.ok ? listed.data.counts.waiting : 0;
}
