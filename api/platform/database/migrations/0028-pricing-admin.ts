/** Coupons that are switched off, and settings that two employees may not change over each other. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table coupon add column active boolean not null default true',
  'alter table setting add column version int not null default 1',
  'alter table price_list_rule add column version int not null default 1',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
