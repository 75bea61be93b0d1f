/** Employees: invited, seen, switched off; their second factor; where their sessions are. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table account add column joined boolean not null default true,
     add column disabled_at timestamptz, add column last_seen_at timestamptz`,
  `alter table session add column address text not null default '', add column browser text not null default '',
     add column seen_at timestamptz, add column needs_two_factor boolean not null default false`,
  `create table employee_invitation (
    token_hash text primary key, account_id text not null unique references account(id) on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  // The key is sealed with a key of its own, derived from the shop's secret.
  `create table two_factor (
    account_id text primary key references account(id) on delete cascade, sealed_key text not null,
    created_at timestamptz not null, confirmed_at timestamptz, last_step int not null default 0)`,
  `create table recovery_code (
    account_id text not null references account(id) on delete cascade, code_hash text not null,
    primary key (account_id, code_hash))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
