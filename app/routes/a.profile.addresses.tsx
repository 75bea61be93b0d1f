import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadAddresses, saveAddresses } from '#app/features/account/address-book/addresses.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.book_addresses() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAddresses(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveAddresses(context, request);

export default function AccountAddresses() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="addresses"
      current="addresses"
      title={m.book_addresses()}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
