import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadInbox } from '#app/features/admin/messages/inbox.server.ts';
import { InboxScreen } from '#app/features/admin/messages/inbox-screen.tsx';
import { withWaiting } from '#app/features/admin/messages/inbox-words.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: withWaiting(m.inbox_title(), data?.inbox?.counts.waiting ?? 0) });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadInbox(context, request);

/** What was answered or handed over changes the list. */
export const shouldRevalidate = () => true;

export default function Messages() {
  return <InboxScreen {...useLoaderData<typeof loader>()} />;
}
