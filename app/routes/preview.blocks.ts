import type { ActionFunctionArgs } from '@remix-run/node';
import { answerPreview } from '#app/features/admin/pages/editor/preview/blocks.server.ts';

export const action = ({ context, request }: ActionFunctionArgs) => answerPreview(context, request);
