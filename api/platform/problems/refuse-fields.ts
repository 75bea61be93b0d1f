import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { FieldReasons } from '#schemas/domain/platform/reasons.ts';

/** Throws invalid where a field is wrong, with the first of the reasons as its own. */
export function refuseFields(fields: FieldReasons): void {
  const [first] = Object.values(fields).flat();
  if (first) throw new ProblemError('invalid', first, fields);
}
