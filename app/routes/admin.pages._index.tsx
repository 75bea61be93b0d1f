import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnPages, loadPages } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { PagesScreen } from '#app/features/admin/pages/editor/pages/pages-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { BlockKind } from '#schemas/domain/content/content-kinds.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.kind === 'section' ? m.content_sections() : m.editor_pages() });

/** Pages, or with `kind=section` the sections that they share. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const isSection = new URL(request.url).searchParams.get('kind') === 'section';
  const kind: BlockKind = isSection ? 'section' : 'page';
  return { ...(await loadPages(context, request, kind)), kind };
}

export const action = ({ context, request }: ActionFunctionArgs) => actOnPages(context, request);

export default function Pages() {
  return <PagesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
