import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CustomerScreen } from '#app/features/admin/customers/customer-screen.tsx';
import { nameOfCustomer } from '#app/features/admin/customers/customer-words.ts';
import { actOnCustomer, loadCustomer } from '#app/features/admin/customers/customers.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data ? nameOfCustomer(data.customer) : m.customers_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadCustomer(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnCustomer(context, request, params.id ?? '');

/** What would move is asked for anew after a merge that was refused. */
export const shouldRevalidate = () => true;

export default function Customer() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <CustomerScreen
      key={loaded.customer._id}
      {...loaded}
      answer={useActionData<typeof action>() ?? undefined}
    />
  );
}
