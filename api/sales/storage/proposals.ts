import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { ProposalSort } from '#schemas/domain/sales/proposal.ts';
import type { ProposalStatus } from '#schemas/domain/sales/sales-statuses.ts';

export async function nextProposalNumber(db: Executor): Promise<string> {
  const { rows } = await sql<{ next: string }>`select nextval('proposal_number')::text as next`.execute(db);
  return `PR-${rows[0]?.next}`;
}

/** Of a proposal `p` with its order `o`, on that day: an expired one is written down as sent or accepted. */
const statusOn = (today: string): RawBuilder<ProposalStatus> =>
  sql<ProposalStatus>`(case when o.id is null and p.status in ('sent', 'accepted') and p.expires_on < ${today}::date
    then 'expired' else p.status end)`;

/** A person's name, or the email of who has none. */
const nameOf = (alias: string) =>
  sql<string>`coalesce(nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), ''),
    ${sql.ref(`${alias}.email`)}, '')`;

const proposals = (db: Executor, today: string) =>
  db
    .selectFrom('proposal as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('company as c', 'c.id', 'p.company_id')
    .leftJoin('account as s', 's.id', 'p.salesperson_id')
    .leftJoin('account as d', 'd.id', 'p.decided_by')
    .leftJoin('order as o', 'o.cart_id', 'p.cart_id')
    .leftJoin('cart as k', 'k.id', 'p.cart_id')
    .select([
      'p.id',
      'p.number',
      'p.account_id',
      'p.company_id',
      'p.warehouse_id',
      'p.salesperson_id',
      'p.status as written_status',
      'p.revision',
      'p.version',
      'p.total_cents',
      'p.updated_at',
      'p.sent_at',
      'p.decided_at',
      'p.decline_reason',
      'p.cart_id',
      'a.email as customer_email',
      'c.name as company_name',
      'o.id as order_id',
      'o.number as order_number',
      'k.status as cart_status',
      'k.account_id as cart_account_id',
    ])
    .select([
      statusOn(today).as('status'),
      sql<string>`p.expires_on::text`.as('expires_on'),
      nameOf('a').as('customer_name'),
      nameOf('s').as('salesperson_name'),
      nameOf('d').as('decided_name'),
    ]);

export const findProposal = (db: Executor, id: string, today: string) =>
  proposals(db, today).where('p.id', '=', id).executeTakeFirst();
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** Locked until the transaction ends; a cart of its is locked before it. */
export const lockProposal = (db: Executor, id: string) =>
  db.selectFrom('proposal').select(['id', 'cart_id']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Whose proposals: all (null), or those that the caller may see. */
export type ProposalScope = {
  accountId: string;
  /** The company whose proposals the caller sees, those of colleagues too where `isAll`. */
  company: { id: string; isAll: boolean } | null;
} | null;

const within = ({ accountId, company }: NonNullable<ProposalScope>): RawBuilder<boolean> => {
  const own = sql`(p.company_id is null and p.account_id = ${accountId})`;
  if (company === null) return sql`${own}`;
  const mine = company.isAll ? sql`true` : sql`p.account_id = ${accountId}`;
  return sql`(${own} or (p.company_id = ${company.id} and ${mine}))`;
};

const sorts: Record<ProposalSort, RawBuilder<unknown>> = {
  newest: sql`p.updated_at desc, p.id desc`,
  oldest: sql`p.updated_at, p.id`,
  expires: sql`p.expires_on, p.id`,
  total: sql`p.total_cents desc, p.id desc`,
};

export type ProposalFilter = {
  status?: ProposalStatus | undefined;
  q?: string | undefined;
  sort?: ProposalSort | undefined;
  customer?: string | undefined;
};

/** Each row says how many there are in all. Drafts are the desk's alone. */
export function findProposals(
  db: Executor,
  scope: ProposalScope,
  { status, q, sort = 'newest', customer }: ProposalFilter,
  today: string,
  { limit, offset }: Window,
) {
  const like = anywhere(q ?? '');
  return proposals(db, today)
    .select(sql<number>`(count(*) over ())::int`.as('all'))
    .$if(scope !== null, (query) =>
      query.where(within(scope as NonNullable<ProposalScope>)).where('p.revision', '>', 0),
    )
    .$if(customer !== undefined, (query) => query.where('p.account_id', '=', customer ?? ''))
    .$if(status !== undefined, (query) => query.where(sql<boolean>`${statusOn(today)} = ${status ?? ''}`))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(p.number ilike ${like} or a.email ilike ${like} or c.name ilike ${like}
          or (a.first_name || ' ' || a.last_name) ilike ${like} or o.number ilike ${like}
          or exists (select from proposal_line l join sku s2 on s2.id = l.sku_id
            join product p2 on p2.id = s2.product_id
            where l.proposal_id = p.id and l.revision = greatest(p.revision, 1)
              and (s2.code ilike ${like} or p2.name ilike ${like})))`,
      ),
    )
    .orderBy(sorts[sort])
    .limit(limit)
    .offset(offset)
    .execute();
}
export type ProposalListRow = Awaited<ReturnType<typeof findProposals>>[number];

/** Oldest first; the draft is the one without `sent_at`. */
export const findRevisions = (db: Executor, proposalId: string) =>
  db
    .selectFrom('proposal_revision')
    .selectAll()
    .select(sql<string>`expires_on::text`.as('expires_day'))
    .where('proposal_id', '=', proposalId)
    .orderBy('revision')
    .execute();
export type RevisionRow = Awaited<ReturnType<typeof findRevisions>>[number];

export const findMessages = (db: Executor, proposalId: string) =>
  db
    .selectFrom('proposal_message as m')
    .leftJoin('account as w', 'w.id', 'm.author_id')
    .select(['m.id', 'm.author_id', 'm.from_desk', 'm.body', 'm.created_at'])
    .select(nameOf('w').as('author_name'))
    .where('m.proposal_id', '=', proposalId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute();

export async function insertMessage(db: Executor, message: Insertable<Tables['proposal_message']>) {
  await db.insertInto('proposal_message').values(message).execute();
}

/** The customer, and colleagues who wrote in its thread and are in its company still; nobody who was switched off. */
export const findBuyersOf = (db: Executor, proposalId: string) =>
  db
    .selectFrom('account as a')
    .innerJoin('proposal as p', (join) => join.on('p.id', '=', proposalId))
    .select(['a.id', 'a.email', 'a.first_name'])
    .where('a.disabled_at', 'is', null)
    .where(
      sql<boolean>`(a.id = p.account_id or exists (select from proposal_message m
        where m.proposal_id = p.id and m.author_id = a.id and not m.from_desk))`,
    )
    .where(sql<boolean>`(p.company_id is null or a.company_id = p.company_id)`)
    .execute();

export async function insertProposal(
  db: Executor,
  proposal: Insertable<Tables['proposal']>,
  revision: Insertable<Tables['proposal_revision']>,
) {
  await db.insertInto('proposal').values(proposal).execute();
  await db.insertInto('proposal_revision').values(revision).execute();
}

export async function updateProposal(db: Executor, id: string, values: Updateable<Tables['proposal']>) {
  await db.updateTable('proposal').set(values).where('id', '=', id).execute();
}

export async function deleteProposal(db: Executor, id: string) {
  await db.deleteFrom('proposal').where('id', '=', id).execute();
}

type RevisionKey = { proposalId: string; revision: number };

export async function insertRevision(db: Executor, revision: Insertable<Tables['proposal_revision']>) {
  await db.insertInto('proposal_revision').values(revision).execute();
}

export async function updateRevision(
  db: Executor,
  { proposalId, revision }: RevisionKey,
  values: Updateable<Tables['proposal_revision']>,
) {
  await db
    .updateTable('proposal_revision')
    .set(values)
    .where('proposal_id', '=', proposalId)
    .where('revision', '=', revision)
    .execute();
}

export async function deleteRevision(db: Executor, { proposalId, revision }: RevisionKey) {
  await db
    .deleteFrom('proposal_revision')
    .where('proposal_id', '=', proposalId)
    .where('revision', '=', revision)
    .execute();
}

export type NewProposalLine = Omit<Insertable<Tables['proposal_line']>, 'proposal_id' | 'revision'>;

/** In place of the lines that the draft had. */
export async function replaceLines(
  db: Executor,
  { proposalId, revision }: RevisionKey,
  lines: readonly NewProposalLine[],
) {
  await db
    .deleteFrom('proposal_line')
    .where('proposal_id', '=', proposalId)
    .where('revision', '=', revision)
    .execute();
  if (lines.length === 0) return;
  await db
    .insertInto('proposal_line')
    .values(lines.map((line) => ({ ...line, proposal_id: proposalId, revision })))
    .execute();
}

/**
 * At most twelve codes of SKUs on sale: the code itself first, then beginnings, then names. `plain` is `q` as codes are
 * compared without separators and case; empty for what has no letters and digits.
 */
export async function findSkuCodes(db: Executor, q: string, plain: string): Promise<string[]> {
  const code = sql<boolean>`(s.code ilike ${anywhere(q)} or (${plain} <> '' and s.plain_code like ${anywhere(plain)}))`;
  const rows = await db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select('s.code')
    .where('p.active', '=', true)
    .where((eb) =>
      // Each word, in whatever order.
      eb.or([code, eb.and(q.split(/\s+/).map((word) => sql<boolean>`p.name ilike ${anywhere(word)}`))]),
    )
    .orderBy(
      sql`(lower(s.code) = lower(${q}) or s.plain_code = ${plain}) desc, ${code} desc, p.name, s.position`,
    )
    .limit(12)
    .execute();
  return rows.map((row) => row.code);
}

/** What carts have of the proposals that were accepted into them, by cart. */
export function findQuotes(db: Executor, cartIds: readonly string[]) {
  return db
    .selectFrom('cart as k')
    .innerJoin('proposal as p', 'p.id', 'k.proposal_id')
    .innerJoin('proposal_revision as r', (join) =>
      join.onRef('r.proposal_id', '=', 'p.id').onRef('r.revision', '=', 'p.revision'),
    )
    .leftJoin('proposal_line as l', (join) =>
      join.onRef('l.proposal_id', '=', 'r.proposal_id').onRef('l.revision', '=', 'r.revision'),
    )
    .leftJoin('account as b', 'b.id', 'k.account_id')
    .select([
      'k.id as cart_id',
      'p.id',
      'p.number',
      'p.status',
      'p.warehouse_id',
      'p.cart_id as accepted_into',
      'p.company_id',
      'b.company_id as buyer_company',
      'r.delivery_method',
      'r.delivery_zip',
      'r.delivery_cents',
      'l.id as line_id',
      'l.sku_id',
      'l.quantity',
      'l.price_cents',
      'l.configuration',
    ])
    .select(sql<string>`r.expires_on::text`.as('expires_on'))
    .where('k.id', 'in', [...cartIds])
    .orderBy('l.position')
    .execute();
}

/** A company's proposals that somebody accepted and did not order can be accepted again: they left the company. */
export async function freeProposals(db: Executor, accountId: string, companyId: string): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ cart_id: null })
    .where('company_id', '=', companyId)
    .where('cart_id', 'in', (eb) =>
      eb.selectFrom('cart').select('id').where('account_id', '=', accountId).where('status', '=', 'open'),
    )
    .execute();
}

/** Proposals of nobody's company go with the person, unless they were ordered; of others, what the person wrote does. */
export async function eraseProposals(db: Executor, accountId: string): Promise<void> {
  await db
    .deleteFrom('proposal as p')
    .where('p.account_id', '=', accountId)
    .where('p.company_id', 'is', null)
    .where(sql<boolean>`not exists (select from "order" o where o.cart_id = p.cart_id)`)
    .execute();
  const own = db
    .selectFrom('proposal')
    .select('id')
    .where('account_id', '=', accountId)
    .where('company_id', 'is', null);
  await db.updateTable('proposal_revision').set({ message: '' }).where('proposal_id', 'in', own).execute();
  await db.updateTable('proposal_line').set({ note: '' }).where('proposal_id', 'in', own).execute();
  await db
    .updateTable('proposal')
    .set({ decline_reason: '' })
    .where((eb) => eb.or([eb('decided_by', '=', accountId), eb('id', 'in', own)]))
    .execute();
  await db.deleteFrom('proposal_message').where('proposal_id', 'in', own).execute();
}
