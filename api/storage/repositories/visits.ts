import type { Insertable } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';

export async function insertContactRequest(db: Executor, request: Insertable<Tables['contact_request']>) {
  await db.insertInto('contact_request').values(request).execute();
}

export async function insertEvents(db: Executor, events: Insertable<Tables['event']>[]) {
  await db.insertInto('event').values(events).execute();
}
