import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvoices } from '#app/features/account/billing/billing.server.ts';
import { InvoicesScreen } from '#app/features/account/billing/invoices-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_invoices() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadInvoices(context, request);

export default function Page() {
  return <InvoicesScreen {...useLoaderData<typeof loader>()} />;
}
