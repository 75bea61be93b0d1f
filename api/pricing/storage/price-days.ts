/** Which price lists have turned: a price of theirs has begun or ended. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** Whether there is a list that was not looked at on this day (YYYY-MM-DD). */
export async function hasUntoldLists(db: Executor, day: string): Promise<boolean> {
  const { rows } = await sql`select from price_list
    where told_on is null or told_on < ${day}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** Notes the day at every list; answers those of which a price began or ended since they were looked at. */
export async function takeTurnedLists(db: Executor, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as (select id, coalesce(told_on, '-infinity'::date) as told_on from price_list
        where told_on is null or told_on < ${day}::date order by id for update),
      noted as (update price_list l set told_on = ${day}::date from due where l.id = due.id)
    select due.id from due where exists (select from price_list_rule r where r.price_list_id = due.id
      and (r.starts_on > due.told_on and r.starts_on <= ${day}::date
        or r.ends_on >= due.told_on and r.ends_on < ${day}::date))`.execute(db);
  return rows.map(({ id }) => id);
}
