import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CardScreen } from '#app/features/storefront/checkout/card-screen.tsx';
import { loadStep } from '#app/features/storefront/checkout/load-step.server.ts';
import { postStep } from '#app/features/storefront/checkout/run-step.server.ts';
import { quietFrame } from '#app/features/storefront/shell/quiet-frame.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { allowProcessor } from '#app/shared/allow-origins.ts';
import * as m from '#messages';

/** A quiet page: nothing around it leads away from the order. */
export const handle = quietFrame;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.checkout_card_title() });

/** The processor's own fields are its own pages: this document alone may frame them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadStep(context, 'card');
  return data(page, { headers: allowProcessor(page.processor) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = ({ context, request }: ActionFunctionArgs) => postStep(context, request);

export default function CheckoutCard() {
  const page = useLoaderData<typeof loader>();
  return <CardScreen page={page} processor={page.processor} answer={useActionData<typeof action>()} />;
}
