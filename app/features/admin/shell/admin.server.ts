/** The employees' own area: who may enter, and what waits there (docs/product.md#roles). */
import { type AppLoadContext, redirect } from '@remix-run/node';
import type { Profile } from '#schemas/domain/people/account.ts';

/** An employee's session, else the employees' entrance. */
export async function requireEmployee({ api, cache, hasSession }: AppLoadContext): Promise<Profile> {
  cache.forbid();
  const session = hasSession ? await api.getSession() : null;
  if (session?.ok && session.data.two_factor_due) throw redirect('/admin/two-factor');
  if (!session?.ok || !session.data.role) throw redirect('/admin/login');
  return session.data;
}
