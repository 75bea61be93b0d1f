/** Categories, vendors, tags, collections, filters and synonyms, as employees edit them (ours). */
import type { Transaction } from 'kysely';
import { moveAddress } from '#api/catalog/storage/former-addresses.ts';
import {
  findMembers,
  findRecord,
  findRecords,
  findSiblings,
  insertRecord,
  lockRecord,
  nextPosition,
  putMembers,
  setPositions,
  updateRecord,
} from '#api/catalog/storage/records.ts';
import { findProductsOf } from '#api/catalog/storage/search-facts.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { StoredPicture, Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type CatalogRecord,
  type EditRule,
  type RecordInput,
  type RecordKind,
  recordKinds,
} from '#schemas/domain/catalog/records.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { afterChange } from './after-change.ts';
import { lastChange, requireVersion } from './changed.ts';
import { checkRecord } from './check-record.ts';
import { deriveSearchTexts } from './derive-search-texts.ts';
import { withPicture } from './fallback-picture.ts';
import { keepCollections, previewRule } from './keep-collections.ts';
import { hrefOf, labelOf, recordOut, rowOf, ruleIn } from './record-rows.ts';

type Tx = Transaction<Tables>;
type Row = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

export const noRecord = () => new ProblemError('not_found', because('address_unknown'));

/** Throws not_found for a kind that nobody knows. */
export function requireKind(kind: string): RecordKind {
  const known = recordKinds.find((one) => one === kind);
  if (!known) throw noRecord();
  return known;
}

const ordered = (kind: RecordKind): kind is 'category' | 'collection' | 'filter' =>
  kind === 'category' || kind === 'collection' || kind === 'filter';

async function viewOf(db: Executor, kind: RecordKind, row: Row, whole: boolean): Promise<CatalogRecord> {
  const record = recordOut(kind, row as never) as RecordInput;
  const parent =
    record.kind === 'category' && record.parent ? await findRecord(db, 'category', record.parent) : null;
  const members = whole && kind === 'collection' ? await findMembers(db, row.id) : [];
  return {
    _id: row.id,
    version: row.version,
    changed: whole ? await lastChange(db, row.id) : null,
    label: labelOf(record),
    href: hrefOf(record, parent?.slug ?? null),
    products: row.products,
    record:
      record.kind === 'collection' && !record.rule
        ? { ...record, products: members.map(({ _id }) => _id) }
        : record,
    members,
  };
}

export async function readRecord(db: Executor, kind: RecordKind, id: string): Promise<CatalogRecord> {
  const row = await findRecord(db, kind, id);
  if (!row) throw noRecord();
  return viewOf(db, kind, row, true);
}

type Query = { kind: RecordKind; q?: string | undefined; page: number; limit: number };

