import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewPageScreen } from '#app/features/admin/pages/editor/pages/new-page-screen.tsx';
import { freePresets } from '#app/features/admin/pages/editor/pages/page-presets.ts';
import { createPage } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_new_page() });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireEmployee(context);
  const listed = await context.api.listEditorPages();
  return { presets: freePresets(listed.ok ? listed.data : []).map(({ id }) => id) };
}

export const action = ({ context, request }: ActionFunctionArgs) => createPage(context, request);

export default function NewPage() {
  return <NewPageScreen answer={useActionData<typeof action>()} {...useLoaderData<typeof loader>()} />;
}
