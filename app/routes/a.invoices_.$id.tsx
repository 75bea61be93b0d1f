import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvoice } from '#app/features/account/billing/billing.server.ts';
import { InvoiceScreen } from '#app/features/account/billing/invoice-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.invoice_title({ number: data.invoice.number }) : m.error_not_found_title(),
  });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadInvoice(context, request, params.id ?? '');

export default function InvoicePage() {
  return <InvoiceScreen {...useLoaderData<typeof loader>()} />;
}
