import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';

/** Where an employee's day begins. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { role } = await requireEmployee(context);
  return redirect(role === 'sales' ? '/admin/companies?status=pending' : '/admin/pages');
}
