import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeadLinkScreen } from '#app/features/admin/pages/editor/preview/dead-link-screen.tsx';
import { loadPreview } from '#app/features/admin/pages/editor/preview/preview.server.ts';
import { PreviewScreen } from '#app/features/admin/pages/editor/preview/preview-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** It brings a shop around it of its own. */
export const handle = 'bare';

export const meta: MetaFunction<typeof loader> = ({ data: preview, matches }) =>
  shopMeta(matches, { title: preview ? preview.title : m.preview_dead_title() });

export async function loader({ context, request, params: { page = '' } }: LoaderFunctionArgs) {
  return (await loadPreview(context, request, page)) ?? data(null, { status: 404 });
}

export default function PagePreview() {
  const preview = useLoaderData<typeof loader>();
  return preview ? <PreviewScreen preview={preview} /> : <DeadLinkScreen />;
}
