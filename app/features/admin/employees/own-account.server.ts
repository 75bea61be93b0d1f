/** /admin/account and /admin/two-factor: an employee's own second factor, password and sessions. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { actOnSecurity } from '#app/shared/own-account/own-account.server.ts';
import { notFound } from '#app/shared/respond.server.ts';

export async function loadOwnAccount(context: AppLoadContext) {
  const { email } = await requireEmployee(context);
  const security = await context.api.getSecurity();
  if (!security.ok) throw new Error(security.problem.message);
  return { email, security: security.data };
}

/** Whom login leads here: `due` until the second factor that the house asks for is on. Who need not have one may. */
export async function loadDue({ cache, hasSession, api }: AppLoadContext) {
  cache.forbid();
  const session = hasSession ? await api.getSession() : null;
  if (!session?.ok) throw redirect('/admin/login');
  const { two_factor_due: due, role } = session.data;
  const security = role && !due ? await api.getSecurity() : null;
  return { due, isOn: security?.ok === true && security.data.two_factor_since !== null };
}

export async function actOnOwnAccount({ api, cache }: AppLoadContext, request: Request) {
  cache.forbid();
  const answer = await actOnSecurity(api, await request.formData());
  if (!answer) throw notFound();
  return data(answer, { status: answer.done ? 200 : 422 });
}
