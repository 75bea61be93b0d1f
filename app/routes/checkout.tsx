import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DetailsScreen } from '#app/features/storefront/checkout/details-screen.tsx';
import { loadStep } from '#app/features/storefront/checkout/load-step.server.ts';
import { postStep } from '#app/features/storefront/checkout/run-step.server.ts';
import { quietFrame } from '#app/features/storefront/shell/quiet-frame.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** A quiet page: nothing around it leads away from the order. */
export const handle = quietFrame;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.checkout_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadStep(context, 'details');

export const action = ({ context, request }: ActionFunctionArgs) => postStep(context, request);

export default function CheckoutDetails() {
  return <DetailsScreen page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
