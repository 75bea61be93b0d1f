import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEstimate } from '#app/features/storefront/cart/estimate.server.ts';
import { EstimateScreen } from '#app/features/storefront/cart/estimate-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_estimate() });

export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return { estimate: await readEstimate(context) };
}

export default function EstimatePage() {
  return <EstimateScreen {...useLoaderData<typeof loader>()} />;
}
