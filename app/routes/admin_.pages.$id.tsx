/** The editor has the whole window: it stands outside of the employees' frame. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EditorScreen } from '#app/features/admin/pages/editor/frame/editor-screen.tsx';
import { demand } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { isBlockKind } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';

export const handle = 'bare';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.page.title || m.editor_untitled() });

/** What the editor changes it knows by itself: it is loaded once. */
export const shouldRevalidate = () => false;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { _id, role } = await requireEmployee(context);
  const page = demand(await context.api.getEditorPage({ params: { id: params.id ?? '' } }));
  if (!isBlockKind(page.kind)) throw redirect(`/admin/content/${page._id}`);
  const site = await context.api.getSite();
  const warehouses = site.ok ? site.data.warehouses.map(({ _id: id, name }) => ({ _id: id, name })) : [];
  const around = await context.api.listPageExperiments({ params: { id: page._id } });
  const experiments = around.ok ? around.data : [];
  return { page, account: _id, role: role ?? ('viewer' as const), warehouses, experiments };
}

export default function Editor() {
  const { page, ...rest } = useLoaderData<typeof loader>();
  return <EditorScreen key={page._id} page={page as EditorPage} {...rest} />;
}
