/** Runs of catalog imports and what belongs to them. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export type RunRow = Selectable<Tables['import_run']>;
export type ErrorRow = Selectable<Tables['import_error']>;

export async function insertRun(db: Executor, row: Insertable<Tables['import_run']>): Promise<void> {
  await db.insertInto('import_run').values(row).execute();
}

export const findRun = (db: Executor, id: string) =>
  db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst();

export const findRuns = (db: Executor, limit: number) =>
  db.selectFrom('import_run').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();

/** The oldest that is to be gone on with. */
export const findRunning = (db: Executor) =>
  db
    .selectFrom('import_run')
    .selectAll()
    .where('state', '=', 'running')
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();

/** The last run of the same bytes. */
export const findRunOfFile = (db: Executor, hash: string) =>
  db
    .selectFrom('import_run')
    .selectAll()
    .where('file_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Held until the transaction ends: nobody else writes for it, starts or cancels it meanwhile. For this transaction, a
 * commit does not wait for the disk: the run's place in the file is part of it, so that a database that loses its last
 * moment loses no more than rows that are read again.
 */
export const lockRun = (db: Executor, id: string) =>
  db
    .selectFrom('import_run')
    .select(['state', 'position', 'task'])
    .select(sql`set_config('synchronous_commit', 'off', true)`.as('commit'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The planner's statistics of the tables that an import fills. */
export async function analyzeCatalog(db: Executor): Promise<void> {
  await sql`analyze product, sku, stock, product_category, product_tag, product_collection, vendor, category, tag,
    collection`.execute(db);
}

/** Where its state is still one of these; undefined when somebody was quicker. */
export const updateRun = (
  db: Executor,
  id: string,
  states: readonly RunRow['state'][],
  change: Updateable<Tables['import_run']>,
) =>
  db
    .updateTable('import_run')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', states)
    .returningAll()
    .executeTakeFirst();

export async function insertErrors(
  db: Executor,
  rows: (Omit<ErrorRow, 'cells'> & { cells: string[] })[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into import_error (run_id, row, part, "column", value, reason, level, cells)
    select x.run_id, x.row, x.part, x."column", x.value, x.reason, x.level, x.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(run_id text, row int, part int, "column" text, value text, reason text, level text, cells jsonb)
    on conflict do nothing`.execute(db);
}

export async function deleteErrors(db: Executor, runId: string): Promise<void> {
  await db.deleteFrom('import_error').where('run_id', '=', runId).execute();
}

/** In the file's order; `after` is the last that was read. */
export const findErrors = (
  db: Executor,
  runId: string,
  options: { limit: number; after?: { row: number; part: number }; shown?: boolean },
) =>
  db
    .selectFrom('import_error')
    .selectAll()
    .where('run_id', '=', runId)
    .$if(options.shown === true, (q) => q.where('level', '!=', 'good'))
    .$if(options.after !== undefined, (q) =>
      q.where(
        sql<boolean>`(row, part) > (${options.after?.row ?? 0}::int, ${options.after?.part ?? 0}::int)`,
      ),
    )
    .orderBy('row')
    .orderBy('part')
    .limit(options.limit)
    .execute();

export const findMapping = (db: Executor, headers: string) =>
  db.selectFrom('import_mapping').select('mapping').where('headers', '=', headers).executeTakeFirst();

export async function keepMapping(db: Executor, headers: string, mapping: string, at: string): Promise<void> {
  await db
    .insertInto('import_mapping')
    .values({ headers, mapping, updated_at: at })
    .onConflict((conflict) => conflict.column('headers').doUpdateSet({ mapping, updated_at: at }))
    .execute();
}

export async function findImportPictures(db: Executor, addresses: string[]) {
  const { rows } = await sql<{ address: string; id: string; version: string; width: number; height: number }>`
    select p.address, m.id, m.version, m.width, m.height from import_picture p join media m on m.id = p.media_id
    where p.address = any(${addresses}::text[])`.execute(db);
  return rows;
}

export async function keepImportPicture(db: Executor, address: string, mediaId: string): Promise<void> {
  await db
    .insertInto('import_picture')
    .values({ address, media_id: mediaId })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ media_id: mediaId }))
    .execute();
}
