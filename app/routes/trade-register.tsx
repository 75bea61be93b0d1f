import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadTrade, saveTrade } from '#app/features/account/trade/trade.server.ts';
import { TradeScreen } from '#app/features/account/trade/trade-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) =>
  shopMeta(matches, {
    title: m.trade_title(),
    description: m.trade_text(),
    canonical: '/trade-register',
  });

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadTrade(context, request, '/trade-register');

export const action = ({ context, request }: ActionFunctionArgs) =>
  saveTrade(context, request, '/trade-register');

export default function TradeRegister() {
  return (
    <TradeScreen
      {...useLoaderData<typeof loader>()}
      path="/trade-register"
      answer={useActionData<typeof action>()}
    />
  );
}
