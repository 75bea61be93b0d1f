import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type AuditKind, auditActions } from '#schemas/domain/content/editor.ts';
import { personName } from './person-name.ts';

export async function insertAuditEvent(db: Executor, event: Insertable<Tables['audit_event']>) {
  await db.insertInto('audit_event').values(event).execute();
}

type Where = {
  before?: string | undefined;
  subject?: string | undefined;
  actor?: string | undefined;
  kind?: AuditKind | undefined;
};

/** Newest first, those older than `before`. */
export function findAuditEvents(db: Executor, where: Where, limit: number) {
  let query = db
    .selectFrom('audit_event')
    .select(['id', 'at', personName('actor').as('actor'), 'action', 'subject', 'name', 'detail']);
  if (where.before) query = query.where('id', '<', where.before);
  if (where.subject) query = query.where('subject', '=', where.subject);
  if (where.actor) query = query.where('actor', '=', where.actor);
  if (where.kind)
    query = query.where(
      'action',
      'in',
      auditActions.filter((action) => action.startsWith(`${where.kind}.`)),
    );
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** Everybody who has done something, by name. */
export function findAuditActors(db: Executor) {
  return db
    .selectFrom(db.selectFrom('audit_event').select('actor').distinct().as('e'))
    .select(['e.actor', personName('e.actor').as('name')])
    .orderBy('name')
    .execute();
}
