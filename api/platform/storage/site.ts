import { type Selectable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type OpeningException, weekdayOn } from '#schemas/domain/platform/opening-days.ts';

type Day = Pick<Selectable<Tables['special_day']>, 'kind' | 'name' | 'open' | 'close'> & {
  date: string;
  isOwn: boolean;
};
export type WarehouseRow = Selectable<Tables['warehouse']> & {
  /** Its own days and those of all warehouses, as hours; of two for one day its own. By date. */
  exceptions: OpeningException[];
};

function exceptionOf({ kind, date, name, open, close }: Day, hours: WarehouseRow['hours']): OpeningException {
  const closed = { open: 'Closed', close: 'Closed' };
  const usual = hours[weekdayOn(date)] ?? closed;
  return { date, name, ...(kind === 'closed' ? closed : kind === 'usual' ? usual : { open, close }) };
}

/** Closed ones too, with the days that have hours of their own. One statement. */
export async function findAllWarehouses(db: Executor): Promise<WarehouseRow[]> {
  const rows = await db
    .selectFrom('warehouse')
    .selectAll()
    .select(
      sql<Day[]>`(select coalesce(jsonb_agg(jsonb_build_object('date', d.day, 'kind', d.kind, 'name', d.name,
        'open', d.open, 'close', d.close, 'isOwn', d.warehouse_id is not null)
        order by d.day, d.warehouse_id is null), '[]')
        from special_day d where d.warehouse_id = warehouse.id or d.warehouse_id is null)`.as('days'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ days, ...row }) => ({
    ...row,
    exceptions: days
      .filter(({ date, isOwn }) => isOwn || !days.some((other) => other.isOwn && other.date === date))
      .map((one) => exceptionOf(one, row.hours)),
  }));
}

/** Those that shoppers see, in the dealer's order. */
export const findWarehouses = async (db: Executor): Promise<WarehouseRow[]> =>
  (await findAllWarehouses(db)).filter(({ closed_at }) => closed_at === null);

/** With the version that two employees may not change over each other. */
export const readSettingRow = (db: Executor, key: string) =>
  db.selectFrom('setting').selectAll().where('key', '=', key).executeTakeFirst();

/** The same, kept from others until the transaction ends. */
export const lockSetting = (db: Executor, key: string) =>
  db.selectFrom('setting').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

export async function readSetting<T>(db: Executor, key: string): Promise<T | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value as T | undefined;
}

/** Writes a setting unless it is there; returns what is there then. */
export async function ensureSetting<T>(db: Executor, key: string, value: T): Promise<T> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting<T>(db, key)) as T;
}

export async function writeSetting(db: Executor, key: string, value: unknown) {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: text, version: eb('setting.version', '+', 1) })),
    )
    .execute();
}
