/**
 * A company's salesperson, why it was declined, and the seats of people who were switched off in it. A seat is kept apart
 * from the account: whatever reads `account.company_id` loses the company at once.
 */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table company add column salesman_id text references account(id) on delete set null',
  "alter table company add column decline_reason text not null default ''",
  'create index company_salesman on company (salesman_id) where salesman_id is not null',
  `create table company_seat_off (
    account_id text primary key references account(id) on delete cascade,
    company_id text not null references company(id) on delete cascade,
    company_role text not null check (company_role in ('admin', 'buyer', 'approver', 'accounts_payable', 'viewer')),
    off_at timestamptz not null, off_by text not null)`,
  'create index company_seat_off_company on company_seat_off (company_id)',
  // An invitation is revoked by its id: its token is in the email alone.
  'alter table invitation add column id text not null default gen_random_uuid()::text',
  'create unique index invitation_id on invitation (id)',
  // Certificates alone took the tax off until now; from now on the feature does, with a certificate.
  `update company c set features = c.features || '["tax_exempt"]'
    where not c.features ? 'tax_exempt'
      and exists (select from exemption e where e.company_id = c.id and e.active)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
