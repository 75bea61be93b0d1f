import type { RenderableBlock } from '#blocks/kit/types.ts';
import { unsent } from './unsent.ts';

/** Blocks that are read and not used: no state, no effect, and of the storefront only addresses. */
const readOnly = new Set([
  'banner',
  'category-sections',
  'collection-masonry',
  'columns',
  'faq',
  'footer',
  'image-with-text',
  'link-groups',
  'navbar',
  'rich-text',
  'spacer',
  'table',
  'testimonials',
  'vendor-strip',
]);

/** Blocks that take their list over as it stands in the document (ui/carousel.tsx). */
const keepsList = new Set(['portfolio-gallery', 'product-carousel']);

/**
 * Leaves out of a document what its HTML says already: a client navigation gets it all. Only for blocks that the
 * document shows.
 */
export function keepBlocks(blocks: readonly RenderableBlock[]): void {
  for (const block of blocks) {
    if (readOnly.has(block.type)) unsent(block, 'props', 'data');
    else if (keepsList.has(block.type) && Array.isArray(block.data) && block.data.length > 0)
      unsent(block, 'data');
  }
}
