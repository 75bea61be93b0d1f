/** Whom an answer to an email goes to, where that is not its sender: the visitor, of what the dealer's people get. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table mail add column reply_to text').execute(db);
}
