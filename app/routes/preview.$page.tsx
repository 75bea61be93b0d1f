import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadContentPreview } from '#app/features/admin/content/preview-content.server.ts';
import { PreviewContentScreen } from '#app/features/admin/content/preview-content-screen.tsx';
import { DeadLinkScreen } from '#app/features/admin/pages/editor/preview/dead-link-screen.tsx';
import { loadPreview } from '#app/features/admin/pages/editor/preview/preview.server.ts';
import { PreviewScreen } from '#app/features/admin/pages/editor/preview/preview-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** It brings a shop around it of its own. */
export const handle = 'bare';

const titleOf = (preview: { title: string } | { content: unknown } | null | undefined): string => {
  if (!preview) return m.preview_dead_title();
  return 'title' in preview ? preview.title : m.editor_preview();
};

export const meta: MetaFunction<typeof loader> = ({ data: preview, matches }) =>
  shopMeta(matches, { title: titleOf(preview) });

export async function loader({ context, request, params: { page = '' } }: LoaderFunctionArgs) {
  const written = await loadContentPreview(context, request, page);
  return written ?? (await loadPreview(context, request, page)) ?? data(null, { status: 404 });
}

export default function PagePreview() {
  const preview = useLoaderData<typeof loader>();
  if (!preview) return <DeadLinkScreen />;
  return 'content' in preview ? <PreviewContentScreen {...preview} /> : <PreviewScreen preview={preview} />;
}
