/** What blocks and the page's fields are called before a person. */

import type { Json } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';
import * as m from '#messages';
import type { Conflict } from '../document/merge.ts';
import { describeBlock } from '../document/model.ts';
import { contentFieldLabel } from '../words/block-words.ts';

/** "Hero video carousel"; what nobody knows by the name it gives itself. */
export function blockLabel(value: Json | undefined): string {
  const { type } = describeBlock(value ?? null);
  const known = type !== null && Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : undefined;
  return known?.definition.label() ?? m.session_unknown_block({ type: type?.slice(0, 40) ?? '' }).trim();
}

const pageFields: Record<string, () => string> = {
  title: m.session_page_title,
  description: m.session_page_description,
  slug: m.session_page_slug,
  audience: m.session_page_audience,
};

/** What a conflict is about: the block that it is in, or the field of the page. */
export function labelOf({ block, path, within, mine, theirs }: Conflict): string {
  if (block !== null) return blockLabel(within ?? mine ?? theirs);
  const name = String(path[0]);
  return Object.hasOwn(pageFields, name) ? (pageFields[name]?.() ?? name) : (contentFieldLabel(name) ?? name);
}
