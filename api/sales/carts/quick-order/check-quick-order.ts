/** POST /api/v1/quick-order (ours): what a list of SKUs and quantities comes to, row by row. Nothing is put anywhere. */

import { productHref } from '#api/catalog/shop/views.ts';
import {
  availabilityAt,
  type Source,
  type SourcesOf,
  sourcesAt,
  transferFrom,
} from '#api/catalog/stock/availability.ts';
import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { takenTogether } from '#api/pricing/core/quantity-breaks.ts';
import { centsFor } from '#api/pricing/core/unit-price.ts';
import { offersHere } from '#api/pricing/prices/pricer.ts';
import { activeOf } from '#api/sales/carts/cart-view.ts';
import { findWrittenSkus, isSku } from '#api/sales/carts/find-written-skus.ts';
import { sourceOf } from '#api/sales/carts/line-source.ts';
import { quantityReason } from '#api/sales/carts/order-rules.ts';
import { findLines, findOpenCarts, type LineRow } from '#api/sales/storage/carts.ts';
import type { QuickSku } from '#api/sales/storage/quick-order.ts';
import type { Availability } from '#schemas/domain/catalog/availability.ts';
import { isOrderable } from '#schemas/domain/catalog/order-quantity.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { maxQuantity } from '#schemas/domain/sales/cart.ts';
import { type QuickOrder, type QuickOrderRow, quickOrderRows } from '#schemas/domain/sales/quick-order.ts';
import type { WrittenRow } from './read-list.ts';

const wholeNumber = /^\d{1,6}$/;
const quantityOf = (written: string): number | null => {
  // A spreadsheet writes 12 as 12.0 now and then.
  const text = written.replace(/\.0+$/, '').replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return wholeNumber.test(text) && Number(text) > 0 ? Number(text) : null;
};

function reasonOf(sku: QuickSku, quantity: number | null): Reason | null {
  if (sku.kind === 'combination') return because('kit_on_its_page');
  if (sku.kind === 'custom') return because('size_on_its_page');
  if (quantity === null) return because('quantity_expected');
  if (quantity > maxQuantity) return because('quantity_too_high', { maximum: maxQuantity });
  const rule = { min: sku.order_min, step: sku.order_step };
  if (isOrderable(quantity, rule)) return null;
  return quantityReason(sku.name, quantity, rule);
}

/** Why a warehouse cannot send so many; `left` is what the rows before leave of it. */
function stockReason(
  { backorder }: QuickSku,
  { kind, warehouse, count }: Availability,
  quantity: number,
  left: number,
): Reason | null {
  if (backorder || quantity <= left) return null;
  if (left > 0) return because('stock_short', { count: left });
  if (kind === 'elsewhere') return because('stock_elsewhere', { count, warehouse: warehouse?.name ?? '' });
  return because('stock_none');
}

type Meant = { written: WrittenRow; quantity: number | null; sku: QuickSku | Reason };

const nothing = {
  sku: null,
  name: '',
  options: {},
  href: null,
  unit: null,
  price: null,
  total: null,
  stock: null,
  availability: null,
  ship_from: null,
};

/** What the caller's current cart holds: it earns quantity breaks, and takes stock, together with what is added. */
async function inCart(context: Context): Promise<LineRow[]> {
  const db = context.database.kysely;
  const owner = requireOwner(context.actor, { optional: true });
  const cart = owner && activeOf(await findOpenCarts(db, owner));
  return cart ? findLines(db, [cart]) : [];
}

/**
 * The warehouse that sends all of a SKU that rows and cart want, where less is `left` at the caller's own; by the SKU. A
 * line of a cart comes from one place.
 */
function sourcesOf(
  meant: readonly Meant[],
  { left, held }: { left: ReadonlyMap<string, number>; held: readonly LineRow[] },
  sourcesFor: SourcesOf,
): Map<string, Source> {
  const wanted = new Map<QuickSku, number>();
  for (const { sku, quantity } of meant)
    if (isSku(sku) && quantity && !sku.backorder && reasonOf(sku, quantity) === null)
      wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  const inCart = new Map<string, number>();
  for (const { sku_id, quantity } of held) inCart.set(sku_id, (inCart.get(sku_id) ?? 0) + quantity);
  const sources = new Map<string, Source>();
  for (const [{ sku_id, stocks }, count] of wanted) {
    if (count <= (left.get(sku_id) ?? 0)) continue;
    const [source] = sourcesFor(stocks, count + (inCart.get(sku_id) ?? 0));
    if (source) sources.set(sku_id, source);
  }
  return sources;
}

