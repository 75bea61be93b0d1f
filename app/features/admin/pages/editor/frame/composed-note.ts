/** What is told of a composed draft when it opens, in the address: it is there without a script, and gone once it is dismissed. */
import type { ComposedPage, ComposeNote, Composer } from '#schemas/domain/content/composed.ts';

export const composedParam = 'composed';
/** Names that the catalog does not have, with commas between. */
export const unknownParam = 'unknown';

export type ComposedNote = { by: Composer; blocks: number; notes: string[] };

/** "rules 6 check_discount dates_shown". */
export const writeComposed = ({ by, blocks, notes }: Pick<ComposedPage, 'by' | 'blocks' | 'notes'>): string =>
  [by, blocks, ...(notes satisfies ComposeNote[])].join(' ');

/** null where the address says nothing of the kind. */
export function readComposed(param: string | null): ComposedNote | null {
  const [by, count, ...notes] = (param ?? '').slice(0, 500).split(' ');
  const blocks = Number(count);
  if ((by !== 'rules' && by !== 'assistant') || !Number.isInteger(blocks) || blocks < 0) return null;
  return { by, blocks, notes };
}
