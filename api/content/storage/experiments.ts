/** Experiments, and what was counted of them. */
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { ExperimentGoal } from '#schemas/domain/content/experiment.ts';
import type { Audience, PageDocument, Variant } from '#schemas/domain/content/page.ts';

const partOf = (block: string) =>
  sql`jsonb_path_query_first(r.document, '$.blocks[*] ? (@.id == $id)', jsonb_build_object('id', ${block}::text))`;

const testedIn = (row: 'r' | 'd') =>
  sql`jsonb_path_query_first(${sql.ref(`${row}.document`)}, '$.blocks[*] ? (@.id == $id)',
    jsonb_build_object('id', e.block))`;

const experiments = (db: Executor) =>
  db
    .selectFrom('experiment as e')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .innerJoin('page_draft as d', 'd.page_id', 'e.page_id')
    .innerJoin('page_draft as v', 'v.page_id', 'e.variant_id')
    .leftJoin('page_revision as r', 'r.id', 'p.published_revision_id')
    .selectAll('e')
    .select(['p.slug', 'p.deleted_at'])
    .select([
      personName('e.author').as('author'),
      sql<unknown>`coalesce(r.document, d.document) -> 'title'`.as('title'),
      sql<unknown>`case when e.block is not null then
        coalesce(${testedIn('r')}, ${testedIn('d')}, v.document -> 'blocks' -> 0) end`.as('tested'),
      sql<boolean>`p.published_revision_id is not null and p.deleted_at is null`.as('is_live'),
      sql<number>`coalesce(
        (e.result -> 'a' ->> 'visitors')::int + (e.result -> 'b' ->> 'visitors')::int,
        (select count(*) from experiment_visitor seen where seen.experiment_id = e.id)::int)`.as('visitors'),
    ]);

/** Those that run first, then those to come, then those that ended; the newest first. */
export function findExperiments(db: Executor, ended: number) {
  const ranked = sql<number>`case e.state when 'running' then 0 when 'draft' then 1 else 2 end`;
  const kept = sql<boolean>`e.state <> 'ended' or e.id in
    (select id from experiment where state = 'ended' order by ended_at desc, id limit ${ended})`;
  return experiments(db)
    .where(kept)
    .orderBy(ranked)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute();
}
export type ExperimentRow = Awaited<ReturnType<typeof findExperiments>>[number];

export function findExperiment(db: Executor, id: string) {
  return experiments(db).where('e.id', '=', id).executeTakeFirst();
}

