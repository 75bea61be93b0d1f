import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { composePage } from '#app/features/admin/pages/editor/pages/compose.server.ts';
import { NewPageScreen } from '#app/features/admin/pages/editor/pages/new-page-screen.tsx';
import { freePresets } from '#app/features/admin/pages/editor/pages/page-presets.ts';
import { createPage } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { mayEdit } from '#app/features/admin/pages/editor/roles.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_new_page() });

export async function loader({ context }: LoaderFunctionArgs) {
  const { _id, role } = await requireEmployee(context);
  if (!mayEdit(role)) throw notFound();
  const listed = await context.api.listEditorPages();
  return { account: _id, presets: freePresets(listed.ok ? listed.data : []).map(({ id }) => id) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  return form.get('intent') === 'compose' ? composePage(context, form) : createPage(context, form);
}

export default function NewPage() {
  return <NewPageScreen answer={useActionData<typeof action>()} {...useLoaderData<typeof loader>()} />;
}
