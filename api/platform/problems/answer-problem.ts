/** The one place where an error becomes an answer (application/problem+json). */
import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentencesOf } from '#api/platform/problems/problem-sentences.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { ApiEnv } from '../http/env.ts';

export const problemView = (error: ProblemError, requestId: string): Problem => ({
  code: error.code,
  status: error.status,
  ...error.reason,
  message: error.message,
  ...(error.fieldReasons
    ? { fieldErrors: sentencesOf(error.fieldReasons), fieldReasons: error.fieldReasons }
    : {}),
  requestId,
});

export function answerProblem(c: HonoContext<ApiEnv>, error: ProblemError): Response {
  const problem = problemView(error, c.get('requestId'));
  return c.json(problem, error.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
  });
}

/** What Hono and the validators throw, in our words; anything else is our own fault. */
export function toProblem(error: Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException && error.status === 400)
    return new ProblemError('bad_json', because('json_invalid'));
  if (error instanceof HTTPException && error.status === 413)
    return new ProblemError('too_large', because('body_too_large'));
  // Text that the database cannot hold: U+0000 (22021, 22P05).
  if (['22021', '22P05'].includes((error as { code?: string }).code ?? '')) {
    return new ProblemError('invalid', because('character_not_allowed'));
  }
  return new ProblemError('internal', because('internal'));
}

export function handleError(error: Error, c: HonoContext<ApiEnv>): Response {
  const problem = toProblem(error);
  if (problem.status >= 500)
    c.get('log').error({ err: error, path: c.req.path, method: c.req.method }, 'call failed');
  return answerProblem(c, problem);
}
