/** Companies whose progress toward offers is to be looked at (docs/decisions/0051-rebate.md). */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** Something that an offer may count has moved; in its transaction. */
export async function insertRebateDue(db: Executor, companyId: string): Promise<void> {
  await db.insertInto('rebate_due').values({ company_id: companyId }).execute();
}

/** All companies, because an offer has changed. */
export async function insertAllRebatesDue(db: Executor): Promise<void> {
  await sql`insert into rebate_due (company_id) select id from company where status = 'approved'`.execute(db);
}
