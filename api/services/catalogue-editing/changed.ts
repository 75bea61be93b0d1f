/** Who changed a thing last: the log says so. */
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findAuditEvents } from '#api/storage/repositories/audit.ts';

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
    changed
      ? `${changed.by} changed this at ${changed.at}, after you opened it.`
      : 'This was changed after you opened it.',
  );
}
