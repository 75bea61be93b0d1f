import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** Keeps others from counting a warehouse's windows until the transaction ends. */
export async function lockPickUps(db: Executor, warehouseId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`pick-up ${warehouseId}`}))`.execute(db);
}

/** Orders that are still to be fetched, by warehouse and day (YYYY-MM-DD), from a day on. */
export async function countPickUpDays(
  db: Executor,
  since: string,
): Promise<{ warehouse: string; day: string; count: number }[]> {
  const { rows } = await sql<{ warehouse: string; day: string; count: number }>`
    select document #>> '{cart,warehouse}' as warehouse, document #>> '{pick_up,date}' as day, count(*)::int as count
    from "order" where document #>> '{pick_up,date}' >= ${since} and status not in ('canceled', 'fulfilled')
    group by 1, 2`.execute(db);
  return rows;
}

/** Orders by the moment (ISO) at which their window begins; those that wait for their payment count too. */
export async function countPickUps(
  db: Executor,
  warehouseId: string,
  since: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ begins: string; count: number }>`
    select begins, sum(count)::int as count from (
      select document #>> '{pick_up,from}' as begins, count(*) as count from "order"
        where document #>> '{cart,warehouse}' = ${warehouseId} and document #>> '{pick_up,from}' >= ${since}
          and status <> 'canceled' group by 1
      union all
      select draft #>> '{document,pick_up,from}', count(*) from order_hold
        where draft #>> '{document,cart,warehouse}' = ${warehouseId}
          and draft #>> '{document,pick_up,from}' >= ${since} group by 1
    ) as taken group by begins`.execute(db);
  return new Map(rows.map(({ begins, count }) => [begins, count]));
}
