/** Customers as the employees' desk finds and counts them (docs/product.md#customer-desk). */
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { CustomerFilter, MergePart } from '#schemas/domain/sales/customer-desk.ts';

/** Of an account `a`: what its orders came to, and how many they were, without what was canceled. */
const bought = (what: RawBuilder<unknown>) => sql<number>`(select ${what} from "order" o
  where o.account_id = a.id and o.status <> 'canceled')`;
const orderCount = bought(sql`count(*)::int`);
const lifetimeCents = bought(sql`coalesce(sum(o.total_cents
  - coalesce((select sum(p.canceled_cents) from payment p where p.order_id = o.id), 0)), 0)::bigint`);

/** Of an account `a`: its last login, order or page view. */
const lastSeen = sql<string | null>`greatest(a.last_seen_at,
  (select max(coalesce(s.seen_at, s.created_at)) from session s where s.account_id = a.id),
  (select max(o.placed_at) from "order" o where o.account_id = a.id),
  (select max(e.created_at) from event e where e.account_id = a.id))`;

const shown: Record<CustomerFilter, RawBuilder<boolean>> = {
  ordered: sql`exists (select from "order" o where o.account_id = a.id and o.status <> 'canceled')`,
  no_orders: sql`not exists (select from "order" o where o.account_id = a.id and o.status <> 'canceled')`,
  company: sql`a.company_id is not null`,
  off: sql`a.disabled_at is not null`,
};

