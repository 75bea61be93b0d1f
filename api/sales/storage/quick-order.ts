/** SKUs by what people write for them. Rows in, rows out. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { ProductKind } from '#schemas/domain/catalog/catalog.ts';
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';

export type QuickSku = {
  sku_id: string;
  product_id: string;
  code: string;
  plain_code: string;
  plain_number: string;
  kind: ProductKind;
  slug: string;
  name: string;
  options: Record<string, string>;
  order_min: number;
  order_step: number;
  retail_cents: number;
  trade_cents: number;
  stock: number;
  stocks: { warehouse: string; quantity: number }[];
  backorder: boolean;
  lead_days: number | null;
  breaks: QuantityBreak[];
  uom: { name: string; pieces: number };
};

/** SKUs on sale whose code, or whose product's number, is one of these without its separators. */
export async function findQuickSkus(db: Executor, plain: string[], warehouseId: string): Promise<QuickSku[]> {
  const { rows } = await sql<QuickSku>`
    with wanted as (
      select s.id from sku s where s.plain_code = any(${plain}::text[])
      union select s.id from sku s join product p on p.id = s.product_id where p.plain_number = any(${plain}::text[]))
    select s.id as sku_id, p.id as product_id, s.code, s.plain_code, p.plain_number, p.kind, p.slug, p.name, s.options, p.order_min, p.order_step,
      s.retail_cents, s.trade_cents, coalesce(t.quantity, 0)::int as stock, s.backorder, s.lead_days, p.breaks, p.uom,
      coalesce((select jsonb_agg(jsonb_build_object('warehouse', a.warehouse_id, 'quantity', a.quantity))
        from stock a where a.sku_id = s.id and a.quantity > 0), '[]') as stocks
    from wanted w join sku s on s.id = w.id join product p on p.id = s.product_id
    left join stock t on t.sku_id = s.id and t.warehouse_id = ${warehouseId}
    where p.active order by p.id, s.position`.execute(db);
  return rows;
}
