import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReceipts } from '#app/features/account/billing/billing.server.ts';
import { PaymentsScreen } from '#app/features/account/billing/credits-screens.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_payments() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReceipts(context, request);

export default function Page() {
  return <PaymentsScreen {...useLoaderData<typeof loader>()} />;
}
