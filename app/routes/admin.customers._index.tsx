import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCustomers } from '#app/features/admin/customers/customers.server.ts';
import { CustomersScreen } from '#app/features/admin/customers/customers-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.customers_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCustomers(context, request);

export default function Customers() {
  return <CustomersScreen {...useLoaderData<typeof loader>()} />;
}
