/** POST /api/v1/editor/pages/{id}/publish, unpublish, undelete and DELETE: what shoppers see of a page. */

import { isDeepStrictEqual } from 'node:util';
import { putContent, requireNotInUse, takeContent } from '#api/content/posts/put-content.ts';
import { approveWithin, endReviewWithin } from '#api/content/review/answer-review.ts';
import { requireApproval } from '#api/content/review/approval.ts';
import { findEditorPage } from '#api/content/storage/drafts.ts';
import { findLiveDocument, findPageAt, lockPage, setDeleted } from '#api/content/storage/pages.ts';
import { findOpenReview } from '#api/content/storage/reviews.ts';
import { endPending, lockPendingOf } from '#api/content/storage/schedules.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { noPage, readEditorPage, requireDraft, requirePage, requireRemovable } from './page-access.ts';
import { putLive, tagsOf, takeOffline } from './put-live.ts';
import { nameOf, textOf } from './views.ts';

const noted = (note: string): Record<string, string> => (note ? { note } : {});

async function nameIn(db: Executor, id: string): Promise<string> {
  const row = await findEditorPage(db, id);
  return textOf(row?.title) || textOf(row?.slug);
}

type Publish = {
  revision: number;
  note: string;
  /** Gives the approval that was asked for with it. */
  approve: boolean;
  without_approval?: string | undefined;
};

/**
 * A draft that is what is published leaves the shop as it is. What was asked about it is over. Throws unauthenticated,
 * forbidden also where an approval is missing, not_found, stale_version, and invalid with a pointer for each error.
 */
export function publishDraft(
  context: Context,
  id: string,
  { revision, note, approve, without_approval }: Publish,
): Promise<EditorPage> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const page = await requirePage(tx, id);
    const document = await requireDraft(tx, id, revision);
    const named = { id, name: nameOf(document) };
    const review = await findOpenReview(tx, id);
    if (approve) await approveWithin(context, tx, named, revision);
    // Nothing has changed: its history would say the same twice.
    if (isDeepStrictEqual(document, await findLiveDocument(tx, id))) {
      await endReviewWithin(context, tx, named, review);
      return readEditorPage(tx, id);
    }
    await requireApproval(context, tx, named, without_approval);
    const published = await putLive(context, tx, page, document, note);
    await recordAudit(tx, context, 'page.publish', id, nameOf(document), {
      revision: published,
      ...noted(note),
    });
    await endReviewWithin(context, tx, named, review);
    return readEditorPage(tx, id);
  });
}

/** A page that is not published is left as it is. Throws unauthenticated, forbidden, not_found, invalid. */
export function unpublishPage(context: Context, id: string, note: string): Promise<EditorPage> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const page = await requirePage(tx, id);
    requireRemovable(page);
    if (page.published_revision_id !== null) {
      await takeOffline(context, tx, page, note);
      await recordAudit(tx, context, 'page.unpublish', id, await nameIn(tx, id), noted(note));
    }
    return readEditorPage(tx, id);
  });
}

/** What is scheduled for it is called off; its address is free. Throws unauthenticated, forbidden, not_found, invalid. */
export async function deleteEditorPage(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'publishPages');
  await context.database.transaction(async (tx) => {
    const pending = await lockPendingOf(tx, id);
    const page = await requirePage(tx, id);
    requireRemovable(page);
    for (const schedule of pending)
      await endPending(tx, schedule.id, { state: 'cancelled', error: null }, context.now());
    if (page.published_revision_id !== null) await requireNotInUse(tx, page);
    await setDeleted(tx, id, context.now());
    await takeContent(tx, page);
    await context.versions.bump(tx, await tagsOf(tx, page));
    await recordAudit(tx, context, 'page.delete', id, await nameIn(tx, id));
  });
  return {};
}

/** Throws unauthenticated, forbidden, not_found, and invalid when another page took its address meanwhile. */
export function undeleteEditorPage(context: Context, id: string): Promise<EditorPage> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const page = await lockPage(tx, id);
    if (!page) throw noPage();
    if (page.deleted_at !== null) {
      const { slug, audience } = page;
      const taken =
        slug !== null && audience !== null ? await findPageAt(tx, page.kind, slug, audience) : undefined;
      if (taken) {
        const reason = because('page_address_now_taken', { page: slug ?? '' });
        throw new ProblemError('invalid', reason, { '/slug': [reason] });
      }
      await setDeleted(tx, id, null);
      await putContent(context, tx, page.id, await findLiveDocument(tx, id));
      await context.versions.bump(tx, await tagsOf(tx, page));
      await recordAudit(tx, context, 'page.undelete', id, await nameIn(tx, id));
    }
    return readEditorPage(tx, id);
  });
}
