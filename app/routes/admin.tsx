/** What stands around the employees' screens; each of them says by itself who may enter. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { countWaiting, requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { AdminLayout } from '#app/features/admin/shell/admin-layout.tsx';
import { NotFoundScreen } from '#app/features/admin/shell/not-found-screen.tsx';
import * as m from '#messages';

export const handle = 'bare';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { first_name, last_name, role } = await requireEmployee(context);
  const [site, waiting] = await Promise.all([context.api.getSite(), countWaiting(context, role)]);
  // A store that has nothing yet has no name either.
  const shop = site.ok ? site.data.settings.name : m.admin_nav();
  return { name: `${first_name} ${last_name}`, role: role ?? 'viewer', shop, waiting };
}

/** What is not there, is said among the employees' screens; everything else as in the shop. */
export function ErrorBoundary() {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>('routes/admin');
  if (!loaded || !isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <AdminLayout {...loaded}>
      <NotFoundScreen />
    </AdminLayout>
  );
}

export default function Admin() {
  return (
    <AdminLayout {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminLayout>
  );
}
