/** What delivery to a ZIP code costs and when it comes, of a product or of the cart. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDelivery } from '#app/features/storefront/delivery/delivery.server.tsx';
import { DeliveryScreen } from '#app/features/storefront/delivery/delivery-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** Without a canonical address: nobody's landing page. */
export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.delivery_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDelivery(context, request);

export default function Delivery() {
  return <DeliveryScreen answer={useLoaderData<typeof loader>()} />;
}
