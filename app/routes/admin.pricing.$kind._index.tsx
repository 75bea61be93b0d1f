import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPricingList } from '#app/features/admin/pricing/pricing.server.ts';
import { PricingListScreen } from '#app/features/admin/pricing/pricing-list-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.price_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPricingList(context, request, params.kind);

export default function Screen() {
  return <PricingListScreen {...useLoaderData<typeof loader>()} />;
}
