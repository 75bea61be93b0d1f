import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { ConfiguredItem } from '#schemas/domain/sales/cart.ts';

/** Goods on a shelf for one line of an open order; of a kit its parts. Quantities are in sell units. */
export type PickRow = {
  order_id: string;
  number: string;
  line_id: string;
  line_quantity: number;
  quantity: number;
  sku: string;
  name: string;
  options: Record<string, string>;
  warehouse_id: string;
  warehouse: string;
  bin: string;
  /** Of the line, as it was ordered; of a piece made to measure what was chosen. */
  configuration: ConfiguredItem | null;
};

const ofItem = (json: RawBuilder<unknown>) =>
  sql`(select ${json} from jsonb_array_elements(o.document->'cart'->'items') i where i->>'_id' = line.id)`;
const shipFrom: RawBuilder<string> = sql`coalesce(${ofItem(sql`i->'ship_from'->>'_id'`)}, o.document->'cart'->>'warehouse')`;

/** What open orders take from the shelves of the warehouse that sends it, with the bin where it lies there now. */
export async function findPickRows(db: Executor, orderIds: readonly string[]): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`select o.id as order_id, o.number, line.id as line_id,
      line.quantity as line_quantity, item.quantity, s.code as sku, p.name, s.options,
      w.id as warehouse_id, w.name as warehouse, coalesce(k.bin, '') as bin,
      case when item.id = line.id then ${ofItem(sql`i->'configuration'`)} end as configuration
    from "order" o
    join order_item line on line.order_id = o.id and line.parent_id is null
    join order_item item on item.order_id = o.id and (item.parent_id = line.id or (item.id = line.id
      and not exists (select from order_item part where part.parent_id = line.id)))
    join sku s on s.id = item.sku_id
    join product p on p.id = s.product_id
    join warehouse w on w.id = ${shipFrom}
    left join stock k on k.sku_id = s.id and k.warehouse_id = w.id
    where o.id in (${sql.join(orderIds)}) and o.status in ('placed', 'partly_fulfilled')
    order by o.number, s.code`.execute(db);
  return rows;
}
