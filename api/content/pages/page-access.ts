/** Pages as the editor reaches them. A deleted one can be looked at and undeleted, nothing else. */
import { isApprovalRequired } from '#api/content/review/approval.ts';
import { reviewView } from '#api/content/review/view.ts';
import { findDraft, findEditorPage, lockDraft } from '#api/content/storage/drafts.ts';
import { findFormerSlugs } from '#api/content/storage/former-pages.ts';
import { lockPage, type PageRow } from '#api/content/storage/pages.ts';
import { findOpenReview } from '#api/content/storage/reviews.ts';
import { findPending } from '#api/content/storage/schedules.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type DraftDocument, type EditorPage, isFixedPage } from '#schemas/domain/content/editor.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { headView, scheduleView } from './views.ts';

export const noPage = () => new ProblemError('not_found', because('page_not_found'));
export const staleDraft = () => new ProblemError('stale_version', because('page_changed'));

/** Throws not_found. */
export async function readEditorPage(db: Executor, id: string): Promise<EditorPage> {
  const row = await findEditorPage(db, id);
  if (!row) throw noPage();
  const schedules = await findPending(db, id);
  const review = await findOpenReview(db, id);
  const { published, published_id, published_slug, published_audience } = row;
  return {
    ...headView(row, schedules[0], review && reviewView(review)),
    draft: { document: row.draft, revision: row.draft_revision },
    published:
      published && published_id && published_slug && published_audience
        ? {
            document: published,
            revision: published_id,
            slug: published_slug,
            audience: published_audience,
          }
        : null,
    former_slugs: published_id ? await findFormerSlugs(db, id) : [],
    schedules: schedules.map(scheduleView),
    approval_required: await isApprovalRequired(db),
  };
}

/** Locks a page until the transaction ends. Throws not_found, also for a deleted one. */
export async function requirePage(tx: Executor, id: string): Promise<PageRow> {
  const page = await lockPage(tx, id);
  if (!page || page.deleted_at !== null) throw noPage();
  return page;
}

/** The draft at `revision`, locked. Throws not_found and stale_version. */
export async function requireDraft(tx: Executor, pageId: string, revision: number): Promise<DraftDocument> {
  const draft = await lockDraft(tx, pageId);
  if (!draft) throw noPage();
  if (draft.revision !== revision) throw staleDraft();
  return draft.document;
}

/** The number of a draft, and the revision that is published. Throws not_found, also for a deleted page's. */
export async function requireDraftNumber(
  db: Executor,
  pageId: string,
): Promise<{ revision: number; published: string | null }> {
  const draft = await findDraft(db, pageId);
  if (!draft) throw noPage();
  return { revision: draft.revision, published: draft.published_revision_id };
}

/** Throws invalid for a page that the shop cannot be without. */
export function requireRemovable(page: PageRow): void {
  if (page.kind === 'page' && isFixedPage(page.slug, page.audience))
    throw new ProblemError('invalid', because('page_needed', { page: page.slug ?? '' }));
}
