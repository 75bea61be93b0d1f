import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadWarehouses } from '#app/features/admin/warehouses/warehouses.server.ts';
import { WarehousesScreen } from '#app/features/admin/warehouses/warehouses-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.warehouses_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadWarehouses(context);

export default function Warehouses() {
  return <WarehousesScreen {...useLoaderData<typeof loader>()} />;
}
