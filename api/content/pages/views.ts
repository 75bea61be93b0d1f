/** Rows of pages, revisions and schedules as the editor's wire shows them. */
import type { HeadRow } from '#api/content/storage/drafts.ts';
import type { RevisionRow } from '#api/content/storage/pages.ts';
import type { ScheduleRow } from '#api/content/storage/schedules.ts';
import type {
  EditorPageHead,
  PageSchedule,
  PageStatus,
  RevisionHead,
} from '#schemas/domain/content/editor.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import type { PageReview } from '#schemas/domain/content/review.ts';

/** A field of a document that nobody has checked, short enough for a list. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** What a page is called in the audit log. */
export const nameOf = (document: { title?: unknown; slug?: unknown }): string =>
  textOf(document.title) || textOf(document.slug);

function statusOf(row: HeadRow): PageStatus {
  if (row.published_at === null) return row.was_published ? 'unpublished' : 'draft';
  return row.same ? 'published' : 'changed';
}

export const nextView = ({ id, action, at, zone }: ScheduleRow): NonNullable<EditorPageHead['next']> => ({
  _id: id,
  action,
  at,
  zone,
});

export function headView(
  row: HeadRow,
  next: ScheduleRow | undefined,
  review: PageReview | undefined,
): EditorPageHead {
  return {
    _id: row.id,
    kind: row.kind,
    slug: textOf(row.slug),
    audience: textOf(row.audience),
    title: textOf(row.title),
    status: statusOf(row),
    next: next ? nextView(next) : null,
    review: review ?? null,
    blocks: row.blocks,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
    published_at: row.published_at,
    deleted_at: row.deleted_at,
  };
}

export const scheduleView = (row: ScheduleRow): PageSchedule => ({
  _id: row.id,
  page: row.page_id,
  kind: row.kind,
  title: textOf(row.title),
  slug: textOf(row.slug),
  audience: audiences.find((known) => known === row.audience) ?? 'guest',
  action: row.action,
  at: row.at,
  zone: row.zone,
  state: row.state,
  revision: row.revision_id,
  author: row.author,
  error: row.error,
  created_at: row.created_at,
});

export const revisionView = ({ id, kind, note, author, created_at, live }: RevisionRow): RevisionHead => ({
  _id: id,
  kind,
  note,
  author,
  created_at,
  live,
});
