/** SKUs beside their prices in a list, those of every warehouse: a row for each price, and one for a SKU without any. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { PriceBreak } from '#schemas/domain/pricing/price-breaks.ts';
import type { PriceTableFilter } from '#schemas/domain/pricing/price-table.ts';

export type TableRow = {
  sku_id: string;
  code: string;
  options: Record<string, string>;
  product_id: string;
  product_name: string;
  retail_cents: number;
  cost_cents: number | null;
  /** Of the price; null for a SKU without one. */
  rule_id: string | null;
  cents: number | null;
  /** YYYY-MM-DD; null where it has none. */
  starts_on: string | null;
  ends_on: string | null;
  breaks: PriceBreak[];
  /** 0 without a price. */
  version: number;
  changed_at: string | null;
  /** Empty where nobody is known. */
  changed_by: string;
};

const rowsOf = (listId: string): RawBuilder<unknown> => sql`
  select s.id as sku_id, s.code, s.options, p.id as product_id, p.name as product_name, s.retail_cents, s.cost_cents,
    r.id as rule_id, r.cents, r.starts_on::text as starts_on, r.ends_on::text as ends_on,
    coalesce(r.breaks, '[]'::jsonb) as breaks, coalesce(r.version, 0)::int as version, r.changed_at,
    coalesce(a.first_name || ' ' || a.last_name, r.changed_by, '') as changed_by
  from sku s join product p on p.id = s.product_id
  left join price_list_rule r
    on r.price_list_id = ${listId} and r.kind = 'sku' and r.target = s.id and r.warehouse_id is null
  left join account a on a.id = r.changed_by`;

const filters: Record<PriceTableFilter, (under: number) => RawBuilder<unknown>> = {
  all: () => sql`true`,
  own: () => sql`r.id is not null`,
  none: () => sql`r.id is null`,
  margin: (under) =>
    sql`r.cents is not null and s.cost_cents is not null
      and (r.cents - s.cost_cents) * 100.0 < ${under}::float8 * r.cents`,
};

export type TableQuery = {
  words: readonly string[];
  show: PriceTableFilter;
  /** Percent. */
  under: number;
  /** The last SKU of the page before; '' for the first page. */
  after: string;
  limit: number | null;
};

/** By SKU, and each one's by its first day. */
export async function findTableRows(
  db: Executor,
  listId: string,
  { words, show, under, after, limit }: TableQuery,
): Promise<TableRow[]> {
  const wheres = [
    sql`p.status <> 'archived'`,
    sql`s.code > ${after}`,
    filters[show](under),
    ...words.map((word) => sql`(s.code ilike ${anywhere(word)} or p.name ilike ${anywhere(word)})`),
  ];
  const { rows } = await sql<TableRow>`${rowsOf(listId)}
    where ${sql.join(wheres, sql` and `)} order by s.code, r.starts_on nulls first
    ${limit === null ? sql`` : sql`limit ${limit}`}`.execute(db);
  return rows;
}

/** Those of these ids, or of these codes. */
export async function findRowsOfSkus(
  db: Executor,
  listId: string,
  by: 'id' | 'code',
  values: readonly string[],
): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`${rowsOf(listId)}
    where ${sql.ref(`s.${by}`)} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))
      and p.status <> 'archived' order by s.code, r.starts_on nulls first`.execute(db);
  return rows;
}

/** Held until the transaction ends, so that two who write prices of one list wait for each other. */
export function lockPriceList(db: Executor, id: string) {
  return db
    .selectFrom('price_list')
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findPriceList(db: Executor, id: string) {
  return db.selectFrom('price_list').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

export type WrittenPrice = {
  id: string;
  sku: string;
  cents: number;
  starts_on: string | null;
  ends_on: string | null;
  breaks: PriceBreak[];
  version: number;
};

/** Writes prices in place of those with these ids. Throws what the database throws for two of a SKU from one day on. */
export async function replaceSkuPrices(
  db: Executor,
  listId: string,
  taken: readonly string[],
  prices: readonly WrittenPrice[],
  { by, at }: { by: string; at: string },
): Promise<void> {
  if (taken.length > 0)
    await sql`delete from price_list_rule where price_list_id = ${listId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(taken)}::jsonb))`.execute(db);
  if (prices.length > 0)
    await sql`insert into price_list_rule (id, price_list_id, kind, target, warehouse_id, cents, off_bps,
        starts_on, ends_on, breaks, version, changed_by, changed_at)
      select x.id, ${listId}::text, 'sku', x.sku, null, x.cents, null,
        x.starts_on, x.ends_on, x.breaks, x.version, ${by}::text, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as x(id text, sku text, cents int,
        starts_on date, ends_on date, breaks jsonb, version int)`.execute(db);
}
