/** The one place where an error becomes an answer (application/problem+json). */
import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Problem } from '#schemas/domain/problem.ts';
import type { ApiEnv } from './env.ts';

export function answerProblem(c: HonoContext<ApiEnv>, error: ProblemError): Response {
  const problem: Problem = {
    code: error.code,
    status: error.status,
    message: error.message,
    ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    requestId: c.get('requestId'),
  };
  return c.json(problem, error.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
  });
}

/** What Hono and the validators throw, in our words; anything else is our own fault. */
function toProblem(error: Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof HTTPException && error.status === 400)
    return new ProblemError('bad_json', 'The body is not JSON.');
  if (error instanceof HTTPException && error.status === 413)
    return new ProblemError('too_large', 'The body is over 1 MB.');
  // Text that the database cannot hold: U+0000 (22021, 22P05).
  if (['22021', '22P05'].includes((error as { code?: string }).code ?? '')) {
    return new ProblemError('invalid', 'A field holds a character that cannot be stored.');
  }
  return new ProblemError('internal', 'Something went wrong on our side.');
}

export function handleError(error: Error, c: HonoContext<ApiEnv>): Response {
  const problem = toProblem(error);
  if (problem.status >= 500)
    c.get('log').error({ err: error, path: c.req.path, method: c.req.method }, 'call failed');
  return answerProblem(c, problem);
}
