import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnPages, loadPages } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { PagesScreen } from '#app/features/admin/pages/editor/pages/pages-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_pages() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadPages(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnPages(context, request);

export default function Pages() {
  return <PagesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
