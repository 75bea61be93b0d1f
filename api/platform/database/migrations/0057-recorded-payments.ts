/**
 * A payment that was recorded by hand can be taken back after some of it was refunded (docs/decisions/0057-corrections.md):
 * more has gone out than has come in then, until it is paid again.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$ declare name text; begin
      select conname into strict name from pg_constraint where conrelid = 'payment'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%refunded_cents <= captured_cents%';
      execute format('alter table payment drop constraint %I', name);
    end $$`)
    .execute(db);
}
