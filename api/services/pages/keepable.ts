/** What no draft may hold, because jsonb cannot: all else is kept, valid or not. */
import { ProblemError } from '#api/services/problem-error.ts';
import type { DraftDocument } from '#schemas/domain/editor.ts';
import { toPointer } from '#schemas/domain/problem.ts';

const deepest = 64;

/** U+0000, or half of a character of two halves. */
const unkeepable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Throws invalid with a pointer into the body, which carries the document at `root`. */
export function requireKeepable(document: DraftDocument, root: PropertyKey[] = ['document']): void {
  const refuse = (path: PropertyKey[], message: string) =>
    new ProblemError('invalid', 'This draft cannot be stored.', {
      [toPointer([...root, ...path.slice(0, deepest)])]: [message],
    });
  // Not by recursion: how deep it is, is the question.
  const waiting: { value: unknown; path: PropertyKey[] }[] = [{ value: document, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (unkeepable(value))
        throw refuse(path, 'expected text without the characters U+0000 and halves of characters');
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= deepest) throw refuse(path, `expected at most ${deepest} levels`);
    for (const [key, part] of Object.entries(value)) {
      if (unkeepable(key)) throw refuse(path, 'expected names of fields without the character U+0000');
      if (typeof part === 'string' || typeof part === 'object')
        waiting.push({ value: part, path: [...path, key] });
    }
  }
}
