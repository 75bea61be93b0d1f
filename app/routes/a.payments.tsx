import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReceipts } from '#app/features/account/billing/billing.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_payments() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReceipts(context, request);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="payments" current="billing" title={m.account_payments()} data={data} />;
}
