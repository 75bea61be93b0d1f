import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HistoryScreen } from '#app/features/admin/warehouses/history-screen.tsx';
import { loadHistory } from '#app/features/admin/warehouses/transfers.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: m.history_title({ name: data?.warehouse.name ?? '' }) });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadHistory(context, request, params.id ?? '');

export default function StockHistory() {
  return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}
