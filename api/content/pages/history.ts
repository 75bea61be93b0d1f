/** A page's history: what was published, scheduled or kept under a name. Nothing in it ever changes. */
import { findPage, findRevision, findRevisions, insertRevision } from '#api/content/storage/pages.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { DraftDocument, RevisionHead } from '#schemas/domain/content/editor.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { noPage, requireDraft, requirePage } from './page-access.ts';
import { nameOf, revisionView } from './views.ts';

const perPage = 30;
const noRevision = () => new ProblemError('not_found', because('revision_not_found'));

/** Newest first, thirty at a time. Throws unauthenticated, forbidden, not_found. */
export async function listRevisions(
  context: Context,
  pageId: string,
  before: string | undefined,
): Promise<{ revisions: RevisionHead[]; more: boolean }> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  if (!(await findPage(db, pageId))) throw noPage();
  const rows = await findRevisions(db, pageId, before, perPage + 1);
  return { revisions: rows.slice(0, perPage).map(revisionView), more: rows.length > perPage };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getRevision(
  context: Context,
  pageId: string,
  id: string,
): Promise<RevisionHead & { document: DraftDocument }> {
  requirePermission(context.actor, 'readPages');
  const row = await findRevision(context.database.kysely, pageId, id);
  if (!row) throw noRevision();
  return { ...revisionView(row), document: row.document };
}

/** Keeps the draft of this number under a name. Throws unauthenticated, forbidden, not_found, stale_version. */
export function createCheckpoint(
  context: Context,
  pageId: string,
  { revision, note }: { revision: number; note: string },
): Promise<RevisionHead> {
  requirePermission(context.actor, 'editPages');
  return context.database.transaction(async (tx) => {
    await requirePage(tx, pageId);
    const document = await requireDraft(tx, pageId, revision);
    const id = newId();
    const author = authorOf(context);
    await insertRevision(tx, { id, pageId, document, kind: 'checkpoint', note, author }, context.now());
    await recordAudit(tx, context, 'page.checkpoint', pageId, nameOf(document), { revision: id, note });
    const row = await findRevision(tx, pageId, id);
    if (!row) throw noRevision();
    return revisionView(row);
  });
}
