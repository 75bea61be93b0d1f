/** Counts what searches lead to, from the events of a day, and what follows for the order of products. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';

const typeOf = (type: EventType) => eventTypes.indexOf(type);

/** Held until the transaction ends; false while another process counts. */
export async function lockLearning(tx: Executor): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('search-learning', 0)) as got`.execute(tx);
  return rows[0]?.got === true;
}

/** The last day that was counted, and the first event's moment; nulls in a new store. */
export async function findLearnedUntil(db: Executor): Promise<{ day: string | null; first: Date | null }> {
  const { rows } = await sql<{ day: string | null; first: string | null }>`
    select (select day::text from search_learning) as day,
      (select min(created_at) from event where type = ${typeOf('view search')})::text as first`.execute(db);
  const { day = null, first = null } = rows[0] ?? {};
  return { day, first: first === null ? null : new Date(first) };
}

export async function setLearnedUntil(tx: Executor, day: string): Promise<void> {
  await sql`insert into search_learning (day) values (${day}::date)
    on conflict (one) do update set day = excluded.day`.execute(tx);
}

/** `from` to before `to`, ISO; `day` is what the rows are called. */
type LearningDay = { day: string; from: string; to: string };

/** How long after opening a product from a search what is done with it still counts for the search. */
const addedWithin = '1 day';
const orderedWithin = '30 days';

/**
 * Replaces the counts of a day, so that counting it again changes nothing. Each visitor counts once a day for each
 * search and product. A click from far down the list is a stronger sign than one on the first place: it counts the
 * fourth root of its place, 2 at most.
 */
export async function countSearchDay(tx: Executor, { day, from, to }: LearningDay): Promise<void> {
  await sql`delete from search_day where day = ${day}::date`.execute(tx);
  await sql`delete from search_product_day where day = ${day}::date`.execute(tx);
  // Who: the account, else the guest's cookie, which its temporary id of before is known by.
  const common = sql`link as (
      select distinct on (session) session, guest_id from event
      where session is not null and guest_id is not null and account_id is null
        and created_at >= ${from}::timestamptz - interval '31 days'
        and created_at < ${to}::timestamptz + interval '1 day'
      order by session, created_at
    ), lately as (
      select e.*, coalesce(e.account_id, l.guest_id, e.guest_id, e.id) as who
      from event e left join link l on l.session = e.guest_id and e.account_id is null
      where e.created_at >= ${from}::timestamptz - interval '30 days' and e.created_at < ${to}::timestamptz
        and ((e.type = ${typeOf('view product')} and e.search is not null)
          or (e.created_at >= ${from}::timestamptz and ((e.type = ${typeOf('view search')} and e.search is not null)
            or e.type in (${typeOf('add to cart')}, ${typeOf('purchased product')}))))
    ), click as (
      select who, search as query, coalesce(language, 'en') as language, entity_id as product_id, created_at,
        least(2, power(greatest(case when jsonb_typeof(value) = 'number' then (value #>> '{}')::float8 else 1 end, 1), 0.25))
          as weight
      from lately where type = ${typeOf('view product')}
    ), outcome as (
      select who, query, language, product_id, weight, 'clicked' as what from click
        where created_at >= ${from}::timestamptz
      union all
      (select distinct on (e.id) c.who, c.query, c.language, c.product_id, 0,
        case e.type when ${typeOf('add to cart')} then 'added' else 'ordered' end
      from lately e join click c on c.product_id = e.entity_id and c.who = e.who and c.created_at <= e.created_at
        and c.created_at > e.created_at - case e.type when ${typeOf('add to cart')}
          then ${sql.lit(addedWithin)}::interval else ${sql.lit(orderedWithin)}::interval end
      where e.type in (${typeOf('add to cart')}, ${typeOf('purchased product')})
      order by e.id, c.created_at desc)
    )`;
  const people = (what: string) => sql`count(distinct who) filter (where what = ${sql.lit(what)})::int`;
  await sql`with ${common}, asked as (
      select who, search as query, coalesce(language, 'en') as language, created_at, id,
        case when entity_id ~ '^[0-9]{1,9}$' then entity_id::int end as results
      from lately where type = ${typeOf('view search')}
    ), searched as (
      select query, language, count(distinct who)::int as visitors,
        (array_agg(results order by created_at desc, id desc) filter (where results is not null))[1] as results
      from asked group by query, language
    ), led as (
      select query, language, ${people('clicked')} as clicked, ${people('added')} as added,
        ${people('ordered')} as ordered
      from outcome group by query, language
    )
    insert into search_day (day, query, language, visitors, results, clicked, added, ordered)
    select ${day}::date, query, language, coalesce(s.visitors, 0), s.results,
      coalesce(l.clicked, 0), coalesce(l.added, 0), coalesce(l.ordered, 0)
    from searched s full join led l using (query, language)`.execute(tx);
  await sql`with ${common}, each_visitor as (
      select query, product_id, who, what, max(weight) as weight from outcome group by query, product_id, who, what
    )
    insert into search_product_day (day, query, product_id, clicked, weight, added, ordered)
    select ${day}::date, query, product_id, ${people('clicked')}, sum(weight), ${people('added')}, ${people('ordered')}
    from each_visitor group by query, product_id`.execute(tx);
}

/** What a sign of interest is worth, how fast it fades, and how much it takes to mean something. */
export const learning = {
  click: 1,
  added: 3,
  ordered: 8,
  halfLifeDays: 30,
  /** A search whose best product has so much teaches half of what it could. */
  smoothing: 10,
  /** Older days have faded, and are forgotten. */
  keptDays: 365,
  /** Products of a search that are remembered. */
  most: 30,
} as const;

/** Works out anew what the counts teach, as of `today`. */
export async function learnFromCounts(tx: Executor, today: string): Promise<void> {
  const old = sql`day < ${today}::date - ${learning.keptDays}::int`;
  await sql`delete from search_day where ${old}`.execute(tx);
  await sql`delete from search_product_day where ${old}`.execute(tx);
  await sql`delete from search_learned`.execute(tx);
  await sql`insert into search_learned (query, product_id, points)
    select query, product_id, score / (max(score) over (partition by query) + ${learning.smoothing}::float8)
    from (
      select query, product_id, score, row_number() over (partition by query order by score desc, product_id) as place
      from (
        select query, product_id, sum(
            (weight * ${learning.click}::float8 + added * ${learning.added}::float8 + ordered * ${learning.ordered}::float8)
            * power(0.5, (${today}::date - day) / ${learning.halfLifeDays}::float8)) as score
        from search_product_day group by query, product_id
      ) summed
    ) ranked where place <= ${learning.most}::int and score > 0.1`.execute(tx);
}

/** So many are kept in memory, of the searches that teach most. */
const mostLearned = 40_000;

export async function findLearned(db: Executor) {
  return db
    .selectFrom('search_learned')
    .select(['query', 'product_id', 'points'])
    .orderBy('points', 'desc')
    .limit(mostLearned)
    .execute();
}

/** A product is new for so long, and of a very large import the latest ones are. */
const newDays = 30;
const mostNew = 2000;

export async function findNewProducts(db: Executor, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where(
      'created_at',
      '>',
      sql<never>`${now.toISOString()}::timestamptz - make_interval(days => ${newDays}::int)`,
    )
    .orderBy('created_at', 'desc')
    .limit(mostNew)
    .execute();
  return rows.map(({ id }) => id);
}
