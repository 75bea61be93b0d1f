import type { BlockDefinition, BlockMigrations } from '#schemas/fields/define-block.ts';

/** A block as the registry holds it. */
export type RegisteredBlock = { definition: BlockDefinition; migrations: BlockMigrations };
