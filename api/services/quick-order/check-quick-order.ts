/** POST /api/v1/quick-order (ours): what a list of SKUs and quantities comes to, row by row. Nothing is put anywhere. */
import { soldIn } from '#api/services/carts/order-rules.ts';
import { productHref } from '#api/services/catalog/views.ts';
import type { Context } from '#api/services/context.ts';
import { type PriceOf, priceHere } from '#api/services/pricing/pricer.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findQuickSkus, type QuickSku } from '#api/storage/repositories/quick-order.ts';
import { maxQuantity } from '#schemas/domain/cart.ts';
import { toDollars } from '#schemas/domain/money.ts';
import { isOrderable, nearestQuantity } from '#schemas/domain/order-quantity.ts';
import { type QuickOrder, type QuickOrderRow, quickOrderRows } from '#schemas/domain/quick-order.ts';
import type { WrittenRow } from './read-list.ts';

/** As codes are compared when their separators and case do not matter (migration 0014). */
const plainOf = (code: string): string => code.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

const wholeNumber = /^\d{1,6}$/;
const quantityOf = (written: string): number | null => {
  // A spreadsheet writes 12 as 12.0 now and then.
  const text = written.replace(/\.0+$/, '').replace(/(?<=\d),(?=\d{3}\b)/g, '');
  return wholeNumber.test(text) && Number(text) > 0 ? Number(text) : null;
};

/** What a code means: the SKU of that code, else the only one that it can be without its separators. */
function find(code: string, found: QuickSku[]): QuickSku | string {
  const exact = found.find((sku) => sku.code === code);
  if (exact) return exact;
  const plain = plainOf(code);
  const near = found.filter((sku) => sku.plain_code === plain);
  if (near.length === 1) return near[0] as QuickSku;
  if (near.length > 1) return `This may be ${near.map((sku) => sku.code).join(' or ')}.`;
  const ofProduct = found.filter((sku) => sku.plain_number === plain);
  if (ofProduct.length === 1) return ofProduct[0] as QuickSku;
  if (ofProduct.length > 1)
    return `${ofProduct[0]?.name} comes in ${ofProduct.length} versions. Name one, such as ${ofProduct[0]?.code}.`;
  return 'We have nothing with this number.';
}

function reasonOf(sku: QuickSku, quantity: number | null): string | null {
  if (sku.kind === 'combination') return 'A kit needs its parts: choose them on its page.';
  if (sku.kind === 'custom') return 'It is made to measure: give its size on its page.';
  if (quantity === null) return 'Expected a whole number of pieces.';
  if (quantity > maxQuantity) return `We take up to ${maxQuantity} of one thing in an order.`;
  const rule = { min: sku.order_min, step: sku.order_step };
  if (isOrderable(quantity, rule)) return null;
  return `Sold ${soldIn(rule)}. The nearest is ${nearestQuantity(quantity, rule)}.`;
}

function rowView(
  { row, code, quantity: written }: WrittenRow,
  found: QuickSku[],
  priceOf: PriceOf,
): QuickOrderRow {
  const quantity = quantityOf(written);
  const said = { row, code, quantity, written };
  const nothing = { sku: null, name: '', options: {}, href: null, price: null, stock: null };
  if (code === '') return { ...said, ...nothing, reason: 'There is no SKU in this row.' };
  const sku = find(code, found);
  if (typeof sku === 'string') return { ...said, ...nothing, reason: sku };
  return {
    ...said,
    sku: sku.code,
    name: sku.name,
    options: sku.options,
    href: productHref(sku),
    price: toDollars(priceOf(sku)),
    stock: sku.stock,
    reason: reasonOf(sku, quantity),
  };
}

/** Throws invalid for a list that is empty or too long. */
export async function checkQuickOrder(context: Context, written: WrittenRow[]): Promise<QuickOrder> {
  if (written.length === 0)
    throw new ProblemError('invalid', 'This list is empty.', { '/text': ['expected a SKU in each line'] });
  if (written.length > quickOrderRows)
    throw new ProblemError(
      'invalid',
      `This list has ${written.length} rows; we take up to ${quickOrderRows} at once.`,
      {
        '/text': [`expected up to ${quickOrderRows} rows`],
      },
    );
  const plain = [...new Set(written.map(({ code }) => plainOf(code)).filter((code) => code !== ''))];
  const found = await findQuickSkus(context.database.kysely, plain, context.warehouseId);
  const priceOf = await priceHere(
    context,
    context.database.kysely,
    found.map(({ product_id }) => product_id),
  );
  const byKey = new Map<string, QuickSku[]>();
  for (const sku of found)
    for (const key of new Set([sku.plain_code, sku.plain_number]))
      byKey.set(key, [...(byKey.get(key) ?? []), sku]);
  const rows = written.map((row) => rowView(row, byKey.get(plainOf(row.code)) ?? [], priceOf));
  const refused = rows.filter(({ reason }) => reason !== null).length;
  return { rows, good: rows.length - refused, refused, sheet: null };
}
