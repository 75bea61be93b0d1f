import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AnswersScreen } from '#app/features/admin/messages/answers-screen.tsx';
import { loadReadyAnswers, saveReadyAnswers } from '#app/features/admin/messages/inbox.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.inbox_answers() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReadyAnswers(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveReadyAnswers(context, request);

export default function ReadyAnswers() {
  return <AnswersScreen {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
