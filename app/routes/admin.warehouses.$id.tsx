import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { WarehouseScreen } from '#app/features/admin/warehouses/warehouse-screen.tsx';
import { actOnWarehouse, loadWarehouse } from '#app/features/admin/warehouses/warehouses.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.record?.details.name ?? m.warehouses_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadWarehouse(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnWarehouse(context, request, params.id ?? '');

export default function Warehouse() {
  const page = useLoaderData<typeof loader>();
  // Another one is another form: nothing of the last stays.
  return <WarehouseScreen key={page.record?._id} {...page} answer={useActionData<typeof action>()} />;
}
