/** What happens to pages by itself: made, listed, moved to another moment, called off. */
import { requirePermission } from '#api/services/account/require-role.ts';
import { authorOf, recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { type Executor, onCommit } from '#api/storage/database.ts';
import { insertRevision, type PageRow } from '#api/storage/repositories/pages.ts';
import {
  endPending,
  findEnded,
  findPending,
  findSchedule,
  insertSchedule,
  movePending,
  type ScheduleRow,
} from '#api/storage/repositories/schedules.ts';
import type { PageSchedule, scheduleActions } from '#schemas/domain/editor.ts';
import { requirePublishable } from './check-document.ts';
import { requireDraft, requirePage, requireRemovable } from './page-access.ts';
import { nameOf, scheduleView } from './views.ts';

const ended = 50;

const invalid = (pointer: string, message: string) =>
  new ProblemError('invalid', message, { [pointer]: [message] });

/** A moment to come. Throws invalid. */
function requireLater(context: Context, at: string): Date {
  const moment = new Date(at);
  if (moment.getTime() <= context.now().getTime()) throw invalid('/at', 'Choose a moment to come.');
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
};

/** The snapshot that will go live: valid now, and checked again then. */
async function keepSnapshot(context: Context, tx: Executor, page: PageRow, wanted: Wanted): Promise<string> {
  const document = await requireDraft(tx, page.id, wanted.revision);
  await requirePublishable(tx, document, page);
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
  if (page.published_revision_id !== null) return;
  const pending = await findPending(tx, page.id);
  if (!pending.some((schedule) => schedule.action === 'publish' && new Date(schedule.at) < at))
    throw invalid('/action', 'This page is not published, and will not be by then.');
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid. */
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
  if (!row) throw new ProblemError('not_found', 'There is no such schedule.');
  return row;
}

const overtaken = () => new ProblemError('stale_version', 'This is not to come any more.');

/** What is to come, the next first; then the last that ended. Throws unauthenticated, forbidden. */
export async function listSchedules(context: Context): Promise<PageSchedule[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  return [...(await findPending(db)), ...(await findEnded(db, ended))].map(scheduleView);
}

/** Throws unauthenticated, forbidden, not_found, stale_version when it ran meanwhile, invalid. */
export function changeSchedule(
  context: Context,
  id: string,
  to: { at: string; zone: string },
): Promise<PageSchedule> {
  requirePermission(context.actor, 'publishPages');
  const at = requireLater(context, to.at);
  return context.database.transaction(async (tx) => {
    const before = await requireSchedule(tx, id);
    if (!(await movePending(tx, id, { at, zone: to.zone }))) throw overtaken();
    const detail = { ...detailOf({ action: before.action, at, zone: to.zone }), before: before.at };
    await recordAudit(tx, context, 'schedule.change', before.page_id, nameOf(before), detail);
    onCommit(tx, context.schedulesWaiting);
    return scheduleView(await requireSchedule(tx, id));
  });
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
