/** The proposals that carts were filled from: whose prices hold, and what they are (docs/decisions/0052-proposals.md). */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { spreadByWeight } from '#api/pricing/core/spread.ts';
import type { CartTerms } from '#api/pricing/prices/cart-terms.ts';
import type { CartRow, LineRow } from '#api/sales/storage/carts.ts';
import { findQuotes } from '#api/sales/storage/proposals.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import type { QuotedLine } from './quoted-lines.ts';

export type CartQuote = {
  proposalId: string;
  number: string;
  /** `held`: its prices are the cart's. `ended`: it was changed or withdrawn since. */
  state: 'held' | 'expired' | 'ended';
  /** YYYY-MM-DD, the last day. */
  expiresOn: string;
  warehouseId: string;
  lines: QuotedLine[];
  /** The whole delivery, in cents; null where none was quoted. */
  delivery: { method: DeliveryMethod; zip: string; cents: number } | null;
};

/** By cart; nothing is read for carts that no proposal was accepted into. */
export async function findCartQuotes(
  context: Context,
  db: Executor,
  carts: readonly Pick<CartRow, 'id' | 'proposal_id'>[],
): Promise<Map<string, CartQuote>> {
  const ids = [...new Set(carts.filter(({ proposal_id }) => proposal_id !== null).map(({ id }) => id))];
  if (ids.length === 0) return new Map();
  const rows = await onceAPage(context, db, `quotes ${ids}`, () => findQuotes(db, ids));
  const today = await shopDay(context, db);
  return new Map(
    [...groupBy(rows, ({ cart_id }) => cart_id)].flatMap(([cart, own]) => {
      const [first] = own;
      if (!first) return [];
      // Who left the company has its prices no more.
      const isTheirs = first.company_id === null || first.company_id === first.buyer_company;
      const isHeld = isTheirs && first.status === 'accepted' && first.accepted_into === cart;
      const { delivery_method: method, delivery_zip: zip, delivery_cents: cents } = first;
      const quote: CartQuote = {
        proposalId: first.id,
        number: first.number,
        state: !isHeld ? 'ended' : first.expires_on < today ? 'expired' : 'held',
        expiresOn: first.expires_on,
        warehouseId: first.warehouse_id,
        delivery: method && zip && cents !== null ? { method, zip, cents } : null,
        lines: own.flatMap(({ line_id, sku_id, quantity, price_cents, configuration }) =>
          line_id && sku_id && quantity !== null && price_cents !== null
            ? [{ id: line_id, skuId: sku_id, quantity, priceCents: price_cents, configuration }]
            : [],
        ),
      };
      return [[cart, quote] as const];
    }),
  );
}

/** All of what was quoted, and nothing else. */
function isWhole({ lines }: CartQuote, own: readonly LineRow[]): boolean {
  const counts = new Map<string, number>();
  for (const { proposal_line_id: id, quantity } of own) {
    if (id === null) return false;
    counts.set(id, (counts.get(id) ?? 0) + quantity);
  }
  return counts.size === lines.length && lines.every(({ id, quantity }) => counts.get(id) === quantity);
}

/**
 * The quoted delivery in place of the table's: for all of the quoted goods and nothing else, from the same warehouse, by
 * the same method, to the same ZIP code once an address is known.
 */
export function withQuotedDelivery(
  terms: CartTerms,
  quote: CartQuote | undefined,
  row: Pick<CartRow, 'warehouse_id' | 'shipping_address'>,
  own: readonly LineRow[],
): { terms: CartTerms; isQuoted: boolean } {
  const delivery = quote?.state === 'held' ? quote.delivery : null;
  const zip = row.shipping_address?.zip.slice(0, 5);
  const holds =
    quote !== undefined &&
    delivery !== null &&
    own.length > 0 &&
    row.warehouse_id === quote.warehouseId &&
    (zip === undefined || zip === delivery.zip) &&
    terms.methods.every((method) => method === delivery.method) &&
    isWhole(quote, own);
  if (!holds) return { terms, isQuoted: false };
  const shippingCents = spreadByWeight(
    delivery.cents,
    own.map(({ id, weight_lb, quantity }) => ({ key: id, weight: Math.round(weight_lb * 1_000) * quantity })),
  );
  return { terms: { ...terms, pending: null, minimumCents: null, shippingCents }, isQuoted: true };
}
