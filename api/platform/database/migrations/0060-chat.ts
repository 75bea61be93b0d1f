/** Conversations between visitors and employees (docs/decisions/0060-chat.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  // Messages are numbered within their conversation. `user_read` and `employee_read` are numbers of messages, as are
  // `user_last` and `employee_last`: the last one that each side wrote; `asked_for` is somebody of
  // the team page who is no employee of the inbox; `mailed_number` is the last answer that went out by email, `told_number`
  // the last message that the dealer was emailed about. `moved` is the transaction of the last change.
  `create table chat_chain (
    id text primary key,
    channel text not null check (channel in ('chat', 'form')),
    account_id text references account(id) on delete cascade,
    guest_id text,
    name text not null default '',
    email text,
    phone text not null default '',
    contact_id text references account(id) on delete set null,
    asked_for text not null default '',
    warehouse_id text references warehouse(id) on delete set null,
    page text not null default '',
    last_number int not null default 0,
    user_last int not null default 0,
    employee_last int not null default 0,
    user_read int not null default 0,
    user_delivered int not null default 0,
    employee_read int not null default 0,
    employee_delivered int not null default 0,
    waiting_since timestamptz,
    closed_at timestamptz,
    mailed_number int not null default 0,
    told_number int not null default 0,
    moved bigint not null,
    created_at timestamptz not null,
    last_at timestamptz not null)`,
  "create unique index chat_chain_account on chat_chain (account_id) where channel = 'chat' and account_id is not null",
  `create unique index chat_chain_guest on chat_chain (guest_id)
    where channel = 'chat' and account_id is null and guest_id is not null`,
  'create index chat_chain_last on chat_chain (last_at desc, id desc)',
  'create index chat_chain_contact on chat_chain (contact_id, last_at desc) where contact_id is not null',
  'create index chat_chain_moved on chat_chain (moved)',
  // `client_id` is the sender's own: the same one twice is the same message. `waited_ms` stands on an answer.
  `create table chat_message (
    chain_id text not null references chat_chain(id) on delete cascade,
    number int not null,
    id text not null unique,
    client_id text not null,
    sender text not null check (sender in ('user', 'employee', 'note', 'form')),
    sender_id text references account(id) on delete set null,
    content text not null,
    attachments jsonb not null default '[]',
    waited_ms bigint,
    created_at timestamptz not null,
    primary key (chain_id, number),
    unique (chain_id, client_id))`,
  'create index chat_message_answers on chat_message (created_at) where waited_ms is not null',
  'create index chat_message_sender on chat_message (sender_id) where sender_id is not null',
  // A file is its uploader's until a message takes it.
  `create table chat_file (
    id text primary key,
    chain_id text references chat_chain(id) on delete set null,
    account_id text references account(id) on delete cascade,
    guest_id text,
    type text not null,
    name text not null,
    bytes bigint not null,
    created_at timestamptz not null)`,
  'create index chat_file_chain on chat_file (chain_id) where chain_id is not null',
  'create index chat_file_account on chat_file (account_id) where account_id is not null',
  // Employees who have the inbox open.
  `create table chat_presence (
    account_id text primary key references account(id) on delete cascade,
    seen_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
