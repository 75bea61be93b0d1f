/** All that is stored of a person, in whatever table: read by the columns that say whose a row is. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Person } from './people.ts';

/** Written with what moved, and gone a moment later: the job's own. */
const jobsOwn = 'rebate_due';

type Ids = Record<string, string[]>;

/** Rows of a table in which a column is one of some ids. */
async function rowsIn(
  db: Executor,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t
    where ${sql.ref(`t.${column}`)} in (${sql.join([...ids])})`.execute(db);
  return rows.map(({ row }) => `${table} ${JSON.stringify(row)}`);
}

const idsOf = (rows: readonly string[]): string[] =>
  rows.map((row) => (JSON.parse(row.slice(row.indexOf(' '))) as { id: string }).id);

/** Sorted; each with its table's name before it. */
export async function rowsOf(db: Executor, person: Person): Promise<string[]> {
  const own = (id: string | null) => (id === null ? [] : [id]);
  const ids: Ids = {
    account_id: own(person.account),
    guest_id: own(person.guest),
    company_id: own(person.company),
  };
  const rows = [
    ...(await rowsIn(db, 'account', 'id', ids.account_id ?? [])),
    ...(await rowsIn(db, 'company', 'id', ids.company_id ?? [])),
  ];
  const owned = async (table: string) =>
    idsOf([
      ...(await rowsIn(db, table, 'account_id', ids.account_id ?? [])),
      ...(await rowsIn(db, table, 'guest_id', ids.guest_id ?? [])),
    ]);
  ids.cart_id = await owned('cart');
  ids.order_id = await owned('order');
  ids.payment_id = idsOf(await rowsIn(db, 'payment', 'cart_id', ids.cart_id));
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name in (${sql.join(Object.keys(ids))})
      and table_name <> ${jobsOwn}`.execute(db);
  for (const { table, column } of columns) rows.push(...(await rowsIn(db, table, column, ids[column] ?? [])));
  return [...new Set(rows)].sort();
}

/** The columns of what a shopper's money and rights stand in. */
export async function columnsOf(db: Executor): Promise<Map<string, unknown>> {
  const tables =
    'account cart cart_item company coupon coupon_redemption job order order_item payment session sku'.split(
      ' ',
    );
  const { rows } = await sql<{ column: string; type: string }>`
    select column_name as "column", data_type as "type" from information_schema.columns
    where table_schema = 'public' and table_name in (${sql.join(tables)})`.execute(db);
  const values: Record<string, unknown> = { integer: 1, bigint: 1, boolean: true, jsonb: { foreign: true } };
  return new Map(rows.map(({ column, type }) => [column, values[type] ?? 'foreign']));
}

/** The same for two people who did the same: without ids, moments, signatures and numbers of orders. */
export const normal = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#')
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|[+-]\d\d:?\d\d)?/g, '@')
    // Until when a signed token holds, in ms.
    .replace(/~\d{13}\b/g, '~@')
    .replace(/\baf-\d+/gi, 'AF')
    .replace(/\b(INV|PMT|CM)-\d+/g, '$1')
    .replace(/\$argon2[^"]*/g, '$')
    .replace(/[\w-]{24,}/g, '*');
