import type { RenderableBlock } from '#blocks/kit/types.ts';
import type { Reference } from '#schemas/domain/content/page.ts';

/** A document's blocks with their data, and what its references lead to. */
export type LoadedBlocks = { blocks: RenderableBlock[]; references: Record<string, Reference> };
