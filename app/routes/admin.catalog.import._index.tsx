import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadImports, takeFile } from '#app/features/admin/imports/import.server.ts';
import { ImportsScreen } from '#app/features/admin/imports/imports-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.import_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadImports(context);

export const action = ({ context, request }: ActionFunctionArgs) => takeFile(context, request);

export default function Imports() {
  return <ImportsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
