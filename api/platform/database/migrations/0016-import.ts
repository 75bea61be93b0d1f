/** Imports of catalogue files: runs, what was wrong in them, mappings that people made, pictures that were fetched. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table import_run (
    id text primary key, file_name text not null, file_hash text not null, bytes bigint not null,
    shape jsonb not null, format text, mapping jsonb not null default '{}', options jsonb not null default '{}',
    state text not null check (state in ('waiting', 'running', 'done', 'cancelled', 'failed')),
    dry boolean not null default true, failure text not null default '',
    position int not null default 0, rows int not null default 0,
    done jsonb not null default '{}', checked jsonb,
    author text not null, created_at timestamptz not null, started_at timestamptz, ended_at timestamptz)`,
  'create index import_run_newest on import_run (created_at desc, id)',
  "create index import_run_running on import_run (id) where state = 'running'",
  `create table import_error (
    run_id text not null references import_run(id) on delete cascade, row int not null, part int not null,
    "column" text not null, value text not null, reason text not null, level text not null, cells jsonb not null,
    primary key (run_id, row, part))`,
  'create table import_mapping (headers text primary key, mapping jsonb not null, updated_at timestamptz not null)',
  `create table import_picture (
    address text primary key, media_id text not null references media(id) on delete cascade)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
