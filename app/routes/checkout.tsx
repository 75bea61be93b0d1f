import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadCheckout, runCheckout } from '#app/features/checkout/checkout.server.ts';
import { CheckoutScreen } from '#app/features/checkout/checkout-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.checkout_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadCheckout(context);

export const action = ({ context, request }: ActionFunctionArgs) => runCheckout(context, request);

export default function Checkout() {
  return <CheckoutScreen page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
