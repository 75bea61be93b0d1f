import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTrade, saveTrade } from '#app/features/account/trade/trade.server.ts';
import { TradeScreen } from '#app/features/account/trade/trade-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** Unlisted and noindex; tags the application and grants nothing (docs/product.md#trade-registration). */
export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.trade_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadTrade(context, request, '/addtt3');

export const action = ({ context, request }: ActionFunctionArgs) => saveTrade(context, request, '/addtt3');

export default function Addtt3() {
  return (
    <TradeScreen {...useLoaderData<typeof loader>()} path="/addtt3" answer={useActionData<typeof action>()} />
  );
}
