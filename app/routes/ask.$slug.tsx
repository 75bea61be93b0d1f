import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadAsk, sendQuestion } from '#app/features/storefront/questions/ask.server.ts';
import { AskScreen } from '#app/features/storefront/questions/ask-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.question_ask() });

export const loader = ({ context, request, params: { slug = '' } }: LoaderFunctionArgs) =>
  loadAsk(context, request, slug);

export const action = ({ context, request, params: { slug = '' } }: ActionFunctionArgs) =>
  sendQuestion(context, request, slug);

export default function Ask() {
  return <AskScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
