import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOrders } from '#app/features/account/orders/order-list.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_orders_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadOrders(context, request);

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="orders" current="orders" title={m.account_orders_title()} data={data} />;
}
