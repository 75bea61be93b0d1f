/**
 * The first tables. Ids are text made in code; money is integer cents; sort keys are made in code
 * (docs/traps.md#embedded-database).
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create extension if not exists pg_trgm',
  'create extension if not exists unaccent',
  'create table setting (key text primary key, value jsonb not null)',
  `create table warehouse (
    id text primary key, position int not null, name text not null, phone text not null, address jsonb not null,
    time_zone text not null, hours jsonb not null, tax_rate_bps int not null check (tax_rate_bps between 0 and 3000),
    local_delivery_cents int not null check (local_delivery_cents >= 0))`,
  `create table category (
    id text primary key, slug text not null unique, name text not null, description text not null,
    parent_id text references category(id), position int not null, picture jsonb not null)`,
  'create index category_parent on category (parent_id, position)',
  `create table vendor (
    id text primary key, slug text not null unique, name text not null unique, sort_key text collate "C" not null,
    description text not null, active boolean not null)`,
  'create table tag (id text primary key, slug text not null unique, name text not null)',
  `create table collection (
    id text primary key, slug text not null unique, name text not null, description text not null,
    featured boolean not null, position int not null, picture jsonb not null)`,
  'create table filter (id text primary key, name text not null unique, position int not null, options jsonb not null)',
  `create table product (
    id text primary key, slug text not null unique,
    kind text not null check (kind in ('plain', 'variant', 'combination', 'custom')),
    name text not null, sort_key text collate "C" not null, product_number text not null unique, description text not null,
    vendor_id text not null references vendor(id), option_names jsonb not null, specifications jsonb not null,
    dimensions jsonb not null, uom jsonb not null, slots jsonb not null, custom jsonb not null, supplier text not null,
    tax_code text not null, picture jsonb not null, popularity int not null, active boolean not null,
    search_text text not null,
    search tsvector generated always as (
      setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', search_text), 'B')) stored,
    created_at timestamptz not null)`,
  'create index product_search on product using gin (search)',
  'create index product_trgm on product using gin (search_text gin_trgm_ops)',
  'create index product_vendor on product (vendor_id)',
  'create index product_newest on product (created_at desc, id)',
  `create table product_category (
    product_id text not null references product(id) on delete cascade,
    category_id text not null references category(id), position int not null, primary key (product_id, category_id))`,
  'create index product_category_category on product_category (category_id)',
  `create table product_tag (
    product_id text not null references product(id) on delete cascade,
    tag_id text not null references tag(id), primary key (product_id, tag_id))`,
  'create index product_tag_tag on product_tag (tag_id)',
  `create table product_collection (
    product_id text not null references product(id) on delete cascade,
    collection_id text not null references collection(id), primary key (product_id, collection_id))`,
  'create index product_collection_collection on product_collection (collection_id)',
  `create table sku (
    id text primary key, product_id text not null references product(id) on delete cascade, code text not null unique,
    options jsonb not null, picture jsonb not null, msrp_cents int not null check (msrp_cents >= 0),
    retail_cents int not null check (retail_cents >= 0), trade_cents int not null check (trade_cents >= 0),
    weight_lb double precision not null, position int not null)`,
  'create index sku_product on sku (product_id, position)',
  `create table stock (
    sku_id text not null references sku(id) on delete cascade, warehouse_id text not null references warehouse(id),
    quantity int not null check (quantity >= 0), bin text not null, primary key (sku_id, warehouse_id))`,
  `create table company (
    id text primary key, name text not null, status text not null check (status in ('pending', 'approved', 'declined')),
    features jsonb not null, lien boolean not null)`,
  `create table account (
    id text primary key, email text not null unique, password_hash text not null, first_name text not null,
    last_name text not null, company_id text references company(id),
    role text check (role in ('viewer', 'editor', 'publisher', 'sales', 'admin')), created_at timestamptz not null)`,
  `create table session (
    token_hash text primary key, account_id text not null references account(id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index session_account on session (account_id)',
  'create index session_expiry on session (expires_at)',
  `create table rate_limit (
    key text not null, window_start timestamptz not null, count int not null, primary key (key, window_start))`,
  `create table cart (
    id text primary key, account_id text references account(id), guest_id text,
    warehouse_id text not null references warehouse(id), name text not null,
    status text not null check (status in ('open', 'ordered')), version int not null,
    delivery_method text, payment_type text, billing_address jsonb, shipping_address jsonb,
    created_at timestamptz not null, updated_at timestamptz not null,
    check (account_id is not null or guest_id is not null))`,
  'create index cart_account on cart (account_id, updated_at desc)',
  'create index cart_guest on cart (guest_id, updated_at desc)',
  `create table cart_item (
    id text primary key, cart_id text not null references cart(id) on delete cascade,
    sku_id text not null references sku(id), quantity int not null check (quantity between 1 and 9999),
    note text not null, position int not null)`,
  'create index cart_item_cart on cart_item (cart_id, position)',
  'create sequence order_number start 100001',
  `create table "order" (
    id text primary key, number text not null unique, cart_id text not null unique references cart(id),
    account_id text references account(id), guest_id text, email text not null, total_cents bigint not null,
    document jsonb not null, placed_at timestamptz not null)`,
  'create index order_account on "order" (account_id, placed_at desc)',
  `create table order_item (
    id text primary key, order_id text not null references "order"(id), sku_id text not null references sku(id),
    quantity int not null, price_cents int not null)`,
  `create table idempotency (
    key text not null, owner text not null, fingerprint text not null, order_id text not null references "order"(id),
    created_at timestamptz not null, primary key (owner, key))`,
  `create table mail (
    id text primary key, recipient text not null, subject text not null, text text not null, html text not null,
    attempts int not null, next_attempt_at timestamptz not null, sent_at timestamptz, created_at timestamptz not null)`,
  'create index mail_due on mail (next_attempt_at) where sent_at is null',
  `create table page (
    id text primary key, slug text not null, audience text not null check (audience in ('guest', 'customer', 'company')),
    published_revision_id text, created_at timestamptz not null, unique (slug, audience))`,
  `create table page_revision (
    id text primary key, page_id text not null references page(id), document jsonb not null, author text not null,
    created_at timestamptz not null)`,
  'alter table page add foreign key (published_revision_id) references page_revision(id)',
  'create index page_revision_page on page_revision (page_id, created_at desc)',
  // The transaction's own id: with the oldest running one (pg_snapshot_xmin) no reader can miss a late commit.
  `create table content_version (
    tag text primary key, sequence bigint not null default (pg_current_xact_id()::text::bigint))`,
  'create index content_version_sequence on content_version (sequence)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
