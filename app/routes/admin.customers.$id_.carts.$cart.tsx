import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CustomerCartScreen } from '#app/features/admin/customers/cart-screen.tsx';
import { actOnCustomerCart, loadCustomerCart } from '#app/features/admin/customers/customers.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.customers_cart_title({ name: data.customer.name }) : m.customers_title(),
  });

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadCustomerCart(context, params.id ?? '', params.cart ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnCustomerCart(context, request, params.id ?? '', params.cart ?? '');

/** A change that was refused as stale shows the cart as it is now. */
export const shouldRevalidate = () => true;

export default function CustomerCart() {
  return <CustomerCartScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
