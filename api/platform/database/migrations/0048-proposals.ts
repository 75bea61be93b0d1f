/** A salesperson's quotes with locked prices, and the carts that they were accepted into (docs/decisions/0052-proposals.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  'create sequence proposal_number start 1001',
  // `revision` is the newest that was sent, 0 for none; `expires_on` and `total_cents` are of that one, or of the draft.
  `create table proposal (
    id text primary key, number text not null unique,
    account_id text not null references account(id), company_id text references company(id),
    warehouse_id text not null references warehouse(id),
    salesperson_id text references account(id) on delete set null,
    status text not null check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
    revision int not null default 0, version int not null default 1,
    expires_on date not null, total_cents bigint not null default 0,
    created_at timestamptz not null, updated_at timestamptz not null, sent_at timestamptz,
    decided_by text references account(id) on delete set null, decided_at timestamptz,
    decline_reason text not null default '',
    cart_id text references cart(id) on delete set null)`,
  'create index proposal_account on proposal (account_id, updated_at desc)',
  'create index proposal_company on proposal (company_id, updated_at desc) where company_id is not null',
  'create index proposal_updated on proposal (updated_at desc, id desc)',
  'create index proposal_cart on proposal (cart_id) where cart_id is not null',
  // One that was not sent is the draft.
  `create table proposal_revision (
    proposal_id text not null references proposal(id) on delete cascade, revision int not null,
    message text not null default '', expires_on date not null,
    delivery_method text, delivery_zip text, delivery_cents bigint check (delivery_cents >= 0),
    total_cents bigint not null default 0, sent_at timestamptz,
    primary key (proposal_id, revision),
    check ((delivery_method is null) = (delivery_cents is null) and (delivery_zip is null) = (delivery_cents is null)))`,
  `create table proposal_line (
    id text primary key, proposal_id text not null, revision int not null, position int not null,
    sku_id text not null references sku(id), quantity int not null check (quantity between 1 and 9999),
    price_cents bigint not null check (price_cents >= 0), note text not null default '', configuration jsonb,
    ship_from text references warehouse(id),
    foreign key (proposal_id, revision) references proposal_revision(proposal_id, revision) on delete cascade)`,
  'create index proposal_line_of on proposal_line (proposal_id, revision, position)',
  'create index proposal_line_sku on proposal_line (sku_id)',
  `create table proposal_message (
    id text primary key, proposal_id text not null references proposal(id) on delete cascade,
    author_id text references account(id) on delete set null, from_desk boolean not null,
    body text not null, created_at timestamptz not null)`,
  'create index proposal_message_of on proposal_message (proposal_id, created_at)',
  'create index proposal_message_author on proposal_message (author_id)',
  'alter table cart add column proposal_id text references proposal(id) on delete set null',
  'create index cart_proposal on cart (proposal_id) where proposal_id is not null',
  'alter table cart_item add column proposal_line_id text references proposal_line(id) on delete set null',
  'create index cart_item_proposal_line on cart_item (proposal_line_id) where proposal_line_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
