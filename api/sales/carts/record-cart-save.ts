/** Events for what a save changed of a cart. */

import { recordEvents } from '#api/platform/analytics/record-event.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { LockedCart } from '#api/sales/carts/change-cart.ts';
import { quantityEvents } from '#api/sales/carts/change-lines.ts';
import type { CartRow, LineRow } from '#api/sales/storage/carts.ts';

/** Events for what a save changed of a cart. */

/** What a shopper can change of a cart itself, as text; notices about it and the version are not among it. */
const ownOf = ({ version: _v, updated_at: _u, merged: _m, helped_by: _b, helped_at: _h, ...own }: CartRow) =>
  JSON.stringify(own);

const linesOf = (lines: readonly LineRow[]) =>
  JSON.stringify(lines.map(({ sku_id, quantity, note }) => [sku_id, quantity, note]));

/**
 * Records a saved cart, and adds and removals by the quantity by which its lines really grew or shrank. A save that
 * changed nothing, such as one that is repeated, is no event.
 */
export async function recordCartSave(
  context: Context,
  db: Executor,
  before: LockedCart,
  after: LockedCart,
): Promise<void> {
  if (ownOf(before.row) === ownOf(after.row) && linesOf(before.lines) === linesOf(after.lines)) return;
  await recordEvents(context, db, [
    { type: 'save cart', entity: before.row.id },
    ...quantityEvents(before.lines, after.lines),
  ]);
}
