import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Errors } from '#api/pricing/core/custom.ts';

/** Throws invalid when there is an error; the first is its reason, each at its place under `root`. */
export function refuseErrors(errors: Errors, root = ''): void {
  const [first] = Object.values(errors).flat();
  if (!first) return;
  throw new ProblemError(
    'invalid',
    first,
    Object.fromEntries(Object.entries(errors).map(([pointer, reasons]) => [root + pointer, reasons])),
  );
}
