import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { LookupScreen } from '#app/features/account/orders/lookup-screen.tsx';
import { lookUp } from '#app/features/account/orders/orders.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.follow_title() }),
  { name: 'robots', content: 'noindex' },
];

export const action = ({ context, request }: ActionFunctionArgs) => lookUp(context, request);

export default function OrderLookup() {
  return <LookupScreen answer={useActionData<typeof action>()} />;
}
