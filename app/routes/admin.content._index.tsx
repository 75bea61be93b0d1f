import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadContent } from '#app/features/admin/content/content.server.ts';
import { kindWords } from '#app/features/admin/content/kind-words.ts';
import { actOnPages } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { PagesScreen } from '#app/features/admin/pages/editor/pages/pages-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data && kindWords[data.kind].many() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadContent(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnPages(context, request);

export default function Content() {
  return <PagesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
