/** Reviews of products by people who bought them, their photos, and what a list of products is sorted and narrowed by. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table review (
    id text primary key, product_id text not null references product(id) on delete cascade,
    account_id text not null references account(id) on delete cascade,
    author text not null, trade boolean not null,
    rating int not null check (rating between 1 and 5), headline text not null, body text not null,
    photos jsonb not null default '[]',
    status text not null check (status in ('pending', 'published', 'rejected')),
    note text not null default '', reply text not null default '', replied_at timestamptz,
    version int not null default 1, created_at timestamptz not null, published_at timestamptz,
    unique (product_id, account_id))`,
  'create index review_product on review (product_id, status, published_at desc, id desc)',
  'create index review_status on review (status, created_at desc, id desc)',
  'create index review_account on review (account_id)',
  // Kept with the product, so that cards and lists read nothing else: the average in hundredths, and how many.
  'alter table product add column rating int not null default 0, add column review_count int not null default 0',
  // Photos of shoppers are served as the library's are, and do not stand in it.
  'alter table media add column account_id text references account(id) on delete set null',
  'create index media_account on media (account_id) where account_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
