/** The units that a number field can have, and what an employee reads for them. */
import * as m from '#messages';
import type { Label } from './define-block.ts';

export const unitLabels = {
  px: m.block_unit_pixels,
  '%': m.block_unit_percent,
  in: m.block_unit_inches,
  lb: m.block_unit_pounds,
  $: m.block_unit_dollars,
  days: m.block_unit_days,
  seconds: m.block_unit_seconds,
  products: m.block_unit_products,
  categories: m.block_unit_categories,
  collections: m.block_unit_collections,
  projects: m.block_unit_projects,
  vendors: m.block_unit_brands,
} satisfies Record<string, Label>;
export type Unit = keyof typeof unitLabels;
