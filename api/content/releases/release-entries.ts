/** What a release is of: drafts as they are now, kept as snapshots, and pages that it takes off the shop. */
import { isDeepStrictEqual } from 'node:util';
import { requireDraft, requirePage, requireRemovable } from '#api/content/pages/page-access.ts';
import { nameOf } from '#api/content/pages/views.ts';
import { requireApproval } from '#api/content/review/approval.ts';
import { findLiveDocument, insertRevision } from '#api/content/storage/pages.ts';
import { deleteEntry, findReleaseEntries, putEntry } from '#api/content/storage/releases.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { scheduleActions } from '#schemas/domain/content/editor.ts';
import { mostInRelease, type WholeRelease } from '#schemas/domain/content/release.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { requireReady } from './publish-release.ts';
import { readRelease, requireRelease } from './release-access.ts';

type Place = { id: string; page: string };

/**
 * Whether it can go live is asked of the release as a whole, once it has a moment: pages that lead to each other come
 * together. Throws unauthenticated, forbidden also where an approval is missing, not_found, stale_version when it has ended
 * or the draft is another, invalid also for a draft that is what is published.
 */
export function putReleaseEntry(
  context: Context,
  { id, page: pageId }: Place,
  { action, revision }: { action: (typeof scheduleActions)[number]; revision: number },
): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const release = await requireRelease(tx, id);
    const page = await requirePage(tx, pageId);
    const entries = await findReleaseEntries(tx, id);
    if (entries.length >= mostInRelease && !entries.some(({ page_id }) => page_id === pageId)) {
      const reason = because('release_full', { most: mostInRelease });
      throw new ProblemError('invalid', reason, { '/page': [reason] });
    }
    const document = await requireDraft(tx, pageId, revision);
    if (action === 'publish' && isDeepStrictEqual(document, await findLiveDocument(tx, pageId))) {
      const reason = because('release_same');
      throw new ProblemError('invalid', reason, { '/page': [reason] });
    }
    // Asked as a draft is added: what goes live is that one.
    if (action === 'publish')
      await requireApproval(context, tx, { id: pageId, name: nameOf(document) }, undefined);
    const author = authorOf(context);
    const added_at = context.now().toISOString();
    let snapshot: string | null = null;
    if (action === 'unpublish') requireRemovable(page);
    else {
      snapshot = newId();
      await insertRevision(
        tx,
        { id: snapshot, pageId, document, kind: 'schedule', note: release.name, author },
        context.now(),
      );
    }
    await putEntry(tx, { release_id: id, page_id: pageId, action, revision_id: snapshot, author, added_at });
    if (release.state === 'scheduled') await requireReady(context, tx, id);
    await recordAudit(tx, context, 'release.add', id, release.name, { page: nameOf(document), action });
    return readRelease(tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version, and invalid where the others cannot do without it. */
export function removeReleaseEntry(context: Context, { id, page }: Place): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const release = await requireRelease(tx, id);
    const entry = (await findReleaseEntries(tx, id)).find(({ page_id }) => page_id === page);
    if (entry && (await deleteEntry(tx, id, page))) {
      if (release.state === 'scheduled') await requireReady(context, tx, id);
      await recordAudit(tx, context, 'release.remove', id, release.name, { page: nameOf(entry) });
    }
    return readRelease(tx, id);
  });
}
