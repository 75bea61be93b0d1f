import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { decide, loadAdmin } from '#app/features/admin/shell/admin.server.ts';
import { AdminScreen } from '#app/features/admin/shell/admin-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.admin_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadAdmin(context);

export const action = ({ context, request }: ActionFunctionArgs) => decide(context, request);

export default function Admin() {
  return <AdminScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
