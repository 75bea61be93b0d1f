/** What happens to pages by itself: made, listed, moved to another moment, called off. */
import type { Transaction } from 'kysely';
import { requireNotInUse } from '#api/content/posts/put-content.ts';
import { giveApproval } from '#api/content/review/answer-review.ts';
import { requireApproval } from '#api/content/review/approval.ts';
import { insertRevision, type PageRow } from '#api/content/storage/pages.ts';
import {
  endPending,
  findEnded,
  findPending,
  findSchedule,
  insertSchedule,
  movePending,
  type ScheduleRow,
  setSnapshot,
} from '#api/content/storage/schedules.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PageSchedule, scheduleActions } from '#schemas/domain/content/editor.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { requirePublishable } from './check-document.ts';
import { requireDraft, requirePage, requireRemovable } from './page-access.ts';
import { nameOf, scheduleView } from './views.ts';

const ended = 50;

const invalid = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

/** A moment to come. Throws invalid. */
function requireLater(context: Context, at: string): Date {
  const moment = new Date(at);
  if (moment.getTime() <= context.now().getTime()) throw invalid('/at', because('schedule_past'));
  return moment;
}

const detailOf = (schedule: { action: string; at: Date; zone: string }): Record<string, string> => ({
  action: schedule.action,
  at: schedule.at.toISOString(),
  zone: schedule.zone,
});

type Wanted = {
  action: (typeof scheduleActions)[number];
  at: string;
  zone: string;
  revision: number;
  note: string;
  approve: boolean;
  without_approval?: string | undefined;
};

/** The snapshot that will go live: valid and approved now, and checked for errors again then. */
async function keepSnapshot(
  context: Context,
  tx: Transaction<Tables>,
  page: PageRow,
  wanted: Pick<Wanted, 'revision' | 'note' | 'approve' | 'without_approval'>,
): Promise<string> {
  const document = await requireDraft(tx, page.id, wanted.revision);
  const named = { id: page.id, name: nameOf(document) };
  if (wanted.approve) await giveApproval(context, tx, named, wanted.revision);
  await requireApproval(context, tx, named, wanted.without_approval);
  await requirePublishable(context, tx, document, page);
  const id = newId();
  const { note } = wanted;
  await insertRevision(
    tx,
    { id, pageId: page.id, document, kind: 'schedule', note, author: authorOf(context) },
    context.now(),
  );
  return id;
}

/** There must be something on the shop to take off, now or by then. Throws invalid. */
async function requireSomethingLive(tx: Executor, page: PageRow, at: Date): Promise<void> {
  requireRemovable(page);
  await requireNotInUse(tx, page);
  if (page.published_revision_id !== null) return;
  const pending = await findPending(tx, page.id);
  if (!pending.some((schedule) => schedule.action === 'publish' && new Date(schedule.at) < at))
    throw invalid('/action', because('schedule_not_published'));
}

/** Throws unauthenticated, forbidden also where an approval is missing, not_found, stale_version, invalid. */
export function createSchedule(context: Context, pageId: string, wanted: Wanted): Promise<PageSchedule> {
  requirePermission(context.actor, 'publishPages');
  const at = requireLater(context, wanted.at);
  return context.database.transaction(async (tx) => {
    const page = await requirePage(tx, pageId);
    let revision: string | null = null;
    if (wanted.action === 'publish') revision = await keepSnapshot(context, tx, page, wanted);
    else await requireSomethingLive(tx, page, at);
    const id = newId();
    await insertSchedule(tx, {
      id,
      page_id: pageId,
      action: wanted.action,
      at: at.toISOString(),
      zone: wanted.zone,
      state: 'pending',
      revision_id: revision,
      author: authorOf(context),
      error: null,
      created_at: context.now().toISOString(),
      ended_at: null,
    });
    const row = await requireSchedule(tx, id);
    const detail = { ...detailOf({ ...wanted, at }), ...(wanted.note ? { note: wanted.note } : {}) };
    await recordAudit(tx, context, 'schedule.create', pageId, nameOf(row), detail);
    onCommit(tx, context.schedulesWaiting);
    return scheduleView(row);
  });
}

async function requireSchedule(db: Executor, id: string): Promise<ScheduleRow> {
  const row = await findSchedule(db, id);
  if (!row) throw new ProblemError('not_found', because('schedule_not_found'));
  return row;
}

const overtaken = () => new ProblemError('stale_version', because('schedule_done'));

/** What is to come, the next first; then the last that ended. Throws unauthenticated, forbidden. */
export async function listSchedules(context: Context): Promise<PageSchedule[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  return [...(await findPending(db)), ...(await findEnded(db, ended))].map(scheduleView);
}

/**
 * With `revision` the draft of that number goes live in place of the snapshot. Throws unauthenticated, forbidden,
 * not_found, stale_version when it ran meanwhile or the draft is another, invalid.
 */
export function changeSchedule(
  context: Context,
  id: string,
  to: { at: string; zone: string; revision?: number | undefined },
): Promise<PageSchedule> {
  requirePermission(context.actor, 'publishPages');
  const at = requireLater(context, to.at);
  return context.database.transaction(async (tx) => {
    const before = await requireSchedule(tx, id);
    // Locks it before its page, as the runner does.
    if (!(await movePending(tx, id, { at, zone: to.zone }))) throw overtaken();
    const snapshot =
      to.revision !== undefined && before.action === 'publish'
        ? await renewSnapshot(context, tx, before, to.revision)
        : null;
    const detail = {
      ...detailOf({ action: before.action, at, zone: to.zone }),
      ...(before.at === at.toISOString() ? {} : { before: before.at }),
      ...(snapshot ? { revision: snapshot } : {}),
    };
    await recordAudit(tx, context, 'schedule.change', before.page_id, nameOf(before), detail);
    onCommit(tx, context.schedulesWaiting);
    return scheduleView(await requireSchedule(tx, id));
  });
}

/** The draft as it is now goes live by it. Throws not_found, stale_version, invalid. */
async function renewSnapshot(
  context: Context,
  tx: Transaction<Tables>,
  schedule: ScheduleRow,
  revision: number,
) {
  const page = await requirePage(tx, schedule.page_id);
  const snapshot = await keepSnapshot(context, tx, page, { revision, note: '', approve: false });
  await setSnapshot(tx, schedule.id, snapshot);
  return snapshot;
}

/** Throws unauthenticated, forbidden, not_found, stale_version when it ran meanwhile. */
export function cancelSchedule(context: Context, id: string): Promise<PageSchedule> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const row = await requireSchedule(tx, id);
    if (!(await endPending(tx, id, { state: 'cancelled', error: null }, context.now()))) throw overtaken();
    const detail = detailOf({ ...row, at: new Date(row.at) });
    await recordAudit(tx, context, 'schedule.cancel', row.page_id, nameOf(row), detail);
    return scheduleView(await requireSchedule(tx, id));
  });
}
