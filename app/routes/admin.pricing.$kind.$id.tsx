import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnPricing, loadPricingRecord } from '#app/features/admin/pricing/pricing.server.ts';
import { PricingRecordScreen } from '#app/features/admin/pricing/pricing-record-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.price_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPricingRecord(context, request, params);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnPricing(context, request, params);

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Another one is another form: nothing of the last stays, its refusals least.
  return <PricingRecordScreen key={`${data.kind}/${data.id}`} {...data} answer={answer} />;
}
