/** A cart's lines before and after a change, compared in memory. Pure. */
import { configurationKey } from '#api/catalog/configured/configuration-key.ts';
import type { NewEvent } from '#api/platform/analytics/new-event.ts';
import type { CartSku, LineRow, NewLine, StoredLine } from '#api/sales/storage/carts.ts';
import { maxQuantity } from '#schemas/domain/catalog/quantity.ts';
import { lineKey } from './apply-edits.ts';

/** Joins lines of the same SKU, note and configuration into one, and leaves out those of quantity 0. */
export function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const merged = new Map<string, NewLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const same = merged.get(key);
    const quantity = Math.min(maxQuantity, (same?.quantity ?? 0) + line.quantity);
    merged.set(key, { ...(same ?? line), quantity });
  }
  return [...merged.values()].filter((line) => line.quantity > 0);
}

/**
 * The lines as rows of that cart, in their order. A line keeps its position where it can, so that few are written.
 * Throws for a line whose SKU is not in `skus`.
 */
export function toLineRows(
  cartId: string,
  lines: readonly NewLine[],
  skus: ReadonlyMap<string, CartSku>,
  before: readonly StoredLine[],
): LineRow[] {
  const positions = new Map(before.map(({ id, position }) => [id, position]));
  let last = -1;
  return lines.map((line) => {
    const sku = skus.get(line.skuId);
    if (!sku) throw new Error(`the SKU ${line.skuId} of a cart's line was not read`);
    const own = positions.get(line.id);
    last = own !== undefined && own > last ? own : last + 1;
    return {
      ...sku,
      id: line.id,
      cart_id: cartId,
      quantity: line.quantity,
      note: line.note,
      position: last,
      added_cents: line.addedCents,
      configuration: line.configuration,
      shipping_method: line.shippingMethod,
      ship_from: line.shipFrom,
      proposal_line_id: line.proposalLine,
    };
  });
}

const isSameLine = (a: StoredLine, b: StoredLine): boolean =>
  a.sku_id === b.sku_id &&
  a.quantity === b.quantity &&
  a.note === b.note &&
  a.position === b.position &&
  a.added_cents === b.added_cents &&
  a.shipping_method === b.shipping_method &&
  a.ship_from === b.ship_from &&
  a.proposal_line_id === b.proposal_line_id &&
  configurationKey(a.configuration) === configurationKey(b.configuration);

export type LineChanges<Line extends StoredLine> = {
  /** Ids of the lines that are gone. */
  removed: string[];
  /** Lines that are new or changed. */
  written: Line[];
};

/** What has to be written so that the lines `before` become those `after`. */
export function lineChanges<Line extends StoredLine>(
  before: readonly StoredLine[],
  after: readonly Line[],
): LineChanges<Line> {
  const stored = new Map(before.map((line) => [line.id, line]));
  const remaining = new Set(after.map(({ id }) => id));
  return {
    removed: before.flatMap(({ id }) => (remaining.has(id) ? [] : [id])),
    written: after.filter((line) => {
      const same = stored.get(line.id);
      return !same || !isSameLine(same, line);
    }),
  };
}

type CountedLine = Pick<LineRow, 'sku_id' | 'product_id' | 'quantity'>;

/**
 * Events for the quantity by which the cart really grew or shrank, by SKU: what one line lost and another line of the
 * same SKU gained is no change.
 */
export function quantityEvents(before: readonly CountedLine[], after: readonly CountedLine[]): NewEvent[] {
  const changes = new Map<string, { product: string; by: number }>();
  const count = (lines: readonly CountedLine[], sign: 1 | -1) => {
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
