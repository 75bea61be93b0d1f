/** How well products answer searches, as employees judge it. `query` is always as searchWords makes it. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { Grade } from '#schemas/domain/catalog/judgments.ts';
import { type Language, sourceLanguage, toLanguage } from '#schemas/domain/platform/language.ts';

type JudgmentRow = { query: string; product_id: string; grade: Grade };

/** Every judgment of a search, the best product first. */
export async function findJudgments(db: Executor, query: string) {
  const rows = await db
    .selectFrom('search_judgment as j')
    .innerJoin('product as p', 'p.id', 'j.product_id')
    .select(['j.product_id', 'j.grade', 'j.judged_at', personName('j.judged_by').as('by')])
    .where('j.query', '=', query)
    .orderBy('j.grade', 'desc')
    .orderBy('p.sort_key')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({ ...row, grade: row.grade as Grade }));
}

export async function findGrade(tx: Executor, query: string, productId: string): Promise<Grade | null> {
  const row = await tx
    .selectFrom('search_judgment')
    .select('grade')
    .where('query', '=', query)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return (row?.grade as Grade | undefined) ?? null;
}

export async function countJudgments(tx: Executor, query: string): Promise<number> {
  const row = await tx
    .selectFrom('search_judgment')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('query', '=', query)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000;

/** In place of what was judged before. */
export async function putJudgments(
  tx: Executor,
  rows: readonly JudgmentRow[],
  judged: { judged_by: string; judged_at: string },
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await tx
      .insertInto('search_judgment')
      .values(rows.slice(at, at + batch).map((row) => ({ ...row, ...judged })))
      .onConflict((c) =>
        c.columns(['query', 'product_id']).doUpdateSet((eb) => ({
          grade: eb.ref('excluded.grade'),
          judged_by: eb.ref('excluded.judged_by'),
          judged_at: eb.ref('excluded.judged_at'),
        })),
      )
      .execute();
}

export async function deleteJudgments(
  tx: Executor,
  rows: readonly Pick<JudgmentRow, 'query' | 'product_id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const [queries, products] = [rows.map(({ query }) => query), rows.map((row) => row.product_id)];
  await sql`delete from search_judgment j
    using unnest(${queries}::text[], ${products}::text[]) as gone (query, product_id)
    where j.query = gone.query and j.product_id = gone.product_id`.execute(tx);
}

/** All of them, with the products' numbers, for a file. */
export const findAllJudgments = (db: Executor) =>
  db
    .selectFrom('search_judgment as j')
    .innerJoin('product as p', 'p.id', 'j.product_id')
    .select(['j.query', 'j.product_id', 'p.product_number', 'p.name', 'j.grade'])
    .orderBy(sql`j.query collate "C"`)
    .orderBy('j.grade', 'desc')
    .orderBy('p.product_number')
    .execute();

/** The searches that were judged last. */
export async function findJudgedQueries(db: Executor, most: number): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from search_judgment group by query
    order by max(judged_at) desc, query collate "C" limit ${most}`.execute(db);
  return rows.map(({ query }) => query);
}

/** What these searches are judged by: grades of products that the shop shows, by search. */
export async function findGrades(
  db: Executor,
  queries: readonly string[],
): Promise<Map<string, Map<string, Grade>>> {
  const rows = await db
    .selectFrom('search_judgment as j')
    .innerJoin('product as p', 'p.id', 'j.product_id')
    .select(['j.query', 'j.product_id', 'j.grade'])
    .where('p.active', '=', true)
    .where('j.query', '=', sql<string>`any(${[...queries]}::text[])`)
    .execute();
  const byQuery = new Map<string, Map<string, Grade>>();
  for (const { query, product_id, grade } of rows) {
    const of = byQuery.get(query) ?? new Map<string, Grade>();
    byQuery.set(query, of.set(product_id, grade as Grade));
  }
  return byQuery;
}

/** The language that each of these was searched in by most people; English where nobody did. */
export async function findLanguages(
  db: Executor,
  queries: readonly string[],
): Promise<(query: string) => Language> {
  const { rows } = await sql<{ query: string; language: string }>`
    select distinct on (query) query, language from search_day where query = any(${[...queries]}::text[])
    group by query, language order by query, sum(visitors) desc, language`.execute(db);
  const byQuery = new Map(rows.map(({ query, language }) => [query, toLanguage(language)]));
  return (query) => byQuery.get(query) ?? sourceLanguage;
}

/** Of these products and of all that searches pin, those that the shop shows. */
export async function findShownPins(db: Executor, ids: readonly string[] = []): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from product where active and (id = any(${[...ids]}::text[])
      or id in (select jsonb_array_elements_text(pins) from search_tuning))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const findProductsByNumber = (db: Executor, numbers: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'product_number'])
    .where('product_number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute();
