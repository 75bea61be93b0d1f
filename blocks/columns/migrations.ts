import type { BlockMigrations } from '#schemas/fields/define-block.ts';

export const migrations: BlockMigrations = {
  // A picture may be without words.
  1: (props) => props,
};
