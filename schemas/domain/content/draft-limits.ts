/** How much a page may come to: while it is written, when it is brought from a file and when it is published. */
import { toPointer } from '../platform/problem.ts';
import { because, type FieldReasons } from '../platform/reasons.ts';
import { isContainer, placesIn, pointerTo } from './json-places.ts';

export const mostBlocks = 200;
/** Bytes of its JSON: 1 MB. */
export const mostBytes = 1_000_000;
/** Lists and objects in one another. */
export const deepest = 32;

/** What of a document is limited: its size is not asked where it is too deep to be written at all. */
export type DraftSize = { blocks: number; bytes: number; depth: number };

/** Where a document first goes deeper than it may; null where it never does. */
function tooDeep(document: unknown): string | null {
  for (const place of placesIn(document, 'containers'))
    if (isContainer(place.value) && place.depth >= deepest) return pointerTo(place);
  return null;
}

function depthOf(document: unknown): number {
  let most = 0;
  for (const { value, depth } of placesIn(document, 'containers'))
    if (isContainer(value)) most = Math.max(most, depth + 1);
  return most;
}

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value) ?? '').length;

/** Whether one part is too large by itself; a character is at most six bytes of JSON. */
const isHeavy = (value: unknown): boolean =>
  (isContainer(value) || (typeof value === 'string' && value.length * 6 > mostBytes)) &&
  bytesOf(value) > mostBytes;

const blocksIn = (document: unknown): number => {
  const { blocks } = (document ?? {}) as { blocks?: unknown };
  return Array.isArray(blocks) ? blocks.length : 0;
};

/** The innermost part that is too large by itself: what somebody has to shorten. */
function heaviest(document: unknown): string {
  const path: string[] = [];
  let part = document;
  for (;;) {
    const large = isContainer(part) ? Object.entries(part).find(([, value]) => isHeavy(value)) : undefined;
    if (!large) return toPointer(path);
    path.push(large[0]);
    part = large[1];
  }
}

export const sizeOf = (document: unknown): DraftSize => {
  const depth = depthOf(document);
  return { blocks: blocksIn(document), bytes: depth > deepest ? 0 : bytesOf(document), depth };
};

/** Where a document is over a limit, by pointer; nothing where it keeps to all of them. */
export function overLimits(document: unknown): FieldReasons {
  // First: whatever else looks at a document may not survive one that is too deep.
  const deep = tooDeep(document);
  if (deep !== null) return { [deep]: [because('too_deep', { maximum: deepest })] };
  return {
    ...(bytesOf(document) > mostBytes
      ? { [heaviest(document)]: [because('page_too_large', { maximum: mostBytes / 1_000_000 })] }
      : {}),
    ...(blocksIn(document) > mostBlocks
      ? { '/blocks': [because('blocks_too_many', { maximum: mostBlocks })] }
      : {}),
  };
}

/** Whether a document that is over a limit comes nearer to it than what it takes the place of, and further from none. */
export function isSmaller(next: DraftSize, before: DraftSize): boolean {
  const over = (['blocks', 'bytes', 'depth'] as const).filter(
    (name) => next[name] > { blocks: mostBlocks, bytes: mostBytes, depth: deepest }[name],
  );
  return over.every((name) => next[name] <= before[name]) && over.some((name) => next[name] < before[name]);
}
