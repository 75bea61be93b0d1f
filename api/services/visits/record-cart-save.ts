/** Save cart, and add to or remove from cart for what a save changed of a SKU's quantity (SPEC 9). */
import type { Context } from '#api/services/context.ts';
import type { Executor } from '#api/storage/database.ts';
import { type CartRow, findLines, type LineRow } from '#api/storage/repositories/carts.ts';
import type { SaveCart } from '#schemas/domain/cart.ts';
import { type NewEvent, recordEvents } from './record-event.ts';

/** What a shopper can change of a cart itself; `merged` and the version are ours. */
const ownOf = ({ version: _, updated_at: __, merged: ___, ...own }: CartRow) => JSON.stringify(own);

const linesOf = (lines: readonly LineRow[]) =>
  JSON.stringify(lines.map(({ sku_id, quantity, note }) => [sku_id, quantity, note]));

/** The difference by SKU, in the lines' order: what one line lost and another of the same SKU got is none. */
function differences(before: readonly LineRow[], after: readonly LineRow[]): NewEvent[] {
  const changes = new Map<string, { product: string; by: number }>();
  const count = (lines: readonly LineRow[], sign: 1 | -1) => {
    for (const { sku_id, product_id, quantity } of lines) {
      const by = (changes.get(sku_id)?.by ?? 0) + sign * quantity;
      changes.set(sku_id, { product: product_id, by });
    }
  };
  count(before, -1);
  count(after, 1);
  return [...changes.values()]
    .filter(({ by }) => by !== 0)
    .map(({ product, by }) => ({
      type: by > 0 ? 'add to cart' : 'remove from cart',
      entity: product,
      value: Math.abs(by),
    }));
}

/**
 * Call it before the save; what it answers, after, with the cart as it is then. Reads the lines only for who is
 * counted. A save that changed nothing, as one that is repeated, is no event.
 */
export async function recordCartSave(
  context: Context,
  db: Executor,
  cart: CartRow,
  input: SaveCart,
): Promise<(saved: CartRow) => Promise<void>> {
  if (!context.counted) return async () => {};
  const readLines = async () => (input.items || input.edits ? findLines(db, [cart]) : []);
  const before = await readLines();
  return async (saved) => {
    if (saved.version === cart.version) return;
    const after = await readLines();
    if (ownOf(saved) === ownOf(cart) && linesOf(before) === linesOf(after)) return;
    await recordEvents(context, db, [{ type: 'save cart', entity: cart.id }, ...differences(before, after)]);
  };
}
