import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { editOrder, loadOrderEdit } from '#app/features/admin/orders/edit.server.ts';
import { EditOrderScreen } from '#app/features/admin/orders/edit-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data ? m.order_edit_title({ number: data.order.number }) : m.desk_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrderEdit(context, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  editOrder(context, request, params.id ?? '');

/** An edit that was refused as stale shows the order as it is now. */
export const shouldRevalidate = () => true;

export default function OrderLines() {
  const { order } = useLoaderData<typeof loader>();
  return <EditOrderScreen key={order._id} order={order} answer={useActionData<typeof action>()} />;
}
