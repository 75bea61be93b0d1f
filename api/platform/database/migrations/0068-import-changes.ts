/**
 * What an import changes, product by product and SKU by SKU: for the preview of a dry run, for what later rows of a dry
 * run are compared with, and for undoing a run.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table import_run drop constraint import_run_state_check',
  `alter table import_run add constraint import_run_state_check
    check (state in ('waiting', 'running', 'done', 'cancelled', 'failed', 'undone'))`,
  `alter table import_run add column task text not null default 'import' check (task in ('import', 'undo')),
    add column undo_done int not null default 0, add column undo_total int not null default 0`,
  `create table import_product (
    run_id text not null references import_run(id) on delete cascade, dry boolean not null, product_id text not null,
    row int not null, slug text not null, number text not null, name text not null, base int not null, version int not null,
    before jsonb, after jsonb, undone boolean not null default false, kept text not null default '',
    primary key (run_id, dry, product_id))`,
  'create index import_product_slug on import_product (run_id, slug) where dry',
  'create index import_product_number on import_product (run_id, number) where dry',
  'create index import_product_row on import_product (run_id, dry, row desc, product_id)',
  'create index import_product_of on import_product (product_id) where not dry',
  `create table import_line (
    run_id text not null references import_run(id) on delete cascade, dry boolean not null, code text not null,
    product_id text not null, row int not null, name text not null, is_new boolean not null,
    old_cents int, new_cents int, old_stock int, new_stock int, stock jsonb not null, outlier text not null,
    weight int not null, undone boolean not null default false, kept text not null default '',
    primary key (run_id, dry, code))`,
  'create index import_line_weight on import_line (run_id, dry, weight desc, row, code)',
  `create table import_named (
    run_id text not null references import_run(id) on delete cascade, kind text not null, id text not null,
    primary key (run_id, kind, id))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
