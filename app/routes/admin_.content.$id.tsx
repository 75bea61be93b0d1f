/** The editor has the whole window: it stands outside of the employees' frame. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadContentEditor } from '#app/features/admin/content/content.server.ts';
import { ContentEditorScreen } from '#app/features/admin/content/content-editor-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';

export const handle = 'bare';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.page.title || m.editor_untitled() });

/** What the editor changes it knows by itself: it is loaded once. */
export const shouldRevalidate = () => false;

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadContentEditor(context, params.id ?? '');

export default function ContentEditor() {
  const { page, ...rest } = useLoaderData<typeof loader>();
  return <ContentEditorScreen key={page._id} page={page as EditorPage} {...rest} />;
}
