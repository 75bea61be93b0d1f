import { answerQuestion } from '#api/catalog/questions/answer-question.ts';
import { askQuestion } from '#api/catalog/questions/ask-question.ts';
import { listQuestions } from '#api/catalog/questions/list-questions.ts';
import { listDeskQuestions, moderateQuestion } from '#api/catalog/questions/moderate-question.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { questionCalls } from '#schemas/contract/catalog/questions.ts';

export const questionHandlers: HandlersOf<typeof questionCalls> = {
  listQuestions: (context, { params, query }) => listQuestions(context, params.slug, query),
  askQuestion: (context, { params, body }) => askQuestion(context, params.slug, body),
  answerQuestion: (context, { params, body }) => answerQuestion(context, params.id, body),
  listDeskQuestions: (context, { query }) => listDeskQuestions(context, query),
  moderateQuestion: (context, { params, body }) => moderateQuestion(context, params.id, body),
};
