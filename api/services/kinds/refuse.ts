import type { Errors } from '#api/pricing/custom.ts';
import { ProblemError } from '#api/services/problem-error.ts';

/** Throws invalid when there is an error; the first is in the message, each at its place under `root`. */
export function refuseErrors(errors: Errors, root = ''): void {
  const pointers = Object.entries(errors);
  if (pointers.length === 0) return;
  throw new ProblemError(
    'invalid',
    `This cannot be made as it was chosen: ${pointers[0]?.[1][0] ?? ''}`,
    Object.fromEntries(pointers.map(([pointer, messages]) => [root + pointer, messages])),
  );
}
