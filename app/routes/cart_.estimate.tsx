import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readEstimate } from '#app/features/cart/estimate.server.ts';
import { EstimateScreen } from '#app/features/cart/estimate-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_estimate() });

export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return { estimate: await readEstimate(context) };
}

export default function EstimatePage() {
  return <EstimateScreen {...useLoaderData<typeof loader>()} />;
}
