import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { personOf } from '#app/features/account/account.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { requireProfile } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_orders_title() });

const path = '/a/profile/orders';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const profile = await requireProfile(context, request);
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const [listed, news] = await Promise.all([
    context.api.listOrders({ query: { page } }),
    context.api.listNotifications(),
  ]);
  const orders = unwrap('listOrders', listed);
  // Past the end there is nothing to see, nor a way back.
  if (page > 1 && orders.items.length === 0) throw redirect(path);
  return { person: personOf(context, profile), orders, notifications: unwrap('listNotifications', news) };
}

export default function Orders() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="orders" current="orders" title={m.account_orders_title()} data={data} />;
}
