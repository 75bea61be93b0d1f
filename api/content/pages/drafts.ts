/** The editor's pages and their drafts: list, make, read, save. */

import { reviewView } from '#api/content/review/view.ts';
import { findDraft, findHeads, insertDraft, updateDraft } from '#api/content/storage/drafts.ts';
import { findRunning } from '#api/content/storage/experiments.ts';
import { insertPage } from '#api/content/storage/pages.ts';
import { endNeedlessReview, findOpenReviews } from '#api/content/storage/reviews.ts';
import { findPending } from '#api/content/storage/schedules.ts';
import { countUses } from '#api/content/storage/sections.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { type DocumentKind, kindOf } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument, EditorPage, EditorPageHead } from '#schemas/domain/content/editor.ts';
import { requireKeepable, requireKeepableOver } from './keepable.ts';
import { readEditorPage, requireDraftNumber, staleDraft } from './page-access.ts';
import { headView, nameOf } from './views.ts';

/** The last changed first. Throws unauthenticated, forbidden. */
export async function listEditorPages(
  context: Context,
  kind: DocumentKind,
  deleted: boolean,
): Promise<EditorPageHead[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  const [rows, pending, open] = await Promise.all([
    findHeads(db, [kind], deleted),
    findPending(db),
    findOpenReviews(db),
  ]);
  const next = new Map(pending.reverse().map((schedule) => [schedule.page_id, schedule]));
  const reviews = new Map(open.map((review) => [review.page_id, reviewView(review)]));
  const uses = kind === 'section' ? await countUses(db) : null;
  const tests =
    kind === 'page' ? new Map((await findRunning(db)).map(({ id, page_id }) => [page_id, id])) : null;
  return rows.map((row) => ({
    ...headView(row, next.get(row.id), reviews.get(row.id)),
    ...(uses ? { used_on: uses.get(row.id) ?? 0 } : {}),
    ...(tests ? { experiment: tests.get(row.id) ?? null } : {}),
  }));
}

/** Nothing of it is published, and it has no address until it is. Throws unauthenticated, forbidden, invalid. */
export function createEditorPage(context: Context, document: DraftDocument): Promise<EditorPage> {
  requirePermission(context.actor, 'editPages');
  requireKeepable(document);
  const pageId = newId();
  return context.database.transaction(async (tx) => {
    await insertPage(tx, pageId, kindOf(document), context.now());
    await insertDraft(tx, { pageId, document, author: authorOf(context) }, context.now());
    await recordAudit(tx, context, 'page.create', pageId, nameOf(document));
    return readEditorPage(tx, pageId);
  });
}

/** Throws unauthenticated, forbidden, not_found. */
export function getEditorPage(context: Context, id: string): Promise<EditorPage> {
  requirePermission(context.actor, 'readPages');
  return readEditorPage(context.database.kysely, id);
}

/**
 * Keeps whatever the document holds. A review of a draft that is what is published again is over: there is nothing to look
 * at. Throws unauthenticated, forbidden, not_found, stale_version, invalid.
 */
export async function saveDraft(
  context: Context,
  pageId: string,
  { document, revision }: { document: DraftDocument; revision: number },
): Promise<{ revision: number; updated_at: string }> {
  requirePermission(context.actor, 'editPages');
  const db = context.database.kysely;
  await requireKeepableOver(document, async () => (await findDraft(db, pageId))?.document);
  const now = context.now();
  const saved = await updateDraft(db, { pageId, document, author: authorOf(context), revision }, now);
  if (saved === undefined) {
    await requireDraftNumber(db, pageId);
    throw staleDraft();
  }
  await endNeedlessReview(db, pageId, now);
  return { revision: saved, updated_at: now.toISOString() };
}
