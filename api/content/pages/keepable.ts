/** What no draft may hold or come to: all else is kept, valid or not. */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { isSmaller, overLimits, sizeOf } from '#schemas/domain/content/draft-limits.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { unstorable } from '#schemas/domain/content/storable.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';

/** The body that carries the document under a name. */
const inBody = ['document'];

function refuse(reasons: FieldReasons, root: readonly string[]): void {
  if (Object.keys(reasons).length === 0) return;
  const placed = Object.entries(reasons).map(([pointer, why]) => [`${toPointer(root)}${pointer}`, why]);
  throw new ProblemError('invalid', because('draft_not_storable'), Object.fromEntries(placed));
}

/** Throws invalid, with pointers into the body, for what the database cannot hold. */
const requireStorable = (document: DraftDocument, root: readonly string[] = inBody): void =>
  refuse(unstorable(document), root);

/** Throws invalid, with pointers into the body, for what cannot be kept or is over a limit. */
export function requireKeepable(document: DraftDocument, root: readonly string[] = inBody): void {
  refuse(overLimits(document), root);
  requireStorable(document, root);
}

/**
 * As requireKeepable; over a limit is still what takes the place of more (`findStored`), so that what was kept before
 * there were limits is made smaller step by step.
 */
export async function requireKeepableOver(
  document: DraftDocument,
  findStored: () => Promise<DraftDocument | undefined>,
): Promise<void> {
  const over = overLimits(document);
  if (Object.keys(over).length > 0) {
    const stored = await findStored();
    if (!stored || !isSmaller(sizeOf(document), sizeOf(stored))) refuse(over, inBody);
  }
  requireStorable(document);
}
