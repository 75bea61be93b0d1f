import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOrders } from '#app/features/account/orders/order-list.server.ts';
import { OrdersScreen } from '#app/features/account/orders-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_orders_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadOrders(context, request);

export default function Orders() {
  return <OrdersScreen {...useLoaderData<typeof loader>()} />;
}
