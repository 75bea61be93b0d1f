import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvoices } from '#app/features/account/billing/billing.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_invoices() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadInvoices(context, request);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="invoices" current="billing" title={m.account_invoices()} data={data} />;
}
