/** Questions about products, and their answers by employees and by people who bought them. */
import { type Kysely, sql } from 'kysely';

const status = "status text not null check (status in ('pending', 'published', 'rejected'))";
const statements = [
  `create table question (
    id text primary key, product_id text not null references product(id) on delete cascade,
    account_id text not null references account(id) on delete cascade, author text not null, body text not null,
    ${status}, version int not null default 1, created_at timestamptz not null, published_at timestamptz)`,
  'create index question_product on question (product_id, status, published_at desc, id desc)',
  'create index question_status on question (status, created_at, id)',
  'create index question_account on question (account_id)',
  `create table answer (
    id text primary key, question_id text not null references question(id) on delete cascade,
    account_id text not null references account(id) on delete cascade, author text not null, dealer boolean not null,
    body text not null, ${status}, created_at timestamptz not null, published_at timestamptz)`,
  'create index answer_question on answer (question_id, created_at)',
  'create index answer_status on answer (status, created_at)',
  'create index answer_account on answer (account_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
