/** Drafts as their translations are counted. */
import type { Executor } from '#api/platform/database/database.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';

/** Every draft of a kind that was not deleted. */
export function findDraftsToTranslate(db: Executor, kind: DocumentKind) {
  return db
    .selectFrom('page_draft as d')
    .innerJoin('page as p', 'p.id', 'd.page_id')
    .where('p.kind', '=', kind)
    .where('p.deleted_at', 'is', null)
    .select(['p.id', 'd.revision', 'd.document'])
    .execute();
}
export type DraftToTranslate = Awaited<ReturnType<typeof findDraftsToTranslate>>[number];
