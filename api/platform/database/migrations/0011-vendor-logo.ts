/** Makers' logotypes: {src, width, height} of a drawing, or nothing. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column logo jsonb`.execute(db);
}
