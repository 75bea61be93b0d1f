import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadAddresses, saveAddresses } from '#app/features/account/address-book/addresses.server.ts';
import { AddressesScreen } from '#app/features/account/address-book/addresses-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.book_addresses() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAddresses(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveAddresses(context, request);

export default function AccountAddresses() {
  return <AddressesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
