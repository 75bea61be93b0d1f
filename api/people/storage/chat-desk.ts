/** The inbox's reads, who is there, and files of conversations. */

import { type SqlBool, sql } from 'kysely';
import type { Owner } from '#api/platform/auth/ownership.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { ChainView, ChatFileType } from '#schemas/domain/people/chat.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';
import { isOf, type Visitor, withPeople } from './chat.ts';

export type ChainFilter = {
  view: ChainView;
  /** Whose "mine" are. */
  accountId: string;
  q: string | undefined;
  /** Who placed the order that `q` is the number of. */
  buyer: Visitor | null;
  /** The last conversation of the page before. */
  before: { at: string; id: string } | null;
  limit: number;
};

/** The latest message of each conversation stands beside it. */
export function findChains(db: Executor, { view, accountId, q, buyer, before, limit }: ChainFilter) {
  let query = withPeople(db)
    .leftJoin('chat_message as l', (join) =>
      join.onRef('l.chain_id', '=', 'c.id').onRef('l.number', '=', 'c.last_number'),
    )
    .select(['l.content as last_content', 'l.sender as last_sender', 'l.attachments as last_attachments'])
    // One that nobody wrote in yet is nobody's work.
    .where('c.last_number', '>', 0);
  if (view === 'closed') query = query.where('c.closed_at', 'is not', null);
  else query = query.where('c.closed_at', 'is', null);
  if (view === 'mine') query = query.where('w.id', '=', accountId);
  if (view === 'unassigned') query = query.where('w.id', 'is', null);
  if (q) query = query.where((eb) => eb.or([mentions(q), ...(buyer ? [isOf(buyer)] : [])]));
  if (before)
    query = query.where(sql<SqlBool>`(c.last_at, c.id) < (${before.at}::timestamptz, ${before.id})`);
  return query.orderBy('c.last_at', 'desc').orderBy('c.id', 'desc').limit(limit).execute();
}
export type ListedChainRow = Awaited<ReturnType<typeof findChains>>[number];

/** By the visitor's name, email or company, and by the words of the conversation. */
const mentions = (q: string) => {
  const pattern = anywhere(q);
  return sql<SqlBool>`(
    c.name ilike ${pattern} or c.email ilike ${pattern} or a.email ilike ${pattern} or o.name ilike ${pattern}
    or (a.first_name || ' ' || a.last_name) ilike ${pattern}
    or exists (select 1 from chat_message s where s.chain_id = c.id and s.content ilike ${pattern}))`;
};

