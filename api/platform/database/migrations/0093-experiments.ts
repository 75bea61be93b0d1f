/** Experiments: two variants of a block or a page, who saw which, and what they did then (docs/product.md#experiments). */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table page drop constraint page_kind_check',
  `alter table page add constraint page_kind_check
    check (kind in ('page', 'section', 'variant', 'post', 'project', 'person', 'topic', 'room'))`,
  `create table experiment (
    id text primary key, page_id text not null references page(id), variant_id text not null unique references page(id),
    block text, name text not null, goal text not null, shares jsonb not null,
    state text not null check (state in ('draft', 'running', 'ended')), winner text check (winner in ('a', 'b')),
    author text not null, created_at timestamptz not null, started_at timestamptz, ended_at timestamptz, result jsonb,
    check ((state = 'draft') = (started_at is null)), check ((state = 'ended') = (ended_at is not null)))`,
  // Who sees a page is in one experiment, so that each result has one cause.
  `create unique index experiment_running on experiment (page_id) where state = 'running'`,
  'create index experiment_page on experiment (page_id)',
  // While it runs: what they came to is kept with it when it ends, and they are forgotten.
  // A visitor is a hash of the experiment and a random cookie: it names nobody, and no visitor of another experiment.
  `create table experiment_visitor (
    experiment_id text not null references experiment(id), visitor text not null,
    variant text not null check (variant in ('a', 'b')), audience text not null, seen_at timestamptz not null,
    primary key (experiment_id, visitor))`,
  `create table experiment_goal (
    experiment_id text not null, visitor text not null, goal text not null, count integer not null,
    cents bigint not null, reached_at timestamptz not null, primary key (experiment_id, visitor, goal),
    foreign key (experiment_id, visitor) references experiment_visitor(experiment_id, visitor) on delete cascade)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
