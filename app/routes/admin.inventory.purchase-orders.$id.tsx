import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnPurchase, loadPurchase } from '#app/features/admin/purchasing/purchase-order.server.ts';
import { PurchaseOrderScreen } from '#app/features/admin/purchasing/purchase-order-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: m.purchase_heading({ number: data?.order.number ?? '' }) });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPurchase(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnPurchase(context, request, params.id ?? '');

export default function Purchase() {
  return <PurchaseOrderScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
