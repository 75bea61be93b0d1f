/** Categories, vendors, tags, collections, filters and synonyms as employees edit them. Rows in, rows out. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { RecordKind } from '#schemas/domain/catalog/records.ts';

export type RecordRow<K extends RecordKind> = Selectable<Tables[K]>;
/** With how many products have it, and how many rows there are in all. */
type Counted<K extends RecordKind> = RecordRow<K> & { products: number | null; total: number };

const label = (kind: RecordKind) => (kind === 'synonym' ? 'term' : 'name');

/** In the order of the employees' lists: departments with what is below each, the dealer's order, else by name. */
const orders: Record<RecordKind, string> = {
  category: `coalesce(parent.position, t.position), coalesce(parent.id, t.id), t.parent_id is not null, t.position, t.id`,
  vendor: 't.sort_key, t.id',
  tag: 't.name, t.id',
  collection: 't.position, t.id',
  filter: 't.position, t.id',
  synonym: 't.term',
};

const counts: Record<RecordKind, string> = {
  category: '(select count(*)::int from product_category x where x.category_id = t.id)',
  vendor: '(select count(*)::int from product x where x.vendor_id = t.id)',
  tag: '(select count(*)::int from product_tag x where x.tag_id = t.id)',
  collection: '(select count(*)::int from product_collection x where x.collection_id = t.id)',
  filter: 'null::int',
  synonym: 'null::int',
};

const parent = sql.raw('left join category parent on parent.id = t.parent_id');

export async function findRecords<K extends RecordKind>(
  db: Executor,
  kind: K,
  where: { q?: string | undefined; id?: string },
  window: Window,
): Promise<Counted<K>[]> {
  const like = anywhere(where.q ?? '');
  const { rows } = await sql<Counted<K>>`
    select t.*, ${sql.raw(counts[kind])} as products, count(*) over ()::int as total
    from ${sql.table(kind)} t ${kind === 'category' ? parent : sql``}
    where t.${sql.ref(label(kind))} ilike ${like} ${where.id === undefined ? sql`` : sql`and t.id = ${where.id}`}
    order by ${sql.raw(orders[kind])} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

export async function findRecord<K extends RecordKind>(
  db: Executor,
  kind: K,
  id: string,
): Promise<Counted<K> | undefined> {
  const [row] = await findRecords(db, kind, { id }, { limit: 1, offset: 0 });
  return row;
}

/** Its version, held until the transaction ends. */
export async function lockRecord(tx: Executor, kind: RecordKind, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(kind)} where id = ${id} for update`.execute(tx);
  return rows[0]?.version;
}

export async function insertRecord<K extends RecordKind>(
  tx: Executor,
  kind: K,
  row: Insertable<Tables[K]>,
): Promise<void> {
  await tx
    .insertInto(kind as 'tag')
    .values(row as never)
    .execute();
}

export async function updateRecord<K extends RecordKind>(
  tx: Executor,
  kind: K,
  id: string,
  row: Partial<Insertable<Tables[K]>>,
): Promise<void> {
  await tx
    .updateTable(kind as 'tag')
    .set(row as never)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRecord(tx: Executor, kind: RecordKind, id: string): Promise<void> {
  if (kind === 'tag') await tx.deleteFrom('product_tag').where('tag_id', '=', id).execute();
  if (kind === 'collection')
    await tx.deleteFrom('product_collection').where('collection_id', '=', id).execute();
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(tx);
}

/** The id of another of the kind whose `column` says this, in any case. */
export async function findTwin(
  db: Executor,
  kind: RecordKind,
  column: 'slug' | 'name' | 'term',
  value: string,
  except: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where lower(${sql.ref(column)}) = lower(${value})
    and id <> ${except ?? ''} limit 1`.execute(db);
  return rows[0]?.id;
}

/** Ids and places of what stands beside it, in the dealer's order. */
export async function findSiblings(
  db: Executor,
  kind: 'category' | 'collection' | 'filter',
  id: string,
): Promise<{ id: string; position: number }[]> {
  const beside =
    kind === 'category'
      ? sql`where t.parent_id is not distinct from (select parent_id from category where id = ${id})`
      : sql``;
  const { rows } = await sql<{ id: string; position: number }>`
    select t.id, t.position from ${sql.table(kind)} t ${beside} order by t.position, t.id for update`.execute(
    db,
  );
  return rows;
}

export async function setPositions(
  tx: Executor,
  kind: 'category' | 'collection' | 'filter',
  places: { id: string; position: number }[],
): Promise<void> {
  await sql`update ${sql.table(kind)} t set position = v.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as v(id text, position int)
    where t.id = v.id and t.position <> v.position`.execute(tx);
}

export async function nextPosition(
  db: Executor,
  kind: 'category' | 'collection' | 'filter',
): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0)::int as next from ${sql.table(kind)}`.execute(db);
  return rows[0]?.next ?? 0;
}

export async function hasChildren(db: Executor, id: string): Promise<boolean> {
  const child = await db.selectFrom('category').select('id').where('parent_id', '=', id).executeTakeFirst();
  return child !== undefined;
}

/** A collection's products in its order. */
export function findMembers(db: Executor, collectionId: string) {
  return db
    .selectFrom('product_collection as pc')
    .innerJoin('product as p', 'p.id', 'pc.product_id')
    .select(['p.id as _id', 'p.name'])
    .where('pc.collection_id', '=', collectionId)
    .orderBy('pc.position')
    .orderBy('p.sort_key')
    .orderBy('p.id')
    .execute();
}

/** These and no others, in this order. */
export async function putMembers(tx: Executor, collectionId: string, ids: string[]): Promise<void> {
  await tx.deleteFrom('product_collection').where('collection_id', '=', collectionId).execute();
  if (ids.length === 0) return;
  const places = ids.map((id, position) => ({ id, position }));
  await sql`insert into product_collection (product_id, collection_id, position)
    select v.id, ${collectionId}::text, v.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as v(id text, position int)`.execute(tx);
}
