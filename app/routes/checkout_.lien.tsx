import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LienScreen } from '#app/features/storefront/checkout/lien-screen.tsx';
import { loadStep } from '#app/features/storefront/checkout/load-step.server.ts';
import { postStep } from '#app/features/storefront/checkout/run-step.server.ts';
import { quietFrame } from '#app/features/storefront/shell/quiet-frame.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** A quiet page: nothing around it leads away from the order. */
export const handle = quietFrame;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.checkout_lien_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadStep(context, 'lien');

export const action = ({ context, request }: ActionFunctionArgs) => postStep(context, request);

export default function CheckoutLien() {
  return <LienScreen page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
