import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ImportTranslationsScreen } from '#app/features/admin/translations/import-screen.tsx';
import { loadImport, takeTranslations } from '#app/features/admin/translations/translations.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.translations_import() });

export const loader = ({ context }: LoaderFunctionArgs) => loadImport(context);

export const action = ({ context, request }: ActionFunctionArgs) => takeTranslations(context, request);

export default function ImportTranslations() {
  return (
    <ImportTranslationsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
