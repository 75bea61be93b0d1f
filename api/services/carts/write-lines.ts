/** A cart's lines as they are written: those that were set now remember today's price. */
import { type Context, priceGroupOf } from '#api/services/context.ts';
import { centsOfChoices } from '#api/services/kinds/configured-lines.ts';
import type { Executor } from '#api/storage/database.ts';
import { type CartRow, type NewLine, replaceLines } from '#api/storage/repositories/carts.ts';

export async function writeLines(
  context: Context,
  db: Executor,
  cart: Pick<CartRow, 'id' | 'warehouse_id'>,
  lines: NewLine[],
): Promise<void> {
  const group = priceGroupOf(context.actor);
  const unpriced = lines.filter(({ addedCents, configuration }) => addedCents === null && configuration);
  const cents = await centsOfChoices(context, db, cart.warehouse_id, unpriced);
  await replaceLines(
    db,
    cart.id,
    lines.map((line) => ({ ...line, addedCents: line.addedCents ?? cents.get(line.id) ?? null })),
    group,
  );
}
