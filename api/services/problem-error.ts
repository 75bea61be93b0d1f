/** How a use case says no. http/problems.ts turns it into the one error shape. */
import { type ProblemCode, problemStatus } from '#schemas/domain/problem.ts';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly fieldErrors?: Record<string, string[]>,
  ) {
    super(message);
    this.status = problemStatus[code];
  }
}
