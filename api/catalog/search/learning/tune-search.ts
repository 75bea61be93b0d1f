/** Searches as employees list, read and tune them (ours). */
import { requireVersion } from '#api/catalog/admin/changed.ts';
import { pictureView } from '#api/catalog/shop/views.ts';
import { findRefs } from '#api/catalog/storage/form-lookups.ts';
import { findJudgments, findLanguages } from '#api/catalog/storage/search-judgments.ts';
import {
  findNamedProducts,
  findProductPoints,
  findSearches,
  findSearchFigures,
  findSynonymsOf,
  findTuning,
  putTuning,
} from '#api/catalog/storage/search-tuning.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import type {
  SearchDetail,
  SearchShow,
  SearchSort,
  SearchTuningInput,
  TunedProduct,
} from '#schemas/domain/catalog/searches.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { readSearch } from '../read-search.ts';
import { learnedFor } from './learned.ts';
import { nearestLearned } from './nearest-learned.ts';
import { findQualities } from './quality.ts';

/** Products that the search's own page shows. */
const shown = { ranked: 400, limit: 12 };

/** Judged products that it shows besides. */
const mostJudged = 200;

type ListQuery = { show: SearchShow; days: number; sort: SearchSort; page: number; limit: number };

/** Throws unauthenticated, forbidden. */
export async function listSearches(context: Context, query: ListQuery) {
  requirePermission(context.actor, 'readCatalog');
  const db = context.database.kysely;
  const today = await shopDay(context, db);
  const { rows, total } = await findSearches(db, { ...query, ...toWindow(query), today });
  const judged = query.show === 'judged' ? rows.map((row) => row.query) : [];
  const [languageOf, qualities] = await Promise.all([
    findLanguages(db, judged),
    findQualities(context, judged),
  ]);
  const told = rows.map((row) => ({
    ...row,
    language: query.show === 'judged' ? languageOf(row.query) : row.language,
    quality: qualities.get(row.query) ?? null,
  }));
  return toPage(told, total, query);
}

/** In the order of the ids; those that are gone are left out. */
export async function namedProducts(db: Executor, ids: readonly string[]): Promise<TunedProduct[]> {
  const rows = new Map((await findNamedProducts(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const { name, product_number, vendor_name, picture, active } = row;
    return [{ _id: id, name, product_number, vendor_name, picture: pictureView(picture), shown: active }];
  });
}

type DetailQuery = { query: string; days: number; products?: string | undefined };

/** Throws unauthenticated, forbidden. */
export async function getSearch(context: Context, asked: DetailQuery): Promise<SearchDetail> {
  requirePermission(context.actor, 'readCatalog');
  const { query, days } = asked;
  const db = context.database.kysely;
  const [figures, tuning, points, synonyms, read, learned, judgments, qualities] = await Promise.all([
    shopDay(context, db).then((today) => findSearchFigures(db, query, today, days)),
    findTuning(db, query),
    findProductPoints(db, query),
    findSynonymsOf(db, query),
    readSearch(context, query),
    learnedFor(context, query),
    findJudgments(db, query),
    findQualities(context, [query]),
  ]);
  const grades = new Map(judgments.map(({ product_id, grade }) => [product_id, grade]));
  const graded = <P extends TunedProduct>(product: P) => ({
    ...product,
    grade: grades.get(product._id) ?? null,
  });
  const latest = judgments.toSorted((a, b) => b.judged_at.localeCompare(a.judged_at))[0];
  const found = await nearestLearned(context, read, learned, shown);
  const pointsOf = new Map(points.map((row) => [row.product_id, row.points]));
  const [pins, buried, listed, named, judged] = await Promise.all([
    namedProducts(db, tuning?.pins ?? []),
    namedProducts(db, tuning?.buried ?? []),
    namedProducts(db, found),
    namedProducts(db, asked.products ? asked.products.split(',').slice(0, 100) : []),
    namedProducts(
      db,
      judgments.slice(0, mostJudged).map(({ product_id }) => product_id),
    ),
  ]);
  return {
    query,
    days,
    ...figures,
    version: tuning?.version ?? 0,
    pins,
    buried,
    redirect: tuning?.redirect ?? null,
    synonyms: synonyms.map(({ id, term, means }) => ({ _id: id, term, means })),
    // A pin that the shop does not show is not among the results either.
    found: listed
      .filter((product) => product.shown)
      .map((product) => ({ ...graded(product), points: pointsOf.get(product._id) ?? 0 })),
    named: named.map(graded),
    judged: judged.map(graded),
    judgments: judgments.length,
    last_judged: latest ? { at: latest.judged_at, by: latest.by } : null,
    quality: qualities.get(query) ?? null,
  };
}

/** What changed of it is known by the search's words: it has no id. */
const subjectOf = (query: string) => `search:${query}`;

/** Replaces what is decided for a search. Throws unauthenticated, forbidden, stale_version, invalid. */
export async function saveSearchTuning(context: Context, input: SearchTuningInput): Promise<SearchDetail> {
  requirePermission(context.actor, 'editCatalog');
  const { query, version, pins, buried, redirect } = input;
  await context.database.transaction(async (tx) => {
    const before = await findTuning(tx, query);
    await requireVersion(tx, subjectOf(query), before?.version ?? 0, version);
    const known = await findRefs(tx, 'product', [...pins, ...buried]);
    const errors: Record<string, Reason[]> = {};
    for (const [name, ids] of Object.entries({ pins, buried }))
      for (const [at, id] of ids.entries())
        if (!known.has(id)) errors[`/${name}/${at}`] = [because('product_not_found')];
    for (const [at, id] of buried.entries())
      if (pins.includes(id)) errors[`/buried/${at}`] = [because('search_pinned_and_buried')];
    if (redirect && (await context.findDeadPaths(tx, [redirect])).length > 0)
      errors['/redirect'] = [because('search_redirect_dead')];
    refuseFields(errors);
    const after = { pins: [...new Set(pins)], buried: [...new Set(buried)], redirect };
    if (!(await putTuning(tx, { query, ...after, version })))
      // Another one came in between.
      await requireVersion(tx, subjectOf(query), version + 1, version);
    await context.versions.bump(tx, ['catalog']);
    const names = new Map(
      (await namedProducts(tx, [...known.keys(), ...(before?.pins ?? []), ...(before?.buried ?? [])])).map(
        ({ _id, name }) => [_id, name],
      ),
    );
    const told = (tuning: Pick<SearchTuningInput, 'pins' | 'buried' | 'redirect'> | undefined) => ({
      pins: (tuning?.pins ?? []).map((id) => names.get(id) ?? id).join(', '),
      buried: (tuning?.buried ?? []).map((id) => names.get(id) ?? id).join(', '),
      redirect: tuning?.redirect ?? null,
    });
    const changes = writeChanges(changesBetween(told(before), told(after)));
    await recordAudit(tx, context, 'search.tune', subjectOf(query), query, changes);
  });
  return getSearch(context, { query, days: 30 });
}
