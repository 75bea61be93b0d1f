/** Who changed a thing last: the log says so. */
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAuditEvents } from '#api/platform/storage/audit.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export type Changed = { by: string; at: string } | null;

export async function lastChange(db: Executor, subject: string): Promise<Changed> {
  const [event] = await findAuditEvents(db, { subject }, 1);
  return event ? { by: event.actor, at: event.at } : null;
}

/** Throws stale_version, naming who was faster and when. */
export async function requireVersion(
  tx: Executor,
  subject: string,
  now: number,
  read: number,
): Promise<void> {
  if (now === read) return;
  const changed = await lastChange(tx, subject);
  throw new ProblemError(
    'stale_version',
    changed ? because('record_changed_by', { name: changed.by, at: changed.at }) : because('record_changed'),
  );
}
