/** Rows of prices as employees keep them: one way to list, read, write and remove them, whatever the kind. */
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { PricingKind } from '#schemas/domain/pricing/pricing-records.ts';

type Named = { name: string | null };
export type PricingRows = {
  coupon: Selectable<Tables['coupon']> & { uses: number };
  offer: Selectable<Tables['offer']> & { companies: number };
  price_list: Selectable<Tables['price_list']> & { rules: number; companies: number };
  price_rule: Selectable<Tables['price_list_rule']> & {
    list_name: string;
    warehouse_name: string | null;
    /** What people call the target: a slug, or a SKU's code. */
    target_name: string | null;
  };
  tax_state: Selectable<Tables['tax_state']>;
  tax_zip: Selectable<Tables['tax_zip']>;
  shipping_zone: Selectable<Tables['shipping_zone']> & { warehouse_name: string | null };
  shipping_rate: Selectable<Tables['shipping_rate']>;
  exemption: Selectable<Tables['exemption']> & { company_name: string };
  company: Selectable<Tables['company']> & { list_name: string | null };
};

type Spec = {
  table: keyof Tables & string;
  key: string;
  columns: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  /** What a search looks at. */
  words: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** What `of` names. */
  of: RawBuilder<unknown>;
};

const none = sql`''`;
const specs: Record<PricingKind, Spec> = {
  coupon: {
    table: 'coupon',
    key: 't.id',
    columns: sql`t.*, (select count(*)::int from coupon_redemption r where r.coupon_id = t.id) as uses`,
    from: sql`coupon t`,
    words: sql`t.code || ' ' || t.title`,
    order: sql`t.active desc, t.code`,
    of: none,
  },
  offer: {
    table: 'offer',
    key: 't.id',
    columns: sql`t.*, t.starts_on::text as starts_on, t.ends_on::text as ends_on,
      (select count(distinct c.company_id)::int from offer_credit c join credit_memo m on m.id = c.credit_memo_id
        where c.offer_id = t.id and m.total_cents > c.taken_back_cents) as companies`,
    from: sql`offer t`,
    words: sql`t.code || ' ' || t.title`,
    order: sql`t.active desc, t.ends_on desc, t.code`,
    of: none,
  },
  price_list: {
    table: 'price_list',
    key: 't.id',
    columns: sql`t.*, (select count(*)::int from price_list_rule r where r.price_list_id = t.id) as rules,
      (select count(*)::int from company c where c.price_list_id = t.id) as companies`,
    from: sql`price_list t`,
    words: sql`t.name`,
    order: sql`t.name`,
    of: none,
  },
  price_rule: {
    table: 'price_list_rule',
    key: 't.id',
    columns: sql`t.*, t.starts_on::text as starts_on, t.ends_on::text as ends_on, l.name as list_name, w.name as warehouse_name, case t.kind
      when 'sku' then (select code from sku where id = t.target)
      when 'product' then (select slug from product where id = t.target)
      when 'category' then (select slug from category where id = t.target)
      when 'vendor' then (select slug from vendor where id = t.target) end as target_name`,
    from: sql`price_list_rule t join price_list l on l.id = t.price_list_id left join warehouse w on w.id = t.warehouse_id`,
    words: sql`l.name || ' ' || t.kind || ' ' || t.target`,
    order: sql`l.name, t.kind, t.target, w.position nulls first, t.starts_on nulls first`,
    of: sql`t.price_list_id`,
  },
  tax_state: {
    table: 'tax_state',
    key: 't.state',
    columns: sql`t.*`,
    from: sql`tax_state t`,
    words: sql`t.state`,
    order: sql`t.state`,
    of: none,
  },
  tax_zip: {
    table: 'tax_zip',
    key: 't.id',
    columns: sql`t.*`,
    from: sql`tax_zip t`,
    words: sql`t.state || ' ' || t.zip_from || ' ' || t.zip_to || ' ' || t.place`,
    order: sql`t.state, t.zip_from, t.zip_to`,
    of: sql`t.state`,
  },
  shipping_zone: {
    table: 'shipping_zone',
    key: 't.id',
    columns: sql`t.*, w.name as warehouse_name`,
    from: sql`shipping_zone t left join warehouse w on w.id = t.warehouse_id`,
    words: sql`coalesce(w.name, '') || ' ' || t.zone || ' ' || t.states::text || ' ' || t.zip_prefixes::text`,
    order: sql`w.position nulls last, t.zone, t.id`,
    of: sql`t.warehouse_id`,
  },
  shipping_rate: {
    table: 'shipping_rate',
    key: 't.id',
    columns: sql`t.*`,
    from: sql`shipping_rate t`,
    words: sql`t.method || ' zone ' || coalesce(t.zone::text, '')`,
    order: sql`t.method, t.zone nulls last, t.from_lb, t.class_from nulls first, t.id`,
    of: none,
  },
  exemption: {
    table: 'exemption',
    key: 't.id',
    columns: sql`t.*, c.name as company_name`,
    from: sql`exemption t join company c on c.id = t.company_id`,
    words: sql`c.name || ' ' || t.number || ' ' || coalesce(t.state, '')`,
    order: sql`t.active desc, c.name, t.state nulls first, t.id`,
    of: sql`t.company_id`,
  },
  company: {
    table: 'company',
    key: 't.id',
    columns: sql`t.*, l.name as list_name`,
    from: sql`company t left join price_list l on l.id = t.price_list_id`,
    words: sql`t.name`,
    order: sql`t.name, t.id`,
    of: none,
  },
};