/** Conversations that are open: mine, nobody's, and those where somebody waits for an answer. */
export async function countChains(db: Executor, accountId: string) {
  const row = await db
    .selectFrom('chat_chain as c')
    .leftJoin('account as w', (join) =>
      join
        .onRef('w.id', '=', 'c.contact_id')
        .on('w.role', 'in', rolesThatMay('answerChats'))
        .on('w.disabled_at', 'is', null),
    )
    .where('c.closed_at', 'is', null)
    .where('c.last_number', '>', 0)
    .select([
      sql<number>`count(*) filter (where w.id = ${accountId})::int`.as('mine'),
      sql<number>`count(*) filter (where w.id is null)::int`.as('unassigned'),
      sql<number>`count(*) filter (where c.waiting_since is not null and (w.id is null or w.id = ${accountId}))::int`.as(
        'waiting',
      ),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** Employees who may have conversations. */
export function findChatPeople(db: Executor) {
  return db
    .selectFrom('account as w')
    .leftJoin('chat_presence as p', 'p.account_id', 'w.id')
    .select([
      'w.id as employee_id',
      'w.first_name as employee_first_name',
      'w.last_name as employee_last_name',
      'w.email as employee_email',
      'w.image as employee_image',
      'w.fields as employee_fields',
      'p.seen_at as employee_seen_at',
    ])
    .where('w.role', 'in', rolesThatMay('answerChats'))
    .where('w.disabled_at', 'is', null)
    .where('w.joined', '=', true)
    .orderBy('w.first_name')
    .orderBy('w.id')
    .execute();
}

/** Employees have the inbox open. */
export async function touchPresence(db: Executor, accountIds: readonly string[], now: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .insertInto('chat_presence')
    .values(accountIds.map((account_id) => ({ account_id, seen_at: now.toISOString() })))
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((row) => ({ seen_at: row.ref('excluded.seen_at') })),
    )
    .execute();
}

export async function endPresence(db: Executor, accountId: string): Promise<void> {
  await db.deleteFrom('chat_presence').where('account_id', '=', accountId).execute();
}

/** Somebody has the inbox open. */
export async function isAnybodyThere(db: Executor, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_presence')
    .select('account_id')
    .where('seen_at', '>', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** ms that visitors waited for their answers since a moment, by who answered. */
export function findAnswerTimes(db: Executor, since: Date) {
  return db
    .selectFrom('chat_message as m')
    .leftJoin('account as w', 'w.id', 'm.sender_id')
    .select(['m.sender_id', 'm.chain_id', 'm.waited_ms', 'w.first_name', 'w.last_name'])
    .where('m.waited_ms', 'is not', null)
    .where('m.created_at', '>=', since.toISOString())
    .execute();
}

export async function countChainsSince(db: Executor, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chat_chain')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('last_at', '>=', since.toISOString())
    .where('last_number', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const whose = (owner: Owner) =>
  'accountId' in owner
    ? { account_id: owner.accountId, guest_id: null }
    : { account_id: null, guest_id: owner.guestId };

export async function insertChatFile(
  db: Executor,
  file: { id: string; type: ChatFileType; name: string; bytes: number },
  owner: Owner,
  now: Date,
): Promise<void> {
  await db
    .insertInto('chat_file')
    .values({ ...file, ...whose(owner), chain_id: null, created_at: now.toISOString() })
    .execute();
}

/** The uploader's files among these that no message has taken. */
export function findLooseFiles(db: Executor, ids: readonly string[], owner: Owner) {
  let query = db
    .selectFrom('chat_file')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('chain_id', 'is', null);
  query =
    'accountId' in owner
      ? query.where('account_id', '=', owner.accountId)
      : query.where('guest_id', '=', owner.guestId);
  return query.execute();
}

export async function takeFiles(db: Executor, ids: readonly string[], chainId: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('chat_file')
    .set({ chain_id: chainId })
    .where('id', 'in', [...ids])
    .execute();
}

export function findChatFile(db: Executor, id: string) {
  return db
    .selectFrom('chat_file as f')
    .leftJoin('chat_chain as c', 'c.id', 'f.chain_id')
    .selectAll('f')
    .select(['c.account_id as chain_account', 'c.guest_id as chain_guest'])
    .where('f.id', '=', id)
    .executeTakeFirst();
}

/** Removes files that no message took before a moment; answers them. */
export function deleteLooseFiles(db: Executor, before: Date) {
  return db
    .deleteFrom('chat_file')
    .where('chain_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .returning(['id', 'type'])
    .execute();
}

/** Conversations whose visitor was not shown the last answers, and can be told of them; those of the form at once. */
export function findUnseenAnswers(db: Executor, before: Date, limit: number) {
  return withPeople(db)
    .where(sql<SqlBool>`c.employee_last > greatest(c.user_delivered, c.user_read, c.mailed_number)`)
    .where(sql<SqlBool>`(c.channel = 'form' or c.last_at < ${before.toISOString()}::timestamptz)`)
    .where((eb) => eb.or([eb('c.account_id', 'is not', null), eb('c.email', 'is not', null)]))
    .orderBy('c.last_at')
    .limit(limit)
    .execute();
}

/** Of these answers the visitor is told now; false where another process was faster. */
export async function takeUnseenAnswers(db: Executor, id: string, upTo: number): Promise<boolean> {
  const row = await db
    .updateTable('chat_chain')
    .set({ mailed_number: upTo })
    .where('id', '=', id)
    .where('mailed_number', '<', upTo)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Conversations in which a visitor waits and nobody has looked since the last answer. */
export function findUnseenQuestions(db: Executor, before: Date, limit: number) {
  return withPeople(db)
    .where('c.channel', '=', 'chat')
    .where('c.waiting_since', '<', before.toISOString())
    .where(sql<SqlBool>`c.user_last > greatest(c.employee_read, c.employee_delivered)`)
    .where(sql<SqlBool>`c.told_number <= c.employee_last and c.told_number < c.user_last`)
    .orderBy('c.waiting_since')
    .limit(limit)
    .execute();
}

/** The dealer is told of these questions now; false where another process was faster. */
export async function takeUnseenQuestions(
  db: Executor,
  id: string,
  before: number,
  upTo: number,
): Promise<boolean> {
  const row = await db
    .updateTable('chat_chain')
    .set({ told_number: upTo })
    .where('id', '=', id)
    .where('told_number', '=', before)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whose conversation it is; null for a guest's, and for one that is gone. */
export async function findChainAccount(db: Executor, id: string): Promise<string | null> {
  const row = await db.selectFrom('chat_chain').select('account_id').where('id', '=', id).executeTakeFirst();
  return row?.account_id ?? null;
}

/** The forms that a duplicate sent become the account's. */
export async function moveForms(db: Executor, from: string, to: string): Promise<void> {
  await db.updateTable('chat_chain').set({ account_id: to }).where('account_id', '=', from).execute();
}

/** All conversations of an account, with their messages and files; answers the files. */
export async function deleteChats(db: Executor, accountId: string) {
  const files = await db
    .deleteFrom('chat_file')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb('chain_id', 'in', eb.selectFrom('chat_chain').select('id').where('account_id', '=', accountId)),
      ]),
    )
    .returning(['id', 'type'])
    .execute();
  await db.deleteFrom('chat_chain').where('account_id', '=', accountId).execute();
  return files;
}
