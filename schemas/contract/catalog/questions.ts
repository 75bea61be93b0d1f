/** Questions about products and their answers, all ours (docs/product.md#questions). */
import { z } from 'zod';
import {
  answerQuestionSchema,
  askQuestionSchema,
  deskQuestionPageSchema,
  deskQuestionSchema,
  moderateQuestionSchema,
  questionPageSchema,
  takenSchema,
} from '#schemas/domain/catalog/question.ts';
import { moderationStatuses } from '#schemas/domain/catalog/review.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';

const tag = 'questions';
const params = { slug: z.string().min(1).max(120) };
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const limit = (standard: number) => z.coerce.number().int().min(1).max(50).default(standard);
const desk = ['unauthenticated', 'forbidden'] as const;

export const questionCalls = {
  listQuestions: call({
    method: 'get',
    path: '/api/v1/products/{slug}/questions',
    tag,
    summary: 'A product’s published questions with their answers; q is of either',
    params,
    query: {
      q: z
        .string()
        .trim()
        .max(100)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
        .optional(),
      page,
      limit: limit(5),
    },
    response: questionPageSchema,
    errors: ['not_found'],
  }),
  askQuestion: call({
    method: 'post',
    path: '/api/v1/products/{slug}/questions',
    tag,
    summary: 'Ask about a product; the dealer reads it first, and the asker is emailed each answer',
    params,
    body: askQuestionSchema,
    status: 201,
    response: takenSchema,
    errors: ['unauthenticated', 'not_found', 'too_many_requests', 'bad_origin'],
  }),
  answerQuestion: call({
    method: 'post',
    path: '/api/v1/questions/{id}/answers',
    tag,
    summary: 'Answer: employees at once, people who bought the product once the dealer has read it',
    params: { id: idSchema },
    body: answerQuestionSchema,
    status: 201,
    response: takenSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_requests', 'bad_origin'],
  }),
  listDeskQuestions: call({
    method: 'get',
    path: '/api/v1/desk/questions',
    tag,
    summary:
      'Questions in one state with all their answers, the longest waiting first when they wait (sales)',
    query: { status: z.enum(moderationStatuses).default('pending'), page, limit: limit(20) },
    response: deskQuestionPageSchema,
    errors: [...desk],
  }),
  moderateQuestion: call({
    method: 'post',
    path: '/api/v1/desk/questions/{id}',
    tag,
    summary: 'Publish or reject a question, or one of its answers (sales)',
    params: { id: idSchema },
    body: moderateQuestionSchema,
    response: deskQuestionSchema,
    errors: [...desk, 'not_found', 'stale_version', 'bad_origin'],
  }),
};