export async function findPricingRows<K extends PricingKind>(
  db: Executor,
  kind: K,
  {
    q,
    of,
    limit,
    offset,
  }: { q?: string | undefined; of?: string | undefined; limit: number; offset: number },
): Promise<{ rows: PricingRows[K][]; total: number }> {
  const spec = specs[kind];
  const where = sql`where ${q ? sql`${spec.words} ilike ${anywhere(q)}` : sql`true`}
    and ${of ? sql`${spec.of} = ${of}` : sql`true`}`;
  const { rows } = await sql<PricingRows[K]>`select ${spec.columns} from ${spec.from} ${where}
    order by ${spec.order} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${spec.from} ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findPricingRow<K extends PricingKind>(
  db: Executor,
  kind: K,
  id: string,
): Promise<PricingRows[K] | undefined> {
  const spec = specs[kind];
  const { rows } = await sql<PricingRows[K]>`select ${spec.columns} from ${spec.from}
    where ${sql.ref(spec.key)} = ${id}`.execute(db);
  return rows[0];
}

/** The row's version, kept from others until the transaction ends. */
export async function lockPricingRow(
  db: Executor,
  kind: PricingKind,
  id: string,
): Promise<number | undefined> {
  const { table, key } = specs[kind];
  const { rows } = await sql<{ version: number }>`select t.version from ${sql.table(table)} t
    where ${sql.ref(key)} = ${id} for update`.execute(db);
  return rows[0]?.version;
}

export async function insertPricingRow<T extends keyof Tables & string>(
  db: Executor,
  table: T,
  row: Insertable<Tables[T]>,
): Promise<void> {
  await db
    .insertInto(table as 'tax_zip')
    .values(row as unknown as Insertable<Tables['tax_zip']>)
    .execute();
}

/** Writes a locked row and raises its version. */
export async function updatePricingRow<T extends keyof Tables & string>(
  db: Executor,
  table: T,
  id: string,
  row: Updateable<Tables[T]>,
): Promise<void> {
  const key = table === 'tax_state' ? sql.ref('state') : sql.ref('id');
  await db
    .updateTable(table as 'tax_zip')
    .set(row as unknown as Updateable<Tables['tax_zip']>)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(sql<boolean>`${key} = ${id}`)
    .execute();
}

export async function deletePricingRow(db: Executor, kind: PricingKind, id: string): Promise<void> {
  const { table } = specs[kind];
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
}

const named = {
  sku: sql`select id, code as name from sku where code`,
  product: sql`select id, slug as name from product where slug`,
  category: sql`select id, slug as name from category where slug`,
  vendor: sql`select id, slug as name from vendor where slug`,
};
const byId = {
  sku: sql`select id, code as name from sku where id`,
  product: sql`select id, slug as name from product where id`,
  category: sql`select id, slug as name from category where id`,
  vendor: sql`select id, slug as name from vendor where id`,
};
export type NamedThing = keyof typeof named;

/** Ids by the names that stand in addresses; of SKUs by their codes. */
export async function findIdsByName(
  db: Executor,
  thing: NamedThing,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & Named>`${named[thing]} in (${sql.join([...names])})`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [name ?? '', id]));
}

export async function findNamesById(
  db: Executor,
  thing: NamedThing,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string } & Named>`${byId[thing]} in (${sql.join([...ids])})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

export const findPriceLists = (db: Executor) =>
  db.selectFrom('price_list').select(['id', 'name']).orderBy('name').execute();

/** Approved ones first: they are who agreements are made with. */
export const findCompaniesByName = (db: Executor, limit: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('status', '!=', 'declined')
    .orderBy('name')
    .limit(limit)
    .execute();

/** A feature that follows from an agreement is written with it, and raises the company's version. */
export async function updateCompanyFeatures(db: Executor, id: string, features: string[]): Promise<void> {
  await db
    .updateTable('company')
    .set({ features: JSON.stringify(features) })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What the companies that buy by a price list are called, in the order of their names. */
export const findCompaniesOfPriceList = async (db: Executor, id: string): Promise<string[]> =>
  (
    await db.selectFrom('company').select('name').where('price_list_id', '=', id).orderBy('name').execute()
  ).map(({ name }) => name);