/** Throws unauthenticated, forbidden. */
export async function listRecords(context: Context, query: Query) {
  requirePermission(context.actor, 'readCatalog');
  const db = context.database.kysely;
  const rows = await findRecords(db, query.kind, query, toWindow(query));
  const items: CatalogRecord[] = [];
  for (const row of rows) items.push(await viewOf(db, query.kind, row, false));
  return toPage(items, rows[0]?.total ?? 0, query);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getRecord(context: Context, kind: string, id: string): Promise<CatalogRecord> {
  requirePermission(context.actor, 'readCatalog');
  return readRecord(context.database.kysely, requireKind(kind), id);
}

const slugFor = (record: RecordInput, id: string): string =>
  'slug' in record ? record.slug || slugOf(record.name) || id : '';

/** What products are found by, the collections that follow a rule, and where old addresses lead. */
async function settle(
  context: Context,
  tx: Tx,
  id: string,
  record: RecordInput,
  slug: string,
  before: Row | null,
) {
  const { kind } = record;
  const members = kind === 'collection' && before ? await findProductsOf(tx, kind, id) : [];
  if (record.kind === 'collection') {
    if (record.rule) await keepCollections(tx, context.now(), { collectionId: id });
    else await putMembers(tx, id, record.products);
  }
  if (kind === 'filter' || kind === 'synonym') return afterChange(context, tx);
  const old = before && 'slug' in before ? before : null;
  await moveAddress(tx, kind, id, old?.slug ?? null, slug);
  if (kind === 'vendor')
    await moveAddress(tx, kind, id, old?.name.toLowerCase() ?? null, record.name.toLowerCase());
  // Below another department it may match other rules.
  if (kind === 'category' && before) await keepCollections(tx, context.now());
  await afterChange(context, tx);
  if (kind === 'collection' || (old && old.name !== record.name))
    await deriveSearchTexts(tx, [...new Set([...members, ...(await findProductsOf(tx, kind, id))])]);
}

/** Throws unauthenticated, forbidden, invalid. */
export async function createRecord(context: Context, input: RecordInput): Promise<CatalogRecord> {
  requirePermission(context.actor, 'editCatalog');
  return context.database.transaction(async (tx) => {
    const id = newId();
    const slug = slugFor(input, id);
    const { kind } = input;
    await checkRecord(tx, null, slug, input);
    const record = await withPicture(tx, input, context.now());
    const position = ordered(kind) ? { position: await nextPosition(tx, kind) } : {};
    await insertRecord(tx, kind, { id, ...rowOf(record, slug, null), ...position } as never);
    await settle(context, tx, id, record, slug, null);
    await recordAudit(tx, context, 'catalog.create', id, labelOf(record), { type: kind });
    return readRecord(tx, kind, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid. */
export async function changeRecord(
  context: Context,
  kind: string,
  id: string,
  { version, record: input }: { version: number; record: RecordInput },
): Promise<CatalogRecord> {
  requirePermission(context.actor, 'editCatalog');
  if (input.kind !== requireKind(kind))
    throw new ProblemError('invalid', because('record_kind_wrong', { kind }), {
      '/record/kind': [because('record_kind_wrong', { kind })],
    });
  return context.database.transaction(async (tx) => {
    const now = await lockRecord(tx, input.kind, id);
    const before = now === undefined ? undefined : await findRecord(tx, input.kind, id);
    if (now === undefined || !before) throw noRecord();
    await requireVersion(tx, id, now, version);
    const then = await readRecord(tx, input.kind, id);
    const slug = slugFor(input, id);
    await checkRecord(tx, id, slug, input);
    const record = await withPicture(tx, input, context.now());
    const picture = 'picture' in before ? (before.picture as StoredPicture) : null;
    await updateRecord(tx, record.kind, id, rowOf(record, slug, picture) as never);
    await settle(context, tx, id, record, slug, before);
    const after = await readRecord(tx, record.kind, id);
    await recordAudit(tx, context, 'catalog.change', id, labelOf(record), {
      type: record.kind,
      ...writeChanges(changesBetween(then.record, after.record)),
    });
    // Read once more: the log says who changed it last.
    return readRecord(tx, record.kind, id);
  });
}

/** One place up or down among its like; at the end it stays. Throws unauthenticated, forbidden, not_found. */
export async function moveRecord(context: Context, kind: string, id: string, down: boolean) {
  requirePermission(context.actor, 'editCatalog');
  const known = requireKind(kind);
  if (!ordered(known)) throw noRecord();
  return context.database.transaction(async (tx) => {
    const siblings = await findSiblings(tx, known, id);
    const at = siblings.findIndex((one) => one.id === id);
    const [record, other] = [siblings[at], siblings[at + (down ? 1 : -1)]];
    if (!record) throw noRecord();
    if (!other) return {};
    const order = siblings.map((one) => (one === record ? other : one === other ? record : one));
    // Their own places, made different where they were not.
    let place = -1;
    const places = siblings.map(({ position }) => (place = Math.max(position, place + 1)));
    await setPositions(
      tx,
      known,
      order.map((one, index) => ({ id: one.id, position: places[index] ?? index })),
    );
    await afterChange(context, tx);
    return {};
  });
}

/** Throws unauthenticated, forbidden. */
export async function previewCollectionRule(context: Context, rule: EditRule) {
  requirePermission(context.actor, 'readCatalog');
  return previewRule(context.database.kysely, ruleIn(rule), context.now());
}
