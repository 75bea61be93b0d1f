import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  actOnNotifications,
  loadNotifications,
} from '#app/features/account/notifications/notifications.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_news() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadNotifications(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnNotifications(context, request);

export default function Notifications() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="notifications" current="notifications" title={m.account_news()} data={data} />;
}
