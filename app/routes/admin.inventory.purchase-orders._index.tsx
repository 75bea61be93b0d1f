import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { beginPurchase, loadPurchases } from '#app/features/admin/purchasing/purchase-orders.server.ts';
import { PurchaseOrdersScreen } from '#app/features/admin/purchasing/purchase-orders-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.purchase_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPurchases(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => beginPurchase(context, request);

export default function PurchaseOrders() {
  return <PurchaseOrdersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
