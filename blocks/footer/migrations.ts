import type { BlockMigrations } from '#schemas/fields/define-block.ts';

export const migrations: BlockMigrations = {
  // The newsletter's form came; a footer from before shows it until somebody turns it off.
  1: (props) => props,
};