/** Those of a page that have not ended, and the one of a variant. */
export function findExperimentsAround(db: Executor, documentId: string) {
  return experiments(db)
    .where((eb) =>
      eb.or([
        eb('e.variant_id', '=', documentId),
        eb.and([eb('e.page_id', '=', documentId), eb('e.state', '<>', 'ended')]),
      ]),
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id')
    .execute();
}

/** Nobody else changes, starts or ends it until the transaction ends. */
export function lockExperiment(db: Executor, id: string) {
  return db.selectFrom('experiment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type LockedExperiment = NonNullable<Awaited<ReturnType<typeof lockExperiment>>>;

export async function insertExperiment(db: Executor, row: Insertable<Tables['experiment']>): Promise<void> {
  await db.insertInto('experiment').values(row).execute();
}

export async function updateExperiment(
  db: Executor,
  id: string,
  set: Updateable<Tables['experiment']>,
): Promise<void> {
  await db.updateTable('experiment').set(set).where('id', '=', id).execute();
}

/** Variants of a page's experiments to come whose drafts have this number. */
export function findUntouchedCopies(db: Executor, pageId: string, revision: number) {
  return db
    .selectFrom('experiment as e')
    .innerJoin('page_draft as d', 'd.page_id', 'e.variant_id')
    .where('e.page_id', '=', pageId)
    .where('e.state', '=', 'draft')
    .where('d.revision', '=', revision)
    .select(['e.variant_id as variant', 'e.block', 'e.name'])
    .execute();
}

/** Where its draft still has this number, which stays. */
export async function replaceCopy(
  db: Executor,
  variant: string,
  document: object,
  revision: number,
): Promise<void> {
  await db
    .updateTable('page_draft')
    .set({ document: JSON.stringify(document) })
    .where('page_id', '=', variant)
    .where('revision', '=', revision)
    .execute();
}

export async function deleteExperiment(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('experiment').where('id', '=', id).execute();
}

type Tested = {
  id: string;
  page_id: string;
  block: string | null;
  variant: string;
  document: PageDocument;
};

/**
 * What runs on these pages, with the published document of variant B; or, of `trial` alone, with its draft, in whichever
 * state that experiment is.
 */
export async function findTested(
  db: Executor,
  pages: readonly string[],
  trial: string | null,
): Promise<Tested[]> {
  if (pages.length === 0) return [];
  const tested = db
    .selectFrom('experiment as e')
    .innerJoin('page as v', 'v.id', 'e.variant_id')
    .where('e.page_id', 'in', pages)
    .select(['e.id', 'e.page_id', 'e.block', 'v.id as variant']);
  if (trial === null)
    return tested
      .innerJoin('page_revision as r', 'r.id', 'v.published_revision_id')
      .where('e.state', '=', 'running')
      .select('r.document')
      .execute();
  const rows = await tested
    .innerJoin('page_draft as d', 'd.page_id', 'v.id')
    .where('e.id', '=', trial)
    .select('d.document')
    .execute();
  return rows.map((row) => ({ ...row, document: row.document as unknown as PageDocument }));
}

type Part = { document: string; block: string | null };

/**
 * What was published of a document within a time, with whether the block, or any of them, is another than in what was
 * published before it.
 */
export async function findLiveChanges(
  db: Executor,
  { document, block }: Part,
  { from, until }: { from: string; until: string | null },
) {
  const part = block === null ? sql`r.document -> 'blocks'` : partOf(block);
  const versions = db
    .selectFrom('page_revision as r')
    .where('r.page_id', '=', document)
    .where('r.kind', '=', 'publish')
    .select([
      'r.id',
      'r.created_at as at',
      personName('r.author').as('author'),
      sql<boolean>`${part} is distinct from lag(${part}) over (order by r.id)`.as('is_other'),
    ]);
  const within = db.selectFrom(versions.as('v')).selectAll().where('at', '>', from).orderBy('id');
  return (until === null ? within : within.where('at', '<', until)).execute();
}

/** The last document with the block that was published before a moment. */
export async function findLastShown(
  db: Executor,
  { document, block }: Part,
  before: string,
): Promise<unknown> {
  const shown = db
    .selectFrom('page_revision')
    .where('page_id', '=', document)
    .where('kind', '=', 'publish')
    .where('created_at', '<', before)
    .select('document')
    .orderBy('id', 'desc')
    .limit(1);
  const holding = JSON.stringify({ blocks: [{ id: block }] });
  const row = await (block === null
    ? shown
    : shown.where(sql<boolean>`document @> ${holding}::jsonb`)
  ).executeTakeFirst();
  return row?.document;
}

/** Whether an experiment runs on a page. */
export const isTested = async (db: Executor, pageId: string): Promise<boolean> =>
  (await db
    .selectFrom('experiment')
    .where('state', '=', 'running')
    .where('page_id', '=', pageId)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Those that run, with the address and the audience of the page. */
export function findRunning(db: Executor) {
  return db
    .selectFrom('experiment as e')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .where('e.state', '=', 'running')
    .where('p.published_revision_id', 'is not', null)
    .where('p.deleted_at', 'is', null)
    .select(['e.id', 'e.page_id', 'e.shares', 'p.slug', 'p.audience'])
    .orderBy('e.id')
    .execute();
}

export const findRunningIds = async (db: Executor): Promise<string[]> =>
  (await db.selectFrom('experiment').where('state', '=', 'running').orderBy('id').select('id').execute()).map(
    ({ id }) => id,
  );

/** The experiment of a variant. */
export function findExperimentOf(db: Executor, variantId: string) {
  return db
    .selectFrom('experiment as e')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .where('e.variant_id', '=', variantId)
    .select(['e.id', 'e.name', 'e.state', 'e.page_id', 'e.block', 'p.slug'])
    .executeTakeFirst();
}

/** The addresses of the pages whose running experiments show one of these sections in variant B. */
export async function findSlugsTesting(db: Executor, section: string): Promise<string[]> {
  const named = JSON.stringify([{ props: { section } }]);
  const rows = await db
    .selectFrom('experiment as e')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .innerJoin('page as v', 'v.id', 'e.variant_id')
    .innerJoin('page_revision as r', 'r.id', 'v.published_revision_id')
    .where('e.state', '=', 'running')
    .where(sql<boolean>`r.document -> 'blocks' @> ${named}::jsonb`)
    .select('p.slug')
    .distinct()
    .execute();
  return rows.flatMap(({ slug }) => slug ?? []);
}

type Seen = { experiment: string; visitor: string; variant: Variant; audience: Audience };

/** Once: what a visitor saw first is what it counts for. */
export async function insertVisitor(db: Executor, seen: Seen, now: Date): Promise<void> {
  const { experiment: experiment_id, ...rest } = seen;
  await db
    .insertInto('experiment_visitor')
    .values({ experiment_id, ...rest, seen_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For the experiments that the visitor has seen. `visitors`: how each of them names it. */
export async function countGoal(
  db: Executor,
  visitors: readonly { experiment: string; visitor: string }[],
  { goal, cents }: { goal: ExperimentGoal; cents: number },
  now: Date,
): Promise<void> {
  const keys = JSON.stringify(visitors);
  await sql`
    insert into experiment_goal (experiment_id, visitor, goal, count, cents, reached_at)
    select v.experiment_id, v.visitor, ${goal}, 1, ${cents}, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${keys}::jsonb) as k(experiment text, visitor text)
    join experiment_visitor v on v.experiment_id = k.experiment and v.visitor = k.visitor
    order by v.experiment_id
    on conflict (experiment_id, visitor, goal) do update
      set count = experiment_goal.count + 1, cents = experiment_goal.cents + excluded.cents`.execute(db);
}

/** With what they reached. */
export async function deleteVisitors(db: Executor, experimentId: string): Promise<void> {
  await db.deleteFrom('experiment_visitor').where('experiment_id', '=', experimentId).execute();
}

/** How many visitors of each audience saw each variant. */
export function countVisitors(db: Executor, experimentId: string) {
  return db
    .selectFrom('experiment_visitor')
    .where('experiment_id', '=', experimentId)
    .groupBy(['variant', 'audience'])
    .select(['variant', 'audience', sql<number>`count(*)::int`.as('visitors')])
    .execute();
}

/** How many of them reached each goal, how often and for how much. */
export function countGoals(db: Executor, experimentId: string) {
  return db
    .selectFrom('experiment_goal as g')
    .innerJoin('experiment_visitor as v', (join) =>
      join.onRef('v.experiment_id', '=', 'g.experiment_id').onRef('v.visitor', '=', 'g.visitor'),
    )
    .where('g.experiment_id', '=', experimentId)
    .groupBy(['v.variant', 'v.audience', 'g.goal'])
    .select([
      'v.variant',
      'v.audience',
      'g.goal',
      sql<number>`count(*)::int`.as('visitors'),
      sql<number>`sum(g.count)::int`.as('times'),
      sql<number>`sum(g.cents)::bigint`.as('cents'),
    ])
    .execute();
}
export type CountedVisitors = Awaited<ReturnType<typeof countVisitors>>;
export type CountedGoals = Awaited<ReturnType<typeof countGoals>>;
