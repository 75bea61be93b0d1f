/** Projects, posts and people. Bodies are Markdown; a list is read by its date and id. */
import { type Kysely, sql } from 'kysely';

const statements: string[] = [
  `create table person (
    id text primary key, name text not null, title text not null, bio text not null, email text not null,
    phone text not null, warehouse_id text references warehouse(id), picture jsonb not null, position int not null)`,
  'create table project_room (slug text primary key, name text not null, position int not null)',
  `create table project (
    id text primary key, slug text not null unique, title text not null, summary text not null, body text not null,
    place text not null, completed_on date not null,
    room text not null references project_room(slug), tags jsonb not null,
    pictures jsonb not null check (jsonb_array_length(pictures) between 1 and 6))`,
  'create index project_newest on project (completed_on desc, id desc)',
  'create index project_by_room on project (room, completed_on desc, id desc)',
  `create table project_product (
    project_id text not null references project(id) on delete cascade,
    product_id text not null references product(id) on delete cascade,
    position int not null, primary key (project_id, product_id))`,
  'create index project_product_product on project_product (product_id)',
  `create table project_person (
    project_id text not null references project(id) on delete cascade,
    person_id text not null references person(id) on delete cascade,
    position int not null, primary key (project_id, person_id))`,
  'create index project_person_person on project_person (person_id)',
  'create table post_topic (slug text primary key, name text not null, position int not null)',
  `create table post (
    id text primary key, slug text not null unique, title text not null, excerpt text not null, body text not null,
    topic text not null references post_topic(slug), author_id text references person(id) on delete set null,
    picture jsonb not null, reading_minutes int not null, published_at timestamptz not null)`,
  'create index post_newest on post (published_at desc, id desc)',
  'create index post_by_topic on post (topic, published_at desc, id desc)',
  'create index post_author on post (author_id, published_at desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
