import type { BlockMigrations } from '#schemas/fields/define-block.ts';

export const migrations: BlockMigrations = {
  // A slide may have a second button; what was stored before has none.
  1: (props) => props,
  // A picture may be without words.
  2: (props) => props,
};
