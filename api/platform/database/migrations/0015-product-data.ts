/** What dealers keep of products beyond the sample's first shape; defaults are what every product was so far. */
import { type Kysely, sql } from 'kysely';

const statements = [
  "alter table product add column status text not null default 'active' check (status in ('active', 'draft', 'archived'))",
  "update product set status = 'archived' where not active",
  'alter table product drop column active',
  "alter table product add column active boolean not null generated always as (status = 'active') stored",
  'create index product_popular on product (popularity desc, id) where active',
  `alter table product
    add column body_html text not null default '',
    add column media jsonb not null default '[]',
    add column documents jsonb not null default '[]',
    add column breaks jsonb not null default '[]',
    add column order_min int not null default 1 check (order_min >= 1),
    add column order_step int not null default 1 check (order_step >= 1),
    add column rules jsonb not null default '[]',
    add column kit_price jsonb not null default '{"kind":"sum","offBps":0}',
    add column seo_title text not null default '',
    add column seo_description text not null default '',
    add column extra jsonb not null default '{}',
    add column version int not null default 1,
    add column updated_at timestamptz not null default now()`,
  'update product set updated_at = created_at',
  `alter table sku
    add column barcode text not null default '',
    add column cost_cents int check (cost_cents >= 0),
    add column backorder boolean not null default false,
    add column lead_days int check (lead_days >= 0),
    add column taxable boolean not null default true,
    add column extra jsonb not null default '{}'`,
  'alter table collection add column rule jsonb',
  // What was chosen of a kit or of a piece made to measure; null for everything that is sold as it stands.
  'alter table cart_item add column configuration jsonb',
  'alter table order_item add column configuration jsonb',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
