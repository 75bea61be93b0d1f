import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TranslationScreen } from '#app/features/admin/translations/translation-screen.tsx';
import { loadTranslation, saveTranslation } from '#app/features/admin/translations/translations.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.translations_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadTranslation(context, params);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  saveTranslation(context, request, params);

export default function Translation() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <TranslationScreen key={`${data.thing.kind}/${data.thing.id}`} {...data} answer={answer} />;
}
