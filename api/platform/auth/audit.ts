/** The audit log: who did what to what, and when. Written with the deed itself; never changed afterwards. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findAuditActors, findAuditEvents, insertAuditEvent } from '#api/platform/storage/audit.ts';
import type { AuditAction, AuditEvent, AuditKind } from '#schemas/domain/content/editor.ts';
import { newId } from '../new-id.ts';
import { requirePermission } from './require-role.ts';

const perPage = 100;

/** Whom the log names: the account, else whoever holds the machine. */
export const authorOf = ({ actor }: Pick<Context, 'actor'>): string => actor.accountId ?? 'operator';

/** As part of the transaction that does it. `subject` is an id, `name` what it is called now. */
export async function recordAudit(
  tx: Executor,
  context: Context,
  action: AuditAction,
  subject: string,
  name: string,
  detail: Record<string, string> = {},
): Promise<void> {
  const well = Object.entries(detail).map(([key, value]) => [key, value.toWellFormed()]);
  await insertAuditEvent(tx, {
    id: newId(),
    at: context.now().toISOString(),
    actor: authorOf(context),
    action,
    subject,
    name: name.toWellFormed().slice(0, 300),
    detail: JSON.stringify(Object.fromEntries(well)),
  });
}

type Query = {
  before?: string | undefined;
  subject?: string | undefined;
  actor?: string | undefined;
  kind?: AuditKind | undefined;
};

/** Newest first, a hundred at a time. Throws unauthenticated, forbidden. */
export async function listAudit(context: Context, query: Query) {
  requirePermission(context.actor, 'readAudit');
  const db = context.database.kysely;
  const [rows, people] = await Promise.all([findAuditEvents(db, query, perPage + 1), findAuditActors(db)]);
  const events: AuditEvent[] = rows.slice(0, perPage).map(({ id, ...event }) => ({ _id: id, ...event }));
  const actors = people.map(({ actor, name }) => ({ _id: actor, name }));
  return { events, more: rows.length > perPage, actors };
}
