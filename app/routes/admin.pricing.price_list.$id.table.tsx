import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnPriceTable, loadPriceTable } from '#app/features/admin/pricing/price-table.server.ts';
import { PriceTableScreen } from '#app/features/admin/pricing/price-table-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.price_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadPriceTable(context, request, params.id);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnPriceTable(context, request, params.id);

export default function Screen() {
  return <PriceTableScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
