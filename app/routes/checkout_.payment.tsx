import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { giveUpPayment, loadPayment } from '#app/features/storefront/checkout/payment.server.ts';
import { PaymentScreen } from '#app/features/storefront/checkout/payment-screen.tsx';
import { quietFrame } from '#app/features/storefront/shell/quiet-frame.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** A quiet page: nothing around it leads away from the order. */
export const handle = quietFrame;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.payment_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPayment(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => giveUpPayment(context, request);

export default function CheckoutPayment() {
  return <PaymentScreen payment={useLoaderData<typeof loader>()} />;
}
