/** What is saved for later, a cart of its own that is never ordered, and links that show a cart to others. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table cart drop constraint cart_status_check',
  `alter table cart add constraint cart_status_check check (status in ('open', 'paying', 'ordered', 'saved'))`,
  `create unique index cart_saved_account on cart (account_id) where status = 'saved' and account_id is not null`,
  `create unique index cart_saved_guest on cart (guest_id) where status = 'saved' and account_id is null`,
  `create table cart_share (
    id text primary key, cart_id text not null references cart(id) on delete cascade,
    with_notes boolean not null, expires_at timestamptz not null, created_at timestamptz not null)`,
  'create index cart_share_cart on cart_share (cart_id, expires_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
