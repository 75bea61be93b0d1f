/** What stands around the employees' screens; each of them says by itself who may enter. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { AdminLayout } from '#app/features/admin/shell/admin-layout.tsx';
import * as m from '#messages';

export const handle = 'bare';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { first_name, last_name, role } = await requireEmployee(context);
  const site = await context.api.getSite();
  // A store that has nothing yet has no name either.
  const shop = site.ok ? site.data.settings.name : m.admin_nav();
  return { name: `${first_name} ${last_name}`, role: role ?? 'viewer', shop };
}

export default function Admin() {
  return (
    <AdminLayout {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminLayout>
  );
}
