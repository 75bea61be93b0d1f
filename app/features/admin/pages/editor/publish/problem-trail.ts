/** The way to a field that something is said of, in the words of the form: ["Banner", "Photo", "Alt text"]. */
import * as m from '#messages';
import { type EditorDocument, findBlock } from '../document/model.ts';
import type { Problem } from '../session/types.ts';
import { fieldTrail, pageFieldTrail, typeLabel } from '../words/block-words.ts';

export function problemTrail(document: EditorDocument, { key, path }: Problem): string[] {
  if (key === null) return [m.editor_the_page(), ...pageFieldTrail({ path })];
  const value = findBlock(document, key)?.value ?? null;
  return [typeLabel(value), ...fieldTrail(value, path)];
}
