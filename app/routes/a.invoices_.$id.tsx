import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInvoice } from '#app/features/account/billing/billing.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.invoice_title({ number: data.invoice.number }) : m.error_not_found_title(),
  });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadInvoice(context, request, params.id ?? '');

export default function InvoicePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="invoice"
      id={data.invoice._id}
      current="billing"
      title={m.invoice_title({ number: data.invoice.number })}
      data={data}
    />
  );
}
