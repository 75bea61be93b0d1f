import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadActivity } from '#app/features/admin/employees/activity.server.ts';
import { ActivityScreen } from '#app/features/admin/employees/activity-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.admin_nav_activity() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadActivity(context, request);

export default function Activity() {
  return <ActivityScreen {...useLoaderData<typeof loader>()} />;
}
