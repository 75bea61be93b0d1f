import type { BlockMigrations } from '#schemas/fields/define-block.ts';

export const migrations: BlockMigrations = {
  // The logo is chosen from the library. One that was named by its file stays until another is chosen.
  1: (props) => props,
};
