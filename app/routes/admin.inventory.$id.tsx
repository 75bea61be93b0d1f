import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadMovements } from '#app/features/admin/warehouses/inventory.server.ts';
import { MovementsScreen } from '#app/features/admin/warehouses/movements-screen.tsx';
import { actOnLevels } from '#app/features/admin/warehouses/reorder.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: m.inventory_movements({ sku: data?.stock.sku ?? '' }) });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadMovements(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnLevels(context, request, params.id ?? '');

export default function Movements() {
  return <MovementsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
