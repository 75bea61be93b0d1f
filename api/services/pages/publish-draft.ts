/** POST /api/v1/editor/pages/{id}/publish, unpublish, undelete and DELETE: what shoppers see of a page. */
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findEditorPage } from '#api/storage/repositories/drafts.ts';
import { findPageAt, lockPage, setDeleted, setPublished } from '#api/storage/repositories/pages.ts';
import { endPending, lockPendingOf } from '#api/storage/repositories/schedules.ts';
import type { EditorPage } from '#schemas/domain/editor.ts';
import { noPage, readEditorPage, requireDraft, requirePage, requireRemovable } from './page-access.ts';
import { putLive, tagsOf } from './put-live.ts';
import { nameOf, textOf } from './views.ts';

const noted = (note: string): Record<string, string> => (note ? { note } : {});

async function nameIn(db: Executor, id: string): Promise<string> {
  const row = await findEditorPage(db, id);
  return textOf(row?.title) || textOf(row?.slug);
}

/** Throws unauthenticated, forbidden, not_found, stale_version, and invalid with a pointer for each error. */
export function publishDraft(
  context: Context,
  id: string,
  { revision, note }: { revision: number; note: string },
): Promise<EditorPage> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const page = await requirePage(tx, id);
    const document = await requireDraft(tx, id, revision);
    const published = await putLive(context, tx, page, document, note);
    await recordAudit(tx, context, 'page.publish', id, nameOf(document), {
      revision: published,
      ...noted(note),
    });
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
      await setPublished(tx, id, null);
      await context.versions.bump(tx, tagsOf(page.slug));
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
    await setDeleted(tx, id, context.now());
    await context.versions.bump(tx, tagsOf(page.slug));
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
      const taken = slug !== null && audience !== null ? await findPageAt(tx, slug, audience) : undefined;
      if (taken) {
        throw new ProblemError('invalid', `Another page is at "${slug}" now. Move that one first.`, {
          '/slug': [`expected a free address, another page is at "${slug}"`],
        });
      }
      await setDeleted(tx, id, null);
      await context.versions.bump(tx, tagsOf(slug));
      await recordAudit(tx, context, 'page.undelete', id, await nameIn(tx, id));
    }
    return readEditorPage(tx, id);
  });
}
