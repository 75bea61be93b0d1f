/** How long a rate's deliveries are on the way: fewest and most working days, or both unknown. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipping_rate
    add column days_from int check (days_from >= 0), add column days_to int check (days_to >= days_from),
    add constraint shipping_rate_days check ((days_from is null) = (days_to is null))`.execute(db);
}
