/** Where something is wrong in a page that was brought, in the editor's words as far as it has any. */
import type { Path } from '#app/shared/json.ts';
import { describeBlock, type EditorDocument, findBlock } from '../document/model.ts';
import { problemTrail } from '../publish/problem-trail.ts';
import { placeOf } from '../session/problems.ts';
import { definitionOf, isPageField } from '../words/block-words.ts';

/** `trail`: the way to a field in the form's words; null where there is none, and of the file as a whole. */
export type ImportPlace = { pointer: string; trail: string | null };

export const isWholeFile = (pointer: string): boolean => pointer === '' || pointer === '/';

/** Whether the editor has words for the place: a field of the page, or of a block of a type that it knows. */
function hasWords(document: EditorDocument, { key, path }: { key: string | null; path: Path }): boolean {
  // What is said of a block that is not there is no field of the page.
  if (key === null)
    return typeof path[0] === 'string' && isPageField(path[0]) && (path[0] !== 'blocks' || path.length === 1);
  const block = findBlock(document, key);
  return block !== undefined && definitionOf(describeBlock(block.value).type) !== undefined;
}

export function importPlace(document: EditorDocument, pointer: string): ImportPlace {
  const place = placeOf(document, pointer);
  const isNamed = !isWholeFile(pointer) && hasWords(document, place);
  return { pointer, trail: isNamed ? problemTrail(document, { ...place, message: '' }).join(' › ') : null };
}
