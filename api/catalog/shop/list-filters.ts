/** GET /api/v1/filters/ (docs/product.md#listings). */

import { findFilters } from '#api/catalog/storage/shop.ts';
import { sharedTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import type { Filter, Swatch } from '#schemas/domain/catalog/catalog.ts';

/** The filters as they are stored, in the dealer's order. */
export const knownFilters = (context: Context) =>
  context.memo.get('filters', ['catalog'], () => findFilters(context.database.kysely));

export async function listFilters(context: Context): Promise<Filter[]> {
  const [rows, texts] = await Promise.all([knownFilters(context), sharedTexts(context)]);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    label: texts.label(row.name),
    filters: row.options.map((option) => ({
      ...option,
      label: texts.value(row.name, option.label),
      options: [option.label],
    })),
  }));
}

/** Option values that are colours, by their label. */
export async function listSwatches(context: Context): Promise<Map<string, Swatch>> {
  const rows = await knownFilters(context);
  return new Map(
    rows.flatMap((row) =>
      row.options.flatMap(({ label, hex, hex2 }) =>
        hex ? [[label, { label, hex, ...(hex2 ? { hex2 } : {}) }] as const] : [],
      ),
    ),
  );
}
