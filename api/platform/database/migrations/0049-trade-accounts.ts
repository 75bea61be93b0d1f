/**
 * Order limits of buyers, and requests for approval of what is above them; trade applications that are filled in step by
 * step, resale certificates, and the offer that a company came by.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table company add column order_limit_cents bigint check (order_limit_cents >= 0)',
  // A row stands in place of the company's limit; null in it: no approval is needed.
  `create table order_limit (
    account_id text not null references account(id) on delete cascade,
    company_id text not null references company(id) on delete cascade,
    limit_cents bigint check (limit_cents >= 0),
    primary key (account_id, company_id))`,
  `create table order_approval (
    id text primary key,
    company_id text not null references company(id) on delete cascade,
    requested_by text not null references account(id),
    cart_id text references cart(id) on delete set null,
    status text not null check (status in ('pending', 'approved', 'declined', 'canceled', 'used')),
    total_cents bigint not null, goods jsonb not null, document jsonb not null,
    note text not null default '', requested_at timestamptz not null,
    decided_by text references account(id), decided_at timestamptz, reason text not null default '',
    order_id text, used_at timestamptz)`,
  'create index order_approval_company on order_approval (company_id, requested_at desc)',
  'create index order_approval_person on order_approval (requested_by)',
  // One request of a cart that can still become an order.
  `create unique index order_approval_cart on order_approval (cart_id) where status in ('pending', 'approved')`,
  'create unique index order_approval_order on order_approval (order_id) where order_id is not null',
  'alter table company add column offer_code text',
  `create table trade_draft (
    id text primary key, account_id text unique references account(id) on delete cascade, guest_id text unique,
    source text not null default '', offer_code text, details jsonb not null default '{}',
    created_at timestamptz not null, updated_at timestamptz not null,
    check ((account_id is null) <> (guest_id is null)))`,
  'create index trade_draft_updated on trade_draft (updated_at)',
  // One that is nobody's any more waits for its file to be deleted.
  `create table resale_certificate (
    id text primary key, draft_id text unique references trade_draft(id) on delete set null,
    company_id text references company(id) on delete set null, account_id text references account(id),
    name text not null, type text not null, bytes integer not null, created_at timestamptz not null)`,
  'create index resale_certificate_company on resale_certificate (company_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
