import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnOrder, loadDeskOrder } from '#app/features/admin/orders/desk.server.ts';
import { DeskOrderScreen } from '#app/features/admin/orders/order-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.order.number ?? m.desk_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadDeskOrder(context, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnOrder(context, request, params.id ?? '');

/** A step that was refused may have raised the version all the same. */
export const shouldRevalidate = () => true;

export default function Order() {
  const { order } = useLoaderData<typeof loader>();
  return <DeskOrderScreen key={order._id} order={order} answer={useActionData<typeof action>()} />;
}
