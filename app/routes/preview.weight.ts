import type { ActionFunctionArgs } from '@remix-run/node';
import { answerWeight } from '#app/features/admin/pages/editor/weight/answer-weight.server.ts';

export const action = ({ context, request }: ActionFunctionArgs) => answerWeight(context, request);
