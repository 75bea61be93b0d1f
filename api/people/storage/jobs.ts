import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** A company's jobs, open ones first, the newest first. */
export function findJobs(db: Executor, companyId: string) {
  return db
    .selectFrom('job')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy((eb) => eb('closed_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

export function findJob(db: Executor, companyId: string, id: string) {
  return db
    .selectFrom('job')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertJob(db: Executor, job: Insertable<Tables['job']>) {
  await db.insertInto('job').values(job).execute();
}

export async function updateJob(
  db: Executor,
  companyId: string,
  id: string,
  values: Updateable<Tables['job']>,
) {
  await db.updateTable('job').set(values).where('company_id', '=', companyId).where('id', '=', id).execute();
}