/** A word that is somewhere in the account, its company, its duplicates' addresses, or its orders' numbers and phones. */
function hasWord(word: string): RawBuilder<boolean> {
  const like = anywhere(word.toLowerCase());
  const digits = word.replace(/\D/g, '');
  // Fewer digits are in every phone.
  const phone =
    digits.length < 4
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from "order" o where o.account_id = a.id
          and regexp_replace(o.document->>'phone', '\\D', '', 'g') like ${anywhere(digits)})`;
  return sql<boolean>`(lower(a.first_name || ' ' || a.last_name) like ${like} or a.email like ${like}
    or lower(c.name) like ${like} or ${phone}
    or exists (select from account d where d.merged_into = a.id and d.email like ${like})
    or exists (select from "order" o where o.account_id = a.id and lower(o.number) like ${like}))`;
}

/** Customers who were neither merged nor erased, the newest first; each row says how many there are in all. */
export function findCustomers(
  db: Executor,
  where: { q?: string | undefined; show?: CustomerFilter | undefined },
  window: Window,
) {
  let query = db
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.id', 'a.company_id')
    .where('a.role', 'is', null)
    .where('a.merged_into', 'is', null)
    .where('a.erased_at', 'is', null);
  if (where.show) query = query.where(shown[where.show]);
  // A phone number is one word, however it is spaced.
  const q = (where.q ?? '').trim();
  const words = /^[\d\s()+.-]+$/.test(q) ? [q] : q.split(/\s+/);
  for (const word of words.filter(Boolean).slice(0, 8)) query = query.where(hasWord(word));
  return query
    .select([
      'a.id',
      'a.first_name',
      'a.last_name',
      'a.email',
      'a.created_at',
      'a.disabled_at',
      'a.erased_at',
    ])
    .select(['a.merged_into', 'a.company_id', 'c.name as company'])
    .select(['c.status as company_status', 'c.features as company_features'])
    .select([orderCount.as('orders'), lifetimeCents.as('lifetime_cents'), lastSeen.as('last_seen')])
    .select(sql<number>`(count(*) over ())::int`.as('all'))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** What is counted of a customer. */
export function findCustomerFigures(db: Executor, id: string, now: Date) {
  return db
    .selectFrom('account as a')
    .select([orderCount.as('orders'), lifetimeCents.as('lifetime_cents'), lastSeen.as('last_seen')])
    .select([
      sql<number>`(select coalesce(sum(p.refunded_cents), 0)::bigint from payment p
        join "order" o on o.id = p.order_id where o.account_id = a.id)`.as('refunded_cents'),
      sql<number>`(select count(*)::int from "order" o where o.account_id = a.id)`.as('order_count'),
      sql<number>`(select count(*)::int from favorite f where f.account_id = a.id)`.as('favorites'),
      sql<number>`(select count(*)::int from session s
        where s.account_id = a.id and s.expires_at > ${now.toISOString()})`.as('sessions'),
      sql<boolean>`exists (select from two_factor t
        where t.account_id = a.id and t.confirmed_at is not null)`.as('two_factor'),
      sql<string>`coalesce((select o.document->>'phone' from "order" o
        where o.account_id = a.id order by o.placed_at desc limit 1), '')`.as('phone'),
      sql<string[]>`coalesce((select jsonb_agg(d.email order by d.email) from account d
        where d.merged_into = a.id), '[]')`.as('aliases'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The newest orders, with what they were refunded. */
export function findCustomerOrders(db: Executor, accountId: string, limit: number) {
  return db
    .selectFrom('order as o')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .select([
      'o.id',
      'o.number',
      'o.placed_at',
      'o.status',
      'o.total_cents',
      'p.refunded_cents',
      'p.canceled_cents',
    ])
    .where('o.account_id', '=', accountId)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
}

/** The latest events, with the name of the product that they are about. */
export function findCustomerEvents(db: Executor, accountId: string, limit: number) {
  return db
    .selectFrom('event as e')
    .leftJoin('product as p', 'p.id', 'e.entity_id')
    .select(['e.id', 'e.type', 'e.entity_id', 'e.value', 'e.created_at', 'p.name as product'])
    .where('e.account_id', '=', accountId)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
}

export function findCustomerNotes(db: Executor, accountId: string) {
  return db
    .selectFrom('customer_note')
    .select(['id', 'body', 'created_at', personName('author').as('by')])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertCustomerNote(db: Executor, note: Insertable<Tables['customer_note']>) {
  await db.insertInto('customer_note').values(note).execute();
}

/** How many rows of each kind a merge would move. */
export async function countMergeParts(db: Executor, id: string): Promise<Record<MergePart, number>> {
  const count = (table: keyof Tables, more: RawBuilder<unknown> = sql``) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} where account_id = ${id} ${more})`;
  const row = await db
    .selectNoFrom([
      count('order').as('orders'),
      count('cart', sql`and status = 'open'`).as('carts'),
      sql<number>`(select count(*)::int from cart_item i join cart c on c.id = i.cart_id
        where c.account_id = ${id} and c.status = 'saved')`.as('saved'),
      count('favorite').as('favorites'),
      count('address').as('addresses'),
      count('customer_note').as('notes'),
      count('review').as('reviews'),
      count('question').as('questions'),
      count('notification').as('notifications'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/** A duplicate's carts become the other account's; the one without a name gets `name` where there is another. */
export async function moveCarts(
  db: Executor,
  { from, to, name }: { from: string; to: string; name: string },
): Promise<void> {
  const { exists } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from cart where account_id = ${to} and status = 'open')`.as('exists'),
    )
    .executeTakeFirstOrThrow();
  await db
    .updateTable('cart')
    .set({
      account_id: to,
      version: sql`version + 1`,
      ...(exists
        ? { selected_at: null, name: sql<string>`case when name = '' then ${name} else name end` }
        : {}),
    })
    .where('account_id', '=', from)
    .where('status', '=', 'open')
    .execute();
  await db
    .updateTable('cart')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where('status', '=', 'ordered')
    .execute();
}

export async function hasPayingCart(db: Executor, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cart')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'paying')
    .executeTakeFirst();
  return row !== undefined;
}

/** An address book has one default of each kind: what came along is none where there was one. */
export async function keepOwnDefaults(db: Executor, from: string, to: string): Promise<void> {
  for (const column of ['is_default_shipping', 'is_default_billing'] as const)
    await db
      .updateTable('address')
      .set({ [column]: false })
      .where('account_id', '=', from)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('address as own')
            .select('own.id')
            .where('own.account_id', '=', to)
            .where(column, '=', true),
        ),
      )
      .execute();
}

/** The duplicate's account stands for its address alone. */
export async function markMerged(db: Executor, duplicate: string, into: string, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ merged_into: into, disabled_at: now.toISOString(), company_id: null, company_role: null })
    .where('id', '=', duplicate)
    .execute();
}

export async function setCustomerActive(db: Executor, id: string, disabledAt: string | null): Promise<void> {
  await db.updateTable('account').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
}

export function findAliases(db: Executor, id: string) {
  return db.selectFrom('account').select(['id', 'email']).where('merged_into', '=', id).execute();
}

export async function markHelped(db: Executor, cartId: string, by: string, at: string): Promise<void> {
  await db.updateTable('cart').set({ helped_by: by, helped_at: at }).where('id', '=', cartId).execute();
}
