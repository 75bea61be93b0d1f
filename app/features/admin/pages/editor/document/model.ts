/**
 * A page document as the editor holds it: every block under a key of its own, its stored form untouched. Whatever a
 * document holds can be opened, and is written back as it was: nothing is dropped, known or not.
 */

import { isObject, type Json } from '#app/shared/json.ts';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';

export type EditorBlock = {
  /** The block's id where it has a good one of its own, else one that the editor gave ("~0"). */
  readonly key: string;
  /** The stored block, whatever it is. */
  readonly value: Json;
};

export type EditorDocument = {
  /** Everything of the page but its blocks: slug, audience, title, description and what nobody knows. */
  readonly meta: { readonly [key: string]: Json };
  readonly blocks: readonly EditorBlock[];
};

const idOf = (value: Json): string | null => {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,80}$/.test(id) ? id : null;
};

export function openDocument(stored: DraftDocument): EditorDocument {
  const { blocks: given, ...meta } = stored as { [key: string]: Json };
  const list = Array.isArray(given) ? given : given === undefined ? [] : [given];
  const taken = new Set<string>();
  let nameless = 0;
  const blocks = list.map((value) => {
    const id = idOf(value);
    const key = id && !taken.has(id) ? id : `~${nameless++}`;
    taken.add(key);
    return { key, value };
  });
  return { meta, blocks };
}

export const writeDocument = ({ meta, blocks }: EditorDocument): DraftDocument => ({
  ...meta,
  blocks: blocks.map(({ value }) => value),
});

/**
 * As much of a page as may be on one: a draft that was stored before there was a limit is shown, checked and previewed
 * this far. The same document where nothing is over.
 */
export const withinLimit = (document: EditorDocument): EditorDocument =>
  document.blocks.length > mostBlocks
    ? { ...document, blocks: document.blocks.slice(0, mostBlocks) }
    : document;

export const findBlock = (document: EditorDocument, key: string): EditorBlock | undefined =>
  document.blocks.find((block) => block.key === key);

/** What a stored block says of itself, as far as it does. */
export function describeBlock(value: Json): {
  type: string | null;
  version: number | null;
  props: Json | undefined;
} {
  if (!isObject(value)) return { type: null, version: null, props: undefined };
  return {
    type: typeof value.type === 'string' ? value.type : null,
    version: typeof value.schemaVersion === 'number' ? value.schemaVersion : null,
    props: value.props,
  };
}
