/** The employees' own area: who may enter, and what waits there (docs/product.md#trade-registration, #roles). */
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

export async function loadAdmin(context: AppLoadContext) {
  await requireEmployee(context);
  const listed = await context.api.listCompanies();
  return {
    /** null for a role that does not decide. */
    applications: listed.ok ? listed.data : null,
  };
}

export async function decide(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const status = form.get('status') === 'approved' ? ('approved' as const) : ('declined' as const);
  const id = String(form.get('company') ?? '');
  const result = await context.api.decideCompany({ params: { id }, body: { status } });
  return result.ok
    ? { decided: { name: result.data.name, status }, error: null }
    : { decided: null, error: result.problem.message };
}
