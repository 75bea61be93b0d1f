/** How a use case says no. http/problems.ts turns it into the one error shape. */
import { type ProblemCode, problemStatus } from '#schemas/domain/platform/problem.ts';
import type { FieldReasons, Reason } from '#schemas/domain/platform/reasons.ts';
import { sentenceOf } from './problem-sentences.ts';

export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly status: number;
  /** `message` is the reason's sentence in English. */
  constructor(
    readonly code: ProblemCode,
    readonly reason: Reason,
    readonly fieldReasons?: FieldReasons,
  ) {
    super(sentenceOf(reason));
    this.status = problemStatus[code];
  }
}
