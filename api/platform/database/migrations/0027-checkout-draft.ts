/** The checkout's steps, address books, jobs, and what a preliminary notice needs. */
import { type Kysely, sql } from 'kysely';

const statements = [
  // What was entered in each step; it ends with its cart, and with the order.
  `create table checkout_draft (
    cart_id text primary key references cart(id) on delete cascade,
    draft jsonb not null, updated_at timestamptz not null)`,
  `create table address (
    id text primary key, account_id text not null references account(id) on delete cascade,
    label text not null, address jsonb not null,
    is_default_shipping boolean not null default false, is_default_billing boolean not null default false,
    created_at timestamptz not null)`,
  'create index address_account on address (account_id)',
  `create table job (
    id text primary key, company_id text not null references company(id) on delete cascade,
    name text not null, site_address jsonb, lien jsonb not null,
    closed_at timestamptz, created_at timestamptz not null)`,
  'create index job_company on job (company_id)',
  // A copy of the job's name: what an order says of it does not change with the job.
  `alter table cart add column job_name text not null default '', add column lien jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
