import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadDeskQuestions, moderateQuestions } from '#app/features/admin/reviews/questions.server.ts';
import { QuestionsScreen } from '#app/features/admin/reviews/questions-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_questions() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDeskQuestions(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => moderateQuestions(context, request);

export default function Questions() {
  return <QuestionsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
