import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { FollowScreen } from '#app/features/account/orders/follow-screen.tsx';
import { askForReturn, loadOrder } from '#app/features/account/orders/orders.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.follow_title() }),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadOrder(context, request, params.id ?? '');

export const action = async ({ context, request, params }: ActionFunctionArgs) =>
  askForReturn(context, request, params.id ?? '', await request.formData());

export default function FollowOrder() {
  const { order } = useLoaderData<typeof loader>();
  return <FollowScreen key={order._id} order={order} answer={useActionData<typeof action>()} />;
}
