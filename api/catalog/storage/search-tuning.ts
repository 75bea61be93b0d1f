/** What employees decided for single searches, and the searches as they are listed. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { SearchShow, SearchSort } from '#schemas/domain/catalog/searches.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';

const columns = ['query', 'pins', 'buried', 'redirect', 'version'] as const;

export const findTunings = (db: Executor) =>
  db.selectFrom('search_tuning').select(columns).orderBy('query').execute();
export type TuningRow = Awaited<ReturnType<typeof findTunings>>[number];

export const findTuning = (db: Executor, query: string): Promise<TuningRow | undefined> =>
  db.selectFrom('search_tuning').select(columns).where('query', '=', query).executeTakeFirst();

/** False where another version than `version` is there now; 0 where there is none. */
export async function putTuning(
  tx: Executor,
  { query, pins, buried, redirect, version }: TuningRow,
): Promise<boolean> {
  const values = {
    pins: JSON.stringify(pins),
    buried: JSON.stringify(buried),
    redirect,
    version: version + 1,
  };
  const write =
    version === 0
      ? tx
          .insertInto('search_tuning')
          .values({ query, ...values })
          .onConflict((c) => c.doNothing())
          .returning('query')
      : tx
          .updateTable('search_tuning')
          .set(values)
          .where('query', '=', query)
          .where('version', '=', version)
          .returning('query');
  return (await write.executeTakeFirst()) !== undefined;
}

/** Of these, the products that are in the catalog, shown or not. */
export async function findNamedProducts(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('product as p')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .select(['p.id', 'p.name', 'p.product_number', 'p.picture', 'p.active', 'v.name as vendor_name'])
    .where('p.id', 'in', [...ids])
    .execute();
}

export const findProductPoints = (db: Executor, query: string) =>
  db.selectFrom('search_learned').select(['product_id', 'points']).where('query', '=', query).execute();

const since = (today: string, days: number) => sql<boolean>`d.day > ${today}::date - ${days}::int`;

/** Clicked by fewer than this share of those who searched, among searches that enough made and that find something. */
const fewClicks = { share: 0.15, visitors: 5 } as const;

const shown: Record<SearchShow, RawBuilder<boolean>> = {
  judged: sql`true`,
  none: sql`visitors > 0 and results = 0`,
  few: sql`visitors >= ${sql.lit(fewClicks.visitors)} and coalesce(results, 1) > 0
    and clicked < visitors * ${sql.lit(fewClicks.share)}`,
  all: sql`visitors > 0`,
};

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  visitors: sql`visitors desc`,
  clicked: sql`clicked::float8 / greatest(visitors, 1)`,
  ordered: sql`ordered desc`,
  results: sql`results nulls last`,
  query: sql`w.query collate "C"`,
  judgments: sql`coalesce(j.judgments, 0) desc`,
};

type SearchRow = {
  query: string;
  language: string;
  visitors: number;
  results: number | null;
  clicked: number;
  added: number;
  ordered: number;
  tuned: boolean;
  redirect: string | null;
  judgments: number;
};

type Wanted = {
  today: string;
  days: number;
  show: SearchShow;
  sort: SearchSort;
  limit: number;
  offset: number;
};

const counts = sql`coalesce(sum(d.visitors), 0)::int as visitors, coalesce(sum(d.clicked), 0)::int as clicked,
  coalesce(sum(d.added), 0)::int as added, coalesce(sum(d.ordered), 0)::int as ordered,
  (array_agg(d.results order by d.day desc) filter (where d.results is not null))[1] as results`;

/**
 * Counts of the days added up; `results` of the last day that knows them. A judged search is there whether or not anybody
 * made it, once for all languages.
 */
export async function findSearches(db: Executor, { today, days, show, sort, limit, offset }: Wanted) {
  const made = sql`select d.query, d.language, ${counts} from search_day d
    where ${since(today, days)} group by d.query, d.language`;
  const judged = sql`select q.query, ${sourceLanguage} as language, ${counts} from judged q
    left join search_day d on d.query = q.query and ${since(today, days)} group by q.query`;
  const { rows } = await sql<SearchRow & { total: number }>`
    with judged as (select query, count(*)::int as judgments from search_judgment group by query),
    summed as (${show === 'judged' ? judged : made}),
    wanted as (select * from summed where ${shown[show]})
    select w.*, t.query is not null as tuned, t.redirect, coalesce(j.judgments, 0) as judgments,
      (select count(*)::int from wanted) as total
    from wanted w left join search_tuning t on t.query = w.query left join judged j on j.query = w.query
    order by ${orders[sort]}, visitors desc, w.query collate "C", w.language limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** One search, all languages together. */
export async function findSearchFigures(db: Executor, query: string, today: string, days: number) {
  const { rows } = await sql<Pick<SearchRow, 'visitors' | 'clicked' | 'added' | 'ordered' | 'results'>>`
    select ${counts} from search_day d where d.query = ${query} and ${since(today, days)}`.execute(db);
  return rows[0] ?? { visitors: 0, clicked: 0, added: 0, ordered: 0, results: null };
}

/** The searches that were made last, each once, the most frequent of a day first. */
export async function findRecentSearches(db: Executor, most: number) {
  const { rows } = await sql<{ query: string; language: string; visitors: number }>`
    select query, language, sum(visitors)::int as visitors from search_day where visitors > 0
    group by query, language order by max(day) desc, visitors desc, query collate "C" limit ${most}`.execute(
    db,
  );
  return rows;
}

export const findSynonymsOf = (db: Executor, term: string) =>
  db
    .selectFrom('synonym')
    .select(['id', 'term', 'means'])
    .where(sql`lower(term)`, '=', term)
    .orderBy('id')
    .execute();

/** What a word or phrase says to the index, as a synonym's term is kept. */
export async function readTerm(db: Executor, term: string): Promise<string> {
  const { rows } = await sql<{ said: string }>`select shop_query(${term}) as said`.execute(db);
  return rows[0]?.said ?? '';
}
