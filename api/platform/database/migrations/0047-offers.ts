/**
 * Offers that reward what a company spends, and credit that is used at checkout (docs/decisions/0051-rebate.md). Sums
 * are cents.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table offer (
    id text primary key, code text not null unique, title text not null,
    who text not null check (who in ('new', 'invited', 'everyone')),
    threshold_cents bigint not null check (threshold_cents > 0), credit_cents bigint not null check (credit_cents > 0),
    starts_on date not null, ends_on date not null check (ends_on >= starts_on),
    credit_days int check (credit_days between 1 and 3650),
    active boolean not null default true, version int not null default 0, created_at timestamptz not null)`,
  // The credit memos that an offer brought a company; of each, what was taken back because goods came back.
  `create table offer_credit (
    credit_memo_id text primary key references credit_memo(id), offer_id text not null references offer(id),
    company_id text not null references company(id), taken_back_cents bigint not null default 0, created_at timestamptz not null)`,
  'create index offer_credit_company on offer_credit (company_id, offer_id)',
  'create index offer_credit_offer on offer_credit (offer_id)',
  // Companies whose progress may have moved: written with what moved it, deleted once it is looked at.
  'create table rebate_due (id bigserial primary key, company_id text not null references company(id) on delete cascade)',

  // Held: for orders that are placed and not invoiced yet. Withdrawn: expired, or taken back.
  `alter table credit_memo
    add column held_cents bigint not null default 0 check (held_cents >= 0),
    add column withdrawn_cents bigint not null default 0 check (withdrawn_cents >= 0),
    add column expires_on date,
    add constraint credit_memo_used check (applied_cents + refunded_cents + held_cents + withdrawn_cents <= total_cents)`,
  'create index credit_memo_expires on credit_memo (expires_on) where expires_on is not null',
  // An order's id may be one that waits for its payment, so it refers to nothing.
  `create table order_credit (
    order_id text not null, credit_memo_id text not null references credit_memo(id), cents bigint not null check (cents > 0),
    used_cents bigint not null default 0 check (used_cents between 0 and cents), primary key (order_id, credit_memo_id))`,
  'create index order_credit_memo on order_credit (credit_memo_id)',
  // Of an order's total, what credit paid when it was placed.
  'alter table payment add column credit_cents bigint not null default 0 check (credit_cents >= 0)',
  'alter table ledger_entry drop constraint ledger_entry_kind_check',
  `alter table ledger_entry add constraint ledger_entry_kind_check
    check (kind in ('invoice', 'receipt', 'refund', 'credit_memo', 'returned_debit', 'withdrawal'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
