import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadTranslations } from '#app/features/admin/translations/translations.server.ts';
import { TranslationsScreen } from '#app/features/admin/translations/translations-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.translations_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadTranslations(context, request);

export default function Translations() {
  return <TranslationsScreen {...useLoaderData<typeof loader>()} />;
}
