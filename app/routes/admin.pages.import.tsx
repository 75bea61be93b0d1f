import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { importPage, loadImport } from '#app/features/admin/pages/editor/pages/import.server.ts';
import { ImportScreen } from '#app/features/admin/pages/editor/pages/import-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_import() });

export const loader = ({ context }: LoaderFunctionArgs) => loadImport(context);

export const action = ({ context, request }: ActionFunctionArgs) => importPage(context, request);

export default function ImportPage() {
  return <ImportScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
