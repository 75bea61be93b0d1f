import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnNotices, loadNotices } from '#app/features/admin/notices/notices.server.ts';
import { NoticesScreen } from '#app/features/admin/notices/notices-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.notices_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadNotices(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnNotices(context, request);

/** What somebody else changed meanwhile is shown with the refusal. */
export const shouldRevalidate = () => true;

export default function Notifications() {
  return <NoticesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
