import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';

export async function insertPreviewLink(db: Executor, link: Insertable<Tables['page_preview_link']>) {
  await db.insertInto('page_preview_link').values(link).execute();
}

/** Those of a page that still work, the first to expire first. */
export function findLivePreviewLinks(db: Executor, pageId: string, now: Date) {
  return db
    .selectFrom('page_preview_link as l')
    .select(['l.id', 'l.page_id', 'l.audience', 'l.expires_at', 'l.created_at'])
    .select(personName('l.author').as('author'))
    .where('l.page_id', '=', pageId)
    .where('l.withdrawn_at', 'is', null)
    .where('l.expires_at', '>', now.toISOString())
    .orderBy('l.expires_at')
    .orderBy('l.id')
    .execute();
}

export function findPreviewLink(db: Executor, id: string) {
  return db.selectFrom('page_preview_link').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when it was withdrawn before. */
export async function withdrawPreviewLink(db: Executor, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_preview_link')
    .set({ withdrawn_at: now.toISOString() })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What has expired opens nothing: the audit log says that there was a link. */
export async function deleteExpiredPreviewLinks(db: Executor, pageId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('page_preview_link')
    .where('page_id', '=', pageId)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}
