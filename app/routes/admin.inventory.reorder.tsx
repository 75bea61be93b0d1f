import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReorder } from '#app/features/admin/warehouses/reorder.server.ts';
import { ReorderScreen } from '#app/features/admin/warehouses/reorder-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.reorder_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReorder(context, request);

export default function Reorder() {
  return <ReorderScreen {...useLoaderData<typeof loader>()} />;
}
