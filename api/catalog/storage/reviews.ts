/** Reviews of products, and what they come to. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { ModerationStatus, ReviewSort } from '#schemas/domain/catalog/review.ts';

export type ReviewRow = Selectable<Tables['review']>;

/** The product of an address, on sale or not; what was bought stays reviewable. */
export function findReviewedProduct(db: Executor, slug: string) {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'kind', 'name', 'picture', 'active'])
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Whether something of the product was shipped to the account or picked up by it. A kit's parts go with their kit. */
export async function hasBought(db: Executor, accountId: string, productId: string): Promise<boolean> {
  const { rows } = await sql<{ bought: boolean }>`select exists (
    select 1 from "order" o join order_item i on i.order_id = o.id join sku s on s.id = i.sku_id
    join fulfilment f on f.order_id = o.id
      and f.lines @> jsonb_build_array(jsonb_build_object('item', coalesce(i.parent_id, i.id)))
    where o.account_id = ${accountId} and o.status <> 'canceled' and s.product_id = ${productId}) as bought`.execute(
    db,
  );
  return rows[0]?.bought === true;
}

/** The name that stands under what an account writes, and whether it buys for an approved company. */
export async function findAuthor(db: Executor, accountId: string) {
  const { rows } = await sql<{ author: string; trade: boolean; email: string }>`
    select a.first_name || ' ' || left(a.last_name, 1) || '.' as author, a.email,
      exists (select 1 from company c where c.id = a.company_id and c.status = 'approved') as trade
    from account a where a.id = ${accountId}`.execute(db);
  return rows[0];
}

export function findOwnReview(db: Executor, productId: string, accountId: string) {
  return db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Written anew or over the author's earlier one, which waits again; what the dealer replied stays with it. */
export async function upsertReview(db: Executor, row: Insertable<Tables['review']>): Promise<void> {
  const { author, trade, rating, headline, body, photos } = row;
  await db
    .insertInto('review')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'account_id']).doUpdateSet({
        author,
        trade,
        rating,
        headline,
        body,
        photos,
        status: 'pending',
        note: '',
        published_at: null,
        version: sql`review.version + 1`,
      }),
    )
    .execute();
}

/** Held until the transaction ends. */
export function lockReview(db: Executor, id: string) {
  return db.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateReview(
  db: Executor,
  id: string,
  change: Updateable<Tables['review']>,
): Promise<void> {
  await db
    .updateTable('review')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts the product's published reviews out into its own row, which cards and the index of listings read. */
export async function refreshRating(db: Executor, productId: string): Promise<void> {
  await sql`update product p set rating = r.rating, review_count = r.count from (
    select coalesce(floor(avg(rating) * 100), 0)::int as rating, count(*)::int as count
    from review where product_id = ${productId} and status = 'published') r
    where p.id = ${productId} and (p.rating, p.review_count) is distinct from (r.rating, r.count)`.execute(
    db,
  );
}

/** How many published reviews gave each number of stars. */
export async function countByRating(
  db: Executor,
  productId: string,
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from review
    where product_id = ${productId} and status = 'published' group by rating`.execute(db);
  return rows;
}

const published = (db: Executor, productId: string) =>
  db.selectFrom('review').where('product_id', '=', productId).where('status', '=', 'published');

export function findPublishedReviews(db: Executor, productId: string, sort: ReviewSort, window: Window) {
  const all = published(db, productId).selectAll();
  const sorted = {
    newest: () => all,
    highest: () => all.orderBy('rating', 'desc'),
    lowest: () => all.orderBy('rating'),
    photos: () => all.orderBy(sql`jsonb_array_length(photos) > 0`, 'desc'),
  }[sort]();
  return sorted
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

/** For the desk, with the product and the author's email: those that wait longest first, others the latest first. */
export function findDeskReviews(
  db: Executor,
  where: { status: ModerationStatus } | { id: string },
  window: Window,
) {
  const order = 'status' in where && where.status === 'pending' ? 'asc' : 'desc';
  return db
    .selectFrom('review as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .innerJoin('account as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select(['p.name as product_name', 'p.slug', 'p.kind', 'a.email'])
    .$if('status' in where, (q) => q.where('r.status', '=', 'status' in where ? where.status : 'pending'))
    .$if('id' in where, (q) => q.where('r.id', '=', 'id' in where ? where.id : ''))
    .orderBy('r.created_at', order)
    .orderBy('r.id', order)
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type DeskReviewRow = Awaited<ReturnType<typeof findDeskReviews>>[number];

export async function countReviews(db: Executor, status: ModerationStatus): Promise<number> {
  const row = await db
    .selectFrom('review')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Reviews and questions with their answers that wait to be let through, and imports that failed in the last week. */
export async function countPending(db: Executor, since: string) {
  const { rows } = await sql<{ reviews: number; questions: number; failed_imports: number }>`select
    (select count(*) from review where status = 'pending')::int as reviews,
    (select count(*) from question q where q.status = 'pending' or exists (
      select from answer a where a.question_id = q.id and a.status = 'pending'))::int as questions,
    (select count(*) from import_run where state = 'failed' and ended_at > ${since}::timestamptz)::int
      as failed_imports`.execute(db);
  return rows[0] ?? { reviews: 0, questions: 0, failed_imports: 0 };
}
