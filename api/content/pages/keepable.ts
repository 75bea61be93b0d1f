/** What no draft may hold, because jsonb cannot: all else is kept, valid or not. */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

const deepest = 64;

/** U+0000, or half of a character of two halves. */
const unkeepable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Throws invalid with a pointer into the body, which carries the document at `root`. */
export function requireKeepable(document: DraftDocument, root: PropertyKey[] = ['document']): void {
  const refuse = (path: PropertyKey[], reason: Reason) =>
    new ProblemError('invalid', because('draft_not_storable'), {
      [toPointer([...root, ...path.slice(0, deepest)])]: [reason],
    });
  // Not by recursion: how deep it is, is the question.
  const waiting: { value: unknown; path: PropertyKey[] }[] = [{ value: document, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (unkeepable(value)) throw refuse(path, because('text_not_storable'));
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest) throw refuse(path, because('too_deep', { maximum: deepest }));
    for (const [key, part] of Object.entries(value)) {
      if (unkeepable(key)) throw refuse(path, because('name_not_storable'));
      if (typeof part === 'string' || typeof part === 'object')
        waiting.push({ value: part, path: [...path, key] });
    }
  }
}
