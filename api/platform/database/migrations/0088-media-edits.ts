/** How a picture of the library is turned and cut, beside the file it is made of; and the folders that items lie in. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create table media_folder (id text primary key, name text not null, created_at timestamptz not null)',
  'create unique index media_folder_name on media_folder (lower(name))',
  'alter table media add column folder_id text references media_folder(id) on delete set null',
  'create index media_in_folder on media (folder_id) where folder_id is not null',
  'alter table media add column edit jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
