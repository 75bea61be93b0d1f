import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { NewPageScreen } from '#app/features/admin/pages/editor/pages/new-page-screen.tsx';
import { createPage } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_new_page() });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireEmployee(context);
  return null;
}

export const action = ({ context, request }: ActionFunctionArgs) => createPage(context, request);

export default function NewPage() {
  return <NewPageScreen answer={useActionData<typeof action>()} />;
}
