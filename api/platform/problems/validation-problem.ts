import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const queryProblem = (error: Parameters<typeof reasonsOf>[0]) => {
  const reasons = reasonsOf(error);
  const names = Object.keys(reasons).map((pointer) => pointer.slice(1));
  return new ProblemError('bad_query', because('query_invalid', { names: names.join(', ') }), reasons);
};

/** What the validators found, as the problem of where it was found. */
export function validationProblem(target: string, error: Parameters<typeof reasonsOf>[0]): ProblemError {
  if (target === 'query') return queryProblem(error);
  if (target === 'param') return new ProblemError('not_found', because('address_unknown'));
  if (target === 'header') return new ProblemError('invalid', because('header_invalid'), reasonsOf(error));
  return new ProblemError('invalid', because('fields_invalid'), reasonsOf(error));
}
