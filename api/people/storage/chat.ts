/** Conversations and their messages. */

import { type SqlBool, sql } from 'kysely';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { ChatAttachment } from '#schemas/domain/people/chat.ts';
import type { ChatSide } from '#schemas/domain/people/chat-frames.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';

/** The transaction of a change: listeners that missed it find it by this (chat-feed.ts). */
const thisMove = sql<number>`pg_current_xact_id()::text::bigint`;

/** A conversation with whoever takes part in it. */
export const withPeople = (db: Executor) =>
  db
    .selectFrom('chat_chain as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('company as o', 'o.id', 'a.company_id')
    // Who has left the dealer looks after nobody.
    .leftJoin('account as w', (join) =>
      join
        .onRef('w.id', '=', 'c.contact_id')
        .on('w.role', 'in', rolesThatMay('answerChats'))
        .on('w.disabled_at', 'is', null),
    )
    .leftJoin('chat_presence as p', 'p.account_id', 'w.id')
    .leftJoin('warehouse as h', 'h.id', 'c.warehouse_id')
    .selectAll('c')
    .select([
      'a.first_name',
      'a.last_name',
      'a.email as account_email',
      'a.image as account_image',
      'o.id as company_id',
      'o.name as company_name',
      'w.id as employee_id',
      'w.first_name as employee_first_name',
      'w.last_name as employee_last_name',
      'w.email as employee_email',
      'w.image as employee_image',
      'w.fields as employee_fields',
      'p.seen_at as employee_seen_at',
      'h.name as warehouse_name',
    ]);

export function findChain(db: Executor, id: string) {
  return withPeople(db).where('c.id', '=', id).executeTakeFirst();
}
export type ChainRow = NonNullable<Awaited<ReturnType<typeof findChain>>>;

const isChat = sql<SqlBool>`c.channel = 'chat'`;

/** The visitor's conversation in the chat; undefined for who has none yet. */
export function findOwnChain(db: Executor, owner: Owner) {
  const chat = withPeople(db).where(isChat);
  return 'accountId' in owner
    ? chat.where('c.account_id', '=', owner.accountId).executeTakeFirst()
    : chat.where('c.guest_id', '=', owner.guestId).where('c.account_id', 'is', null).executeTakeFirst();
}

export type NewChain = {
  id: string;
  channel: 'chat' | 'form';
  account_id: string | null;
  guest_id: string | null;
  contact_id: string | null;
  asked_for?: string;
  warehouse_id: string | null;
  name?: string;
  email?: string | null;
  phone?: string;
};

/** False where the visitor has one by now. */
export async function insertChain(db: Executor, chain: NewChain, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const row = await db
    .insertInto('chat_chain')
    .values({ ...chain, moved: thisMove, created_at: at, last_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The conversation by the contact form that somebody writes to again: of the same address and account, since a moment. */
export async function findFormChain(
  db: Executor,
  { email, accountId }: { email: string; accountId: string | null },
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_chain as c')
    .select('c.id')
    .where('c.channel', '=', 'form')
    .where(sql<SqlBool>`lower(c.email) = ${email.toLowerCase()}`)
    .where('c.account_id', accountId === null ? 'is' : '=', accountId)
    .where('c.last_at', '>=', since.toISOString())
    .orderBy('c.last_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Where its visitor is now. No inbox is told: one who browses would refresh every list. */
export async function saveChainPage(db: Executor, id: string, page: string): Promise<void> {
  await db.updateTable('chat_chain').set({ page }).where('id', '=', id).where('page', '<>', page).execute();
}

export type NewMessage = {
  id: string;
  chainId: string;
  clientId: string;
  sender: 'user' | 'employee' | 'note' | 'form';
  senderId: string | null;
  content: string;
  attachments: readonly ChatAttachment[];
  at: Date;
  /** The shop's page that the visitor is on; stays when missing. */
  page?: string | undefined;
  /** Whose the conversation must be; anybody's when missing. */
  visitor?: Visitor;
};

/** A caller as a conversation's owner: either may be (isOwner). */
export type Visitor = { accountId: string | null; guestId: string | null };

/** What was kept; `news`: as sockets are told of it, null for what had been kept before, by its client id. */
export type KeptMessage = {
  chainId: string;
  id: string;
  number: number;
  created_at: string;
  news: News | null;
};

/** A message that is new in its conversation. */
export type News = { chain: Cursors; message: MessageRow };

const uniqueViolation = '23505';
export const isTwice = (error: unknown): boolean => (error as { code?: string }).code === uniqueViolation;

/**
 * Appends messages, at most one to each conversation, under the next numbers, in one statement: the conversations' rows are
 * locked by it, in one order always, so that numbers are without gaps and in the order in which they are committed. An
 * answer to a conversation that nobody has makes it its sender's. Undefined for a conversation that is gone or is not the
 * visitor's. Throws a violation (isTwice) where the same message is kept at the same moment.
 */
export async function appendMessages(
  db: Executor,
  messages: readonly NewMessage[],
): Promise<(KeptMessage | undefined)[]> {
  const all = (value: (message: NewMessage) => string | null) => sql.val(messages.map(value));
  const { rows } = await sql<CursorColumns & MessageRow>`
    with given as (
      select * from unnest(
        ${all(({ chainId }) => chainId)}::text[],
        ${all(({ id }) => id)}::text[],
        ${all(({ clientId }) => clientId)}::text[],
        ${all(({ sender }) => sender)}::text[],
        ${all(({ senderId }) => senderId)}::text[],
        ${all(({ content }) => content)}::text[],
        ${all(({ attachments }) => JSON.stringify(attachments))}::text[],
        ${all(({ page }) => page ?? null)}::text[],
        ${all(({ at }) => at.toISOString())}::timestamptz[],
        ${sql.val(messages.map(({ visitor }) => visitor === undefined))}::boolean[],
        ${all(({ visitor }) => visitor?.accountId ?? null)}::text[],
        ${all(({ visitor }) => visitor?.guestId ?? null)}::text[]
      ) as g(chain_id, id, client_id, sender, sender_id, content, attachments, page, at, anybody, account, guest)
    ), before as (
      select c.id, c.waiting_since from chat_chain c join given g on g.chain_id = c.id
      where g.anybody or ${isOf({ accountId: sql.ref('g.account'), guestId: sql.ref('g.guest') })}
      order by c.id for update of c
    ), chain as (
      update chat_chain c set
        last_number = c.last_number + 1,
        user_last = case when g.sender in ('user', 'form') then c.last_number + 1 else c.user_last end,
        user_read = case when g.sender in ('user', 'form') then c.last_number + 1 else c.user_read end,
        employee_last = case when g.sender = 'employee' then c.last_number + 1 else c.employee_last end,
        employee_read = case when g.sender = 'employee' then c.last_number + 1 else c.employee_read end,
        contact_id = case when g.sender <> 'employee' or exists (
            select from account w where w.id = c.contact_id and w.role in ('sales', 'admin') and w.disabled_at is null)
          then c.contact_id else coalesce(g.sender_id, c.contact_id) end,
        waiting_since = case g.sender when 'note' then c.waiting_since when 'employee' then null
          else coalesce(c.waiting_since, g.at) end,
        closed_at = case when g.sender = 'note' then c.closed_at else null end,
        page = coalesce(g.page, c.page),
        last_at = case when g.sender = 'note' then c.last_at else g.at end,
        moved = ${thisMove}
      from before, given g where c.id = before.id and g.chain_id = c.id
        and not exists (select from chat_message m where m.chain_id = c.id and m.client_id = g.client_id)
      returning c.*, before.waiting_since as waited_since
    ), kept as (
      insert into chat_message
        (chain_id, number, id, client_id, sender, sender_id, content, attachments, waited_ms, created_at)
      select g.chain_id, c.last_number, g.id, g.client_id, g.sender, g.sender_id, g.content, g.attachments::jsonb,
        case when g.sender = 'employee' then (extract(epoch from g.at - c.waited_since) * 1000)::bigint end, g.at
      from chain c join given g on g.chain_id = c.id
      returning *
    )
    select ${cursorColumns}, m.*, s.first_name, s.last_name, s.image
    from kept m join chain c on c.id = m.chain_id left join account s on s.id = m.sender_id`.execute(db);
  const kept = new Map(
    rows.map((row) => [row.chain_id, keptView(row, { chain: cursorsOf(row), message: row })]),
  );
  return Promise.all(
    messages.map(async (message) => kept.get(message.chainId) ?? (await findKept(db, message))),
  );
}

const keptView = (
  { id, chain_id, number, created_at }: Pick<MessageRow, 'id' | 'chain_id' | 'number' | 'created_at'>,
  news: News | null,
): KeptMessage => ({ chainId: chain_id, id, number, created_at, news });

/** A message that was kept before, by its sender's own name for it. */
export async function findKept(
  db: Executor,
  { chainId, clientId, visitor }: Pick<NewMessage, 'chainId' | 'clientId' | 'visitor'>,
): Promise<KeptMessage | undefined> {
  const kept = db
    .selectFrom('chat_message as m')
    .innerJoin('chat_chain as c', 'c.id', 'm.chain_id')
    .select(['m.id', 'm.chain_id', 'm.number', 'm.created_at'])
    .where('m.chain_id', '=', chainId)
    .where('m.client_id', '=', clientId);
  const row = await (visitor ? kept.where(isOf(visitor)) : kept).executeTakeFirst();
  return row && keptView(row, null);
}

/** Whose a conversation is, as isOwner says it; values, or columns that have them. */
export const isOf = ({ accountId, guestId }: { accountId: unknown; guestId: unknown }) =>
  sql<SqlBool>`case when c.account_id is null then c.guest_id = ${guestId} else c.account_id = ${accountId} end`;

/** Whether the conversation is the visitor's. */
export async function isChainOf(db: Executor, id: string, visitor: Visitor): Promise<boolean> {
  const chain = db.selectFrom('chat_chain as c').select('c.id').where('c.id', '=', id).where(isOf(visitor));
  return (await chain.executeTakeFirst()) !== undefined;
}

const messagesOf = (db: Executor) =>
  db
    .selectFrom('chat_message as m')
    .leftJoin('account as s', 's.id', 'm.sender_id')
    .selectAll('m')
    .select(['s.first_name', 's.last_name', 's.image']);

/** The latest `limit` of those asked for, in order; notes for employees alone. */
export async function findMessages(
  db: Executor,
  chainId: string,
  {
    after = 0,
    before,
    limit,
    notes,
  }: { after?: number | undefined; before?: number | undefined; limit: number; notes: boolean },
) {
  let query = messagesOf(db).where('m.chain_id', '=', chainId).where('m.number', '>', after);
  if (before !== undefined) query = query.where('m.number', '<', before);
  if (!notes) query = query.where('m.sender', '<>', 'note');
  // What is asked for from a number on comes without a gap after it.
  const forward = after > 0;
  const rows = await query
    .orderBy('m.number', forward ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return forward ? rows : rows.reverse();
}
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** How far each side of a conversation has got, and whose it is. */
export type Cursors = {
  id: string;
  name: string;
  user_read: number;
  user_delivered: number;
  employee_read: number;
  employee_delivered: number;
};

/** A conversation's cursors beside the columns of its message, which has an id of its own. */
type CursorColumns = Omit<Cursors, 'id' | 'name'> & { of_chain: string; chain_name: string };
const cursorColumns = sql`c.id as of_chain, c.name as chain_name,
  c.user_read, c.user_delivered, c.employee_read, c.employee_delivered`;
const cursorsOf = (row: CursorColumns): Cursors => ({
  id: row.of_chain,
  name: row.chain_name,
  user_read: row.user_read,
  user_delivered: row.user_delivered,
  employee_read: row.employee_read,
  employee_delivered: row.employee_delivered,
});

/**
 * Several conversations, each with its new messages from a number on, notes too; at most `limit` messages, those of the
 * last conversation cut. One statement: what the cursors say holds for its messages.
 */
export async function findNews(
  db: Executor,
  since: readonly { chain: string; after: number }[],
  limit: number,
): Promise<{ chain: Cursors; messages: MessageRow[] }[]> {
  const ids = sql.val(since.map(({ chain }) => chain));
  const numbers = sql.val(since.map(({ after }) => after));
  const { rows } = await sql<CursorColumns & (MessageRow | { number: null })>`
    select ${cursorColumns}, m.*, s.first_name, s.last_name, s.image
    from unnest(${ids}::text[], ${numbers}::int[]) as since(chain, after)
    join chat_chain c on c.id = since.chain
    left join chat_message m on m.chain_id = since.chain and m.number > since.after
    left join account s on s.id = m.sender_id
    order by c.id, m.number limit ${limit}`.execute(db);
  const news = new Map<string, { chain: Cursors; messages: MessageRow[] }>();
  for (const row of rows) {
    const own = news.get(row.of_chain) ?? { chain: cursorsOf(row), messages: [] };
    news.set(row.of_chain, own);
    if (row.number !== null) own.messages.push(row as MessageRow);
  }
  return [...news.values()];
}

/** Raises how far one side of conversations was shown or has read, locking them in one order; a lower number changes nothing. */
export async function raiseCursors(
  db: Executor,
  side: ChatSide,
  raised: readonly { chain: string; delivered: number; read: number }[],
): Promise<string[]> {
  const read = sql.ref(side === 'user' ? 'user_read' : 'employee_read');
  const delivered = sql.ref(side === 'user' ? 'user_delivered' : 'employee_delivered');
  const { rows } = await sql<{ id: string }>`
    with r as (
      select chain, max(delivered) as delivered, max(read) as read from unnest(
        ${sql.val(raised.map(({ chain }) => chain))}::text[],
        ${sql.val(raised.map(({ delivered: one }) => one))}::int[],
        ${sql.val(raised.map(({ read: one }) => one))}::int[]) as u(chain, delivered, read)
      group by chain
    ), before as (
      select c.id from chat_chain c join r on r.chain = c.id
      where r.read > c.${read} or r.delivered > c.${delivered}
      order by c.id for update of c
    )
    update chat_chain c set
      ${read} = greatest(c.${read}, least(r.read, c.last_number)),
      ${delivered} = greatest(c.${delivered}, least(greatest(r.delivered, r.read), c.last_number)),
      moved = ${thisMove}
    from before, r where c.id = before.id and r.chain = c.id
    returning c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Conversations that moved in a transaction from `after` on, and the number to ask with next (content-versions.ts). */
export async function findMovedChains(db: Executor, after: number): Promise<{ next: number; ids: string[] }> {
  const snapshot = await sql<{ oldest: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`.execute(db);
  const rows = await db.selectFrom('chat_chain').select('id').where('moved', '>=', after).execute();
  return { next: snapshot.rows[0]?.oldest ?? after, ids: rows.map(({ id }) => id) };
}

export async function updateChain(
  db: Executor,
  id: string,
  change: {
    contact_id?: string | null;
    closed_at?: string | null;
    name?: string;
    email?: string;
    phone?: string;
    asked_for?: string;
    account_id?: string;
    guest_id?: null;
    waiting_since?: null;
  },
): Promise<void> {
  await db
    .updateTable('chat_chain')
    .set({ ...change, moved: thisMove })
    .where('id', '=', id)
    .execute();
}

export function lockChain(db: Executor, id: string) {
  return db.selectFrom('chat_chain').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Puts a guest's conversation behind the one that the account has: its messages get the next numbers. */
export async function joinChains(db: Executor, from: string, into: string): Promise<void> {
  await sql`
    with last as (select last_number as number from chat_chain where id = ${into}),
      moved as (select number, row_number() over (order by number) as place from chat_message where chain_id = ${from})
    update chat_message m set chain_id = ${into}, number = (select number from last) + moved.place
    from moved where m.chain_id = ${from} and m.number = moved.number`.execute(db);
  await sql`update chat_file set chain_id = ${into} where chain_id = ${from}`.execute(db);
  await sql`
    update chat_chain c set
      last_number = (select coalesce(max(number), 0) from chat_message where chain_id = c.id),
      user_last = (select coalesce(max(number), 0) from chat_message where chain_id = c.id and sender = 'user'),
      employee_last = (select coalesce(max(number), 0) from chat_message where chain_id = c.id and sender = 'employee'),
      user_read = case when f.user_read >= f.employee_last then
        (select coalesce(max(number), 0) from chat_message where chain_id = c.id) else c.user_read end,
      employee_read = case when f.employee_read >= f.user_last then
        (select coalesce(max(number), 0) from chat_message where chain_id = c.id) else c.employee_read end,
      contact_id = coalesce(c.contact_id, f.contact_id),
      waiting_since = coalesce(f.waiting_since, c.waiting_since),
      last_at = greatest(c.last_at, f.last_at), closed_at = null,
      moved = ${thisMove}
    from chat_chain f where c.id = ${into} and f.id = ${from}`.execute(db);
  await db.deleteFrom('chat_chain').where('id', '=', from).execute();
}
