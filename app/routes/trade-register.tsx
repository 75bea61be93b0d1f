import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { applyForTrade, loadTrade } from '#app/features/account/trade.server.ts';
import { TradeScreen } from '#app/features/account/trade-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) =>
  shopMeta(matches, {
    title: m.trade_title(),
    description: m.trade_text(),
    canonical: '/trade-register',
  });

export const loader = ({ context }: LoaderFunctionArgs) => loadTrade(context);

export const action = ({ context, request }: ActionFunctionArgs) => applyForTrade(context, request);

export default function TradeRegister() {
  return (
    <TradeScreen
      {...useLoaderData<typeof loader>()}
      path="/trade-register"
      answer={useActionData<typeof action>()}
    />
  );
}
