/** A review as the editor's wire shows it. */
import type { ReviewRow } from '#api/content/storage/reviews.ts';
import type { PageReview } from '#schemas/domain/content/review.ts';

/**
 * Whether somebody other than who asked and who changed the draft last approved the draft as it is
 * (docs/decisions/0090-review.md).
 */
export const countsAsApproved = (row: ReviewRow): boolean =>
  row.state === 'approved' &&
  row.revision === row.draft_revision &&
  row.answered_by !== row.asked_by &&
  row.answered_by !== row.changed_by;

export const reviewView = (row: ReviewRow): PageReview => ({
  _id: row.id,
  state: row.state,
  revision: row.revision,
  changed: row.revision !== row.draft_revision,
  changed_by: row.changed_by,
  counts: countsAsApproved(row),
  note: row.note,
  asker: { _id: row.asked_by, name: row.asker },
  asked_at: row.asked_at,
  reviewer: row.reviewer_id === null ? null : { _id: row.reviewer_id, name: row.reviewer },
  answer:
    row.answered_by !== null && row.answered_at !== null
      ? { by: { _id: row.answered_by, name: row.answerer }, at: row.answered_at, note: row.answer_note }
      : null,
});
