/** SKUs by what people write for them: in any case, with any separators, or as the number of a product of one SKU. */
import type { Executor } from '#api/platform/database/database.ts';
import { findQuickSkus, type QuickSku } from '#api/sales/storage/quick-order.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

/** As codes are compared when their separators and case do not matter (migration 0014). */
export const plainOf = (code: string): string => code.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

/** The SKU of that code, else the only one that it can be without its separators, else why there is none. */
function meantBy(code: string, candidates: readonly QuickSku[]): QuickSku | Reason {
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

export const isSku = (meant: QuickSku | Reason): meant is QuickSku => 'sku_id' in meant;

/** The SKU on sale that each written code means, or the reason why it means none; by the code as it was written. */
export async function findWrittenSkus(
  db: Executor,
  codes: readonly string[],
  warehouseId: string,
): Promise<Map<string, QuickSku | Reason>> {
  const plain = [...new Set(codes.map(plainOf).filter((code) => code !== ''))];
  const candidates = new Map<string, QuickSku[]>();
  for (const sku of plain.length > 0 ? await findQuickSkus(db, plain, warehouseId) : [])
    for (const key of new Set([sku.plain_code, sku.plain_number]))
      candidates.set(key, [...(candidates.get(key) ?? []), sku]);
  return new Map(codes.map((code) => [code, meantBy(code, candidates.get(plainOf(code)) ?? [])]));
}

/** The one code's SKU. `unknown`: the reason where no SKU on sale has it. */
export async function findWrittenSku(
  db: Executor,
  code: string,
  warehouseId: string,
  unknown: Reason,
): Promise<QuickSku | Reason> {
  const meant = (await findWrittenSkus(db, [code], warehouseId)).get(code);
  return !meant || (!isSku(meant) && meant.reason === 'number_unknown') ? unknown : meant;
}
