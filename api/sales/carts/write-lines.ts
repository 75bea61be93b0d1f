/** Writes what changed of a cart's lines; those that were set now remember today's price. */

import { findConfiguredLines } from '#api/catalog/configured/configured-lines.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { makeOfferer } from '#api/pricing/prices/pricer.ts';
import {
  type CartRow,
  type CartSku,
  type LineRow,
  type NewLine,
  writeLineChanges,
} from '#api/sales/storage/carts.ts';
import { lineChanges, toLineRows } from './change-lines.ts';

/** The SKUs of some lines, by their ids. */
export const skusOf = (lines: readonly LineRow[]): Map<string, CartSku> =>
  new Map(lines.map((line) => [line.sku_id, line]));

/** Gives a cart that the answer does not show the lines `after`; `skus` has the SKUs of all of them. */
export async function writeLines(
  context: Context,
  db: Executor,
  { row, lines: before }: { row: CartRow; lines: readonly LineRow[] },
  after: readonly NewLine[],
  skus: ReadonlyMap<string, CartSku>,
): Promise<void> {
  const lines = toLineRows(row.id, after, skus, before);
  const cents = await readPrices(
    context,
    db,
    row,
    lines.filter(({ added_cents }) => added_cents === null),
  );
  const priced = lines.map((line) => ({
    ...line,
    added_cents: line.added_cents ?? cents.get(line.id) ?? null,
  }));
  await writeLineChanges(db, row.id, lineChanges(before, priced));
}

/** Today's unit prices in cents, before quantity breaks, by line. */
async function readPrices(
  context: Context,
  db: Executor,
  cart: CartRow,
  lines: readonly LineRow[],
): Promise<Map<string, number>> {
  if (lines.length === 0) return new Map();
  const configured = await findConfiguredLines(context, db, [cart], lines);
  const products = lines.map(({ product_id }) => product_id);
  const offer = await makeOfferer(context, db, products);
  return new Map(
    lines.map((line) => [line.id, configured.get(line.id)?.cents ?? offer(line, cart.warehouse_id).cents]),
  );
}
