import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCreditMemos } from '#app/features/account/billing/billing.server.ts';
import { CreditMemosScreen } from '#app/features/account/billing/credits-screens.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_credit_memos() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCreditMemos(context, request);

export default function Page() {
  return <CreditMemosScreen {...useLoaderData<typeof loader>()} />;
}
