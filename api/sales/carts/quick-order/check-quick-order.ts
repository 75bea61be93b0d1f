/** POST /api/v1/quick-order (ours): what a list of SKUs and quantities comes to, row by row. Nothing is put anywhere. */
import { productHref } from '#api/catalog/shop/views.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { type PriceOf, priceHere } from '#api/pricing/prices/pricer.ts';
import { quantityReason } from '#api/sales/carts/order-rules.ts';
import { findQuickSkus, type QuickSku } from '#api/sales/storage/quick-order.ts';
import { isOrderable } from '#schemas/domain/catalog/order-quantity.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { maxQuantity } from '#schemas/domain/sales/cart.ts';
import { type QuickOrder, type QuickOrderRow, quickOrderRows } from '#schemas/domain/sales/quick-order.ts';
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
function find(code: string, candidates: QuickSku[]): QuickSku | Reason {
  const exact = candidates.find((sku) => sku.code === code);
  if (exact) return exact;
  const plain = plainOf(code);
  const near = candidates.filter((sku) => sku.plain_code === plain);
  if (near.length === 1) return near[0] as QuickSku;
  if (near.length > 1) return because('sku_ambiguous', { skus: near.map((sku) => sku.code).join(' or ') });
  const ofProduct = candidates.filter((sku) => sku.plain_number === plain);
  if (ofProduct.length === 1) return ofProduct[0] as QuickSku;
  if (ofProduct.length > 1)
    return because('sku_of_many', {
      name: ofProduct[0]?.name ?? '',
      count: ofProduct.length,
      sku: ofProduct[0]?.code ?? '',
    });
  return because('number_unknown');
}

function reasonOf(sku: QuickSku, quantity: number | null): Reason | null {
  if (sku.kind === 'combination') return because('kit_on_its_page');
  if (sku.kind === 'custom') return because('size_on_its_page');
  if (quantity === null) return because('quantity_expected');
  if (quantity > maxQuantity) return because('quantity_too_high', { maximum: maxQuantity });
  const rule = { min: sku.order_min, step: sku.order_step };
  if (isOrderable(quantity, rule)) return null;
  return quantityReason(sku.name, quantity, rule);
}

function rowView(
  { row, code, quantity: written }: WrittenRow,
  candidates: QuickSku[],
  priceOf: PriceOf,
): QuickOrderRow {
  const quantity = quantityOf(written);
  const typed = { row, code, quantity, written };
  const nothing = { sku: null, name: '', options: {}, href: null, price: null, stock: null };
  if (code === '') return { ...typed, ...nothing, reason: sentenceOf(because('row_without_sku')) };
  const sku = find(code, candidates);
  if ('reason' in sku) return { ...typed, ...nothing, reason: sentenceOf(sku) };
  const reason = reasonOf(sku, quantity);
  return {
    ...typed,
    sku: sku.code,
    name: sku.name,
    options: sku.options,
    href: productHref(sku),
    price: toDollars(priceOf(sku)),
    stock: sku.stock,
    reason: reason && sentenceOf(reason),
  };
}

/** Throws invalid for a list that is empty or too long. */
export async function checkQuickOrder(context: Context, written: WrittenRow[]): Promise<QuickOrder> {
  if (written.length === 0)
    throw new ProblemError('invalid', because('list_empty'), { '/text': [because('list_empty')] });
  if (written.length > quickOrderRows)
    throw new ProblemError(
      'invalid',
      because('list_rows_too_many', { count: written.length, maximum: quickOrderRows }),
      {
        '/text': [because('list_rows_too_many', { count: written.length, maximum: quickOrderRows })],
      },
    );
  const plain = [...new Set(written.map(({ code }) => plainOf(code)).filter((code) => code !== ''))];
  const skus = await findQuickSkus(context.database.kysely, plain, context.warehouseId);
  const priceOf = await priceHere(
    context,
    context.database.kysely,
    skus.map(({ product_id }) => product_id),
  );
  const byKey = new Map<string, QuickSku[]>();
  for (const sku of skus)
    for (const key of new Set([sku.plain_code, sku.plain_number]))
      byKey.set(key, [...(byKey.get(key) ?? []), sku]);
  const rows = written.map((row) => rowView(row, byKey.get(plainOf(row.code)) ?? [], priceOf));
  const refused = rows.filter(({ reason }) => reason !== null).length;
  return { rows, good: rows.length - refused, refused, sheet: null };
}
