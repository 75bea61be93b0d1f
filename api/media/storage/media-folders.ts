import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { MediaFolder } from '#schemas/domain/media/media.ts';

/** In the order of their names, with how many items lie in each. */
export async function findMediaFolders(db: Executor): Promise<MediaFolder[]> {
  const rows = await db
    .selectFrom('media_folder as f')
    .leftJoin('media as m', 'm.folder_id', 'f.id')
    .select(['f.id', 'f.name'])
    .select((row) => row.fn.count<string | number>('m.id').as('count'))
    .groupBy(['f.id', 'f.name'])
    .orderBy(sql`lower(f.name)`)
    .execute();
  return rows.map(({ id, name, count }) => ({ _id: id, name, count: Number(count) }));
}

/** Kept from deletion until the transaction ends. */
export function findMediaFolder(db: Executor, id: string) {
  return db.selectFrom('media_folder').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** The folder as long as it is there, else none: as what lay in one that was deleted. */
export const folderOrNone = async (db: Executor, id: string | null): Promise<string | null> =>
  (id && (await findMediaFolder(db, id))?.id) || null;

/** False when another folder has the name, in capitals or not. */
export async function insertMediaFolder(
  db: Executor,
  row: { id: string; name: string; created_at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('media_folder')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The id of the folder of this name, in capitals or not. */
export function findMediaFolderNamed(db: Executor, name: string) {
  return db
    .selectFrom('media_folder')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
}

export async function renameMediaFolderRow(db: Executor, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_folder')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** What lay in it lies in none. Answers the folder; undefined when there is none. */
export function deleteMediaFolderRow(db: Executor, id: string) {
  return db.deleteFrom('media_folder').where('id', '=', id).returningAll().executeTakeFirst();
}
