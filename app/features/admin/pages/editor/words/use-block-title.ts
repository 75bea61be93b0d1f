import type { Json } from '#app/shared/json.ts';
import { sectionIn } from '#schemas/domain/content/saved-section.ts';
import { useEntity } from '../fields/entities.ts';
import { blockTitle } from './block-words.ts';

/** The block's own title, of a saved section its name; null when it has no words, and while the name is looked for. */
export function useBlockTitle(value: Json): string | null {
  const section = sectionIn(value) ?? undefined;
  const named = useEntity(section ? 'section' : undefined, section);
  return section ? (named?.name ?? null) : blockTitle(value);
}
