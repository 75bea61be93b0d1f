import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertContactRequest(db: Executor, request: Insertable<Tables['contact_request']>) {
  await db.insertInto('contact_request').values(request).execute();
}

export async function insertEvents(db: Executor, events: Insertable<Tables['event']>[]) {
  await db.insertInto('event').values(events).execute();
}
