import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { deleteSubscriber, loadSubscribers } from '#app/features/admin/newsletter/newsletter.server.ts';
import { SubscribersScreen } from '#app/features/admin/newsletter/subscribers-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_newsletter() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSubscribers(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => deleteSubscriber(context, request);

export default function Newsletter() {
  return <SubscribersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
