import type { Executor } from '#api/platform/database/database.ts';

export function findWarehouses(db: Executor) {
  return db.selectFrom('warehouse').selectAll().orderBy('position').execute();
}
export type WarehouseRow = Awaited<ReturnType<typeof findWarehouses>>[number];

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
