/** The media library: one row an item, its file in the file store (api/media/files). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table media (
    id text primary key, kind text not null check (kind in ('image', 'video')), name text not null,
    alt text not null, type text not null, extension text not null check (extension in ('webp', 'mp4', 'webm')),
    width int not null, height int not null, focal_x float8 not null, focal_y float8 not null,
    duration float8, bytes int not null, version text not null, source_hash text not null unique,
    poster_id text references media(id) on delete set null,
    created_at timestamptz not null, created_by text not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
