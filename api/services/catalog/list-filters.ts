/** GET /api/v1/filters/ (SPEC 3, Filter). */
import type { Context } from '#api/services/context.ts';
import { findFilters } from '#api/storage/repositories/catalog.ts';
import type { Filter, Swatch } from '#schemas/domain/catalog.ts';

/** The filters as they are stored, in the dealer's order. */
export const knownFilters = (context: Context) =>
  context.memo.get('filters', ['catalog'], () => findFilters(context.database.kysely));

export async function listFilters(context: Context): Promise<Filter[]> {
  const rows = await knownFilters(context);
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    filters: row.options.map((option) => ({ ...option, options: [option.label] })),
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
