/** Rows of releases as the wire shows them. */
import { textOf } from '#api/content/pages/views.ts';
import type { ReleaseEntryRow, ReleaseRow } from '#api/content/storage/releases.ts';
import type { Release, ReleaseEntry } from '#schemas/domain/content/release.ts';

export const releaseView = ({ id, ...row }: ReleaseRow): Release => ({ _id: id, ...row });

export const entryView = (row: ReleaseEntryRow): ReleaseEntry => ({
  page: row.page_id,
  kind: row.kind,
  title: textOf(row.title),
  slug: textOf(row.slug),
  audience: textOf(row.audience),
  action: row.action,
  revision: row.revision_id,
  added_at: row.added_at,
  author: row.author,
  draft: row.draft,
  is_outdated: row.is_outdated,
  is_deleted: row.deleted_at !== null,
});