/** The rows as they are shown: those that can be ordered at what the cart will charge. */
async function rowViews(
  context: Context,
  meant: readonly Meant[],
  elsewhere: boolean,
): Promise<QuickOrderRow[]> {
  const db = context.database.kysely;
  const skus = meant.flatMap(({ sku }) => (isSku(sku) ? [sku] : []));
  const [offerOf, places, held] = await Promise.all([
    offersHere(
      context,
      db,
      skus.map(({ product_id }) => product_id),
    ),
    knownWarehouses(context),
    inCart(context),
  ]);
  const left = new Map(skus.map(({ sku_id, stock }) => [sku_id, stock]));
  const availabilityOf = availabilityAt(places, context.warehouseId);
  // What another warehouse sends takes nothing here. A kit's own SKU is in no list.
  for (const line of held)
    if (!sourceOf(line, null, context.warehouseId, places))
      left.set(line.sku_id, (left.get(line.sku_id) ?? 0) - line.quantity);
  const sent = elsewhere
    ? sourcesOf(meant, { left, held }, sourcesAt(places, context.warehouseId))
    : new Map<string, Source>();
  const judged = meant.map(({ written: { row, code, quantity: written }, quantity, sku }) => {
    const typed = { row, code, quantity, written };
    if (!isSku(sku)) return { typed, sku: null, availability: null, reason: sku };
    const unorderable = reasonOf(sku, quantity);
    const source = unorderable ? undefined : sent.get(sku.sku_id);
    if (source) return { typed, sku, availability: transferFrom(source), reason: null };
    const availability = availabilityOf([sku]);
    const here = left.get(sku.sku_id) ?? 0;
    const reason = unorderable ?? stockReason(sku, availability, quantity ?? 0, here);
    if (reason === null) left.set(sku.sku_id, here - (quantity ?? 0));
    return { typed, sku, availability, reason };
  });
  const ordered = judged.map(({ typed, sku, reason }) => ({
    productId: sku?.product_id ?? '',
    skuId: sku?.sku_id ?? '',
    quantity: sku && reason === null ? (typed.quantity ?? 0) : 0,
    breaks: sku?.breaks ?? [],
  }));
  const taken = takenTogether([
    ...ordered,
    ...held.map((line) => ({ ...line, productId: line.product_id, skuId: line.sku_id })),
  ]);
  return judged.map(({ typed, sku, availability, reason }, at) => {
    const why = reason && sentenceOf(reason);
    if (!sku) return { ...typed, ...nothing, reason: why };
    const { offBps = 0, ofSku = 0 } = taken[at] ?? {};
    const unitCents = centsFor(offerOf(sku), ofSku, offBps);
    return {
      ...typed,
      sku: sku.code,
      name: sku.name,
      options: sku.options,
      href: productHref(sku),
      unit: sku.uom,
      price: why ? null : toDollars(unitCents),
      total: why || typed.quantity === null ? null : toDollars(unitCents * typed.quantity),
      stock: sku.stock,
      availability,
      ship_from: availability.kind === 'transfer' ? availability.warehouse : null,
      reason: why,
    };
  });
}

/**
 * `elsewhere`: what the caller's warehouse lacks is sent by the nearest other one that has all of it. Throws invalid for
 * a list that is empty or too long.
 */
export async function checkQuickOrder(
  context: Context,
  written: WrittenRow[],
  elsewhere: boolean,
): Promise<QuickOrder> {
  if (written.length === 0)
    throw new ProblemError('invalid', because('list_empty'), { '/text': [because('list_empty')] });
  if (written.length > quickOrderRows) {
    const reason = because('list_rows_too_many', { count: written.length, maximum: quickOrderRows });
    throw new ProblemError('invalid', reason, { '/text': [reason] });
  }
  const codes = written.map(({ code }) => code).filter((code) => code !== '');
  const meant = await findWrittenSkus(context.database.kysely, codes, context.warehouseId);
  const rows = await rowViews(
    context,
    written.map((row) => ({
      written: row,
      quantity: quantityOf(row.quantity),
      sku: meant.get(row.code) ?? because('row_without_sku'),
    })),
    elsewhere,
  );
  const good = rows.filter(({ reason }) => reason === null);
  const cents = good.reduce((sum, { total }) => sum + toCents(total ?? 0), 0);
  return {
    rows,
    good: good.length,
    refused: rows.length - good.length,
    total: toDollars(cents),
    sheet: null,
  };
}
