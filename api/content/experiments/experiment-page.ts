/** A page's blocks as variant B has them. Touches nothing. */
import type { StoredBlock } from '#schemas/domain/content/page.ts';

/** Whether variant B has a place on the page. */
export const hasPlace = (blocks: readonly { id: unknown }[], block: string | null): boolean =>
  block === null || blocks.some(({ id }) => id === block);

/**
 * B's blocks in the place of the block that they replace, or of all. One of them may keep that block's id; an id that
 * another block of the page has is made another.
 */
export function withVariant<Block extends { id: string }>(
  blocks: readonly Block[],
  { block, blocks: own }: { block: string | null; blocks: readonly Block[] },
): Block[] {
  if (block === null) return [...own];
  const taken = new Set(blocks.map(({ id }) => id).filter((id) => id !== block));
  const placed = own.map((one) => {
    let id = one.id;
    for (let count = 2; taken.has(id); count += 1) id = `${one.id.slice(0, 74)}-b${count}`;
    taken.add(id);
    return id === one.id ? one : { ...one, id };
  });
  return blocks.flatMap((one) => (one.id === block ? placed : [one]));
}

type Translations = Partial<Record<string, Record<string, unknown>>>;
type Document = { blocks: StoredBlock[]; translations?: Translations };

/** The stored document of the page with variant B in it, its translations too. */
export function documentWithVariant<Page extends object>(
  page: Page & Document,
  block: string | null,
  variant: Document,
): Page & Document {
  const blocks = withVariant(page.blocks, { block, blocks: variant.blocks });
  const from = block === null ? 0 : page.blocks.findIndex(({ id }) => id === block);
  const renamed = new Map(variant.blocks.map(({ id }, index) => [id, blocks[from + index]?.id ?? id]));
  const translations: Translations = { ...page.translations };
  for (const [language, units] of Object.entries(variant.translations ?? {})) {
    const moved = Object.entries(units ?? {}).flatMap(([field, unit]) => {
      const [id = '', ...rest] = field.split('/');
      const own = renamed.get(id);
      return own && rest.length > 0 ? [[[own, ...rest].join('/'), unit] as const] : [];
    });
    translations[language] = { ...translations[language], ...Object.fromEntries(moved) };
  }
  return { ...page, blocks, ...(Object.keys(translations).length > 0 ? { translations } : {}) };
}
