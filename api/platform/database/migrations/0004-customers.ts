/** Favorites, notifications, password resets, trade applications and invitations. */
import { type Kysely, sql } from 'kysely';

const statements: string[] = [
  `create table favorite (
    account_id text not null references account(id) on delete cascade,
    product_id text not null references product(id) on delete cascade,
    label text not null, created_at timestamptz not null, primary key (account_id, product_id))`,
  `create table notification (
    id text primary key, account_id text not null references account(id) on delete cascade, kind text not null,
    params jsonb not null, href text not null, is_read boolean not null, created_at timestamptz not null)`,
  'create index notification_account on notification (account_id, is_read, created_at desc)',
  // The token itself is in the mail alone.
  `create table password_reset (
    token_hash text primary key, account_id text not null references account(id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  'create index password_reset_account on password_reset (account_id)',
  `alter table account add column company_role text
    check (company_role in ('admin', 'buyer', 'approver', 'accounts_payable', 'viewer'))`,
  "update account set company_role = 'admin' where company_id is not null",
  "alter table account add column fields jsonb not null default '{}'",
  'create index account_company on account (company_id) where company_id is not null',
  "alter table company add column phone text not null default ''",
  "alter table company add column website text not null default ''",
  'alter table company add column address jsonb',
  `create table trade_application (
    company_id text primary key references company(id) on delete cascade,
    account_id text not null references account(id) on delete cascade,
    source text not null, details jsonb not null, created_at timestamptz not null,
    decided_at timestamptz, decided_by text)`,
  `create table invitation (
    token_hash text primary key, company_id text not null references company(id) on delete cascade,
    email text not null, company_role text not null
      check (company_role in ('admin', 'buyer', 'approver', 'accounts_payable', 'viewer')),
    invited_by text not null references account(id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null, unique (company_id, email))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
