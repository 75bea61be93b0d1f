import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { createClient } from '#schemas/contract/client.ts';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { handleError } from './answer-problem.ts';

function apiThat(error: Error) {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'r-1');
    await next();
  });
  app.all('*', () => {
    throw error;
  });
  app.onError(handleError);
  return app;
}

const refusal = new ProblemError('invalid', because('cart_lines_too_many', { maximum: 1000 }), {
  '/items': [because('quantity_expected'), because('quantity_too_high', { maximum: 9999 })],
});

test('an answer carries code, reason and values, and the sentences in English', async () => {
  const response = await apiThat(refusal).request('/api/v1/site');
  expect(response.status).toBe(422);
  const body = await response.json();
  expect(problemSchema.parse(body)).toEqual(body);
  expect(body).toEqual({
    code: 'invalid',
    status: 422,
    reason: 'cart_lines_too_many',
    values: { maximum: 1000 },
    message: 'A cart holds up to 1000 lines. Remove some or order these first.',
    fieldErrors: { '/items': ['Enter a whole number.', 'Enter a quantity up to 9999.'] },
    fieldReasons: {
      '/items': [{ reason: 'quantity_expected' }, { reason: 'quantity_too_high', values: { maximum: 9999 } }],
    },
    requestId: 'r-1',
  });
});

test('the client shows its own sentences, and the English ones for reasons that it does not know', async () => {
  const { fetch } = apiThat(refusal);
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch,
    sentenceOf: ({ reason, values }) =>
      reason === 'quantity_too_high' ? `Höchstens ${values?.maximum}.` : undefined,
  });
  const result = await client.getSite();
  expect(result).toMatchObject({
    ok: false,
    problem: {
      message: 'A cart holds up to 1000 lines. Remove some or order these first.',
      fieldErrors: { '/items': ['Enter a whole number.', 'Höchstens 9999.'] },
    },
  });
});
