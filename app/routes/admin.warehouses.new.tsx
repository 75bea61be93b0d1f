import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { WarehouseScreen } from '#app/features/admin/warehouses/warehouse-screen.tsx';
import { addWarehouse, loadWarehouse } from '#app/features/admin/warehouses/warehouses.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.warehouses_new() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadWarehouse(context, request, null);

export const action = ({ context, request }: ActionFunctionArgs) => addWarehouse(context, request);

export default function NewWarehouse() {
  return <WarehouseScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
