/** What of the catalog is translated, and its translations. Rows in, rows out. */
import { type RawBuilder, sql } from 'kysely';
import { longestSharedName, sharedNameOf } from '#api/catalog/storage/shared-names.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import { type Language, sourceLanguage, type TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import type { catalogKinds } from '#schemas/domain/translations/units.ts';

export type CatalogKind = (typeof catalogKinds)[number];

const ids = (values: readonly string[]) => sql`${values}::text[]`;

/** What a product that is made to measure has of these; none for others. */
const madeOf = (part: 'dimensions' | 'options') => sql`coalesce(custom -> ${sql.lit(part)}, '[]')`;

/** Names of filters, options, specifications, kits' slots, measures and units of sale, each once; what is translated of them is shared by all products. */
const sharedNames = sql`(
  select name from filter
  union select jsonb_array_elements_text(option_names) from product where status <> 'archived'
  union select jsonb_object_keys(specifications) from product where status <> 'archived'
  union select s.value ->> 'name' from product, jsonb_array_elements(slots) s where status <> 'archived'
  union select c.value ->> 'name' from product,
    jsonb_array_elements(${madeOf('dimensions')} || ${madeOf('options')}) c where status <> 'archived'
  union select uom ->> 'name' from product where status <> 'archived')`;

/** Their values; what says nothing but a number with its unit is the same in every language. */
const sharedValues = sql`(
  select name, value from (
    select f.name, o.value ->> 'label' as value from filter f cross join lateral jsonb_array_elements(f.options) o
    union select o.key, o.value from sku s join product p on p.id = s.product_id
      cross join lateral jsonb_each_text(s.options) o where p.status <> 'archived'
    union select x.key, x.value from product p cross join lateral jsonb_each_text(p.specifications) x
      where p.status <> 'archived'
    union select c.value ->> 'name', v.value ->> 'label' from product p
      cross join lateral jsonb_array_elements(${madeOf('options')}) c
      cross join lateral jsonb_array_elements(c.value -> 'values') v where p.status <> 'archived') as every_value
  where value ~ '[[:alpha:]]{3,}')`;

/** A shared name's id says the name itself (translations/fields.ts): one that is longer than an id is in English. */
const idOfName = (name: RawBuilder<unknown>) =>
  sql`translate(encode(convert_to(${name}, 'UTF8'), 'base64'), ${'+/=\n'}, '-_')`;
const isNameable = sql`octet_length(name) between 1 and ${sql.lit(longestSharedName)}`;
/** A field of which there are several is named by its text. */
const hashed = (prefix: string, text: RawBuilder<unknown>) =>
  sql`${sql.lit(prefix)} || substr(md5(${text}), 1, 12)`;

const named = (table: string, order: string, where = 'true'): RawBuilder<unknown> =>
  sql`select id, name, ${sql.raw(order)} as sort from ${sql.table(table)} where ${sql.raw(where)}`;

/** What there is of a kind: id, name, sort. */
const things: Record<CatalogKind, RawBuilder<unknown>> = {
  product: named('product', 'sort_key', "status <> 'archived'"),
  category: named('category', 'lower(name)'),
  vendor: named('vendor', 'sort_key', "description <> ''"),
  collection: named('collection', 'lower(name)'),
  tag: named('tag', 'lower(name)'),
  filter: sql`select ${idOfName(sql`name`)} as id, name, lower(name) as sort from ${sharedNames} as names
    where ${isNameable}`,
};

const pictured = (table: string) => sql`select r.id, f.field, f.source, f.place
  from ${sql.table(table)} r cross join lateral (values
    ('name', r.name, 1), ('description', r.description, 2), ('alt', r.picture ->> 'alt', 3)) as f(field, source, place)`;

/** What is translated of each of a kind: id, field, source, place. */
const units: Record<CatalogKind, RawBuilder<unknown>> = {
  product: sql`select r.id, f.field, f.source, f.place from product r cross join lateral (
    values ('name', r.name, 1), ('description', r.description, 2), ('body_html', r.body_html, 3),
      ('seo_title', r.seo_title, 4), ('seo_description', r.seo_description, 5)
    union all select ${hashed('alt_', sql`alt`)}, alt, 6 from (
      select r.picture ->> 'alt' as alt
      union select m.value -> 'picture' ->> 'alt' from jsonb_array_elements(r.media) m
        where m.value ->> 'kind' = 'picture') as pictures
    union all select distinct ${hashed('rule_', sql`u.value ->> 'reason'`)}, u.value ->> 'reason', 7
      from jsonb_array_elements(r.rules) u
    union all select distinct ${hashed('document_', sql`d.value ->> 'title'`)}, d.value ->> 'title', 8
      from jsonb_array_elements(r.documents) d) as f(field, source, place)`,
  category: pictured('category'),
  vendor: sql`select r.id, 'description' as field, r.description as source, 1 as place from vendor r`,
  collection: pictured('collection'),
  tag: sql`select r.id, 'name' as field, r.name as source, 1 as place from tag r`,
  filter: sql`select ${idOfName(sql`name`)} as id, 'name' as field, name as source, 1 as place
      from ${sharedNames} as names where ${isNameable}
    union all select ${idOfName(sql`name`)}, ${hashed('value_', sql`value`)}, value, 2
      from ${sharedValues} as shared where ${isNameable}`,
};

const kindsWithNames: readonly string[] = ['product', 'category', 'collection', 'tag'];

type Asked = { kind: CatalogKind; language: TranslatedLanguage };

type ThingRow = {
  id: string;
  name: string;
  total: number;
  missing: number;
  outdated: number;
  count: number;
};

/** Those whose name, in either language, holds a text, accents or not. */
const thingsNamed = ({ kind, language }: Asked, search: string): RawBuilder<unknown> =>
  search === ''
    ? things[kind]
    : sql`select * from (${things[kind]}) t where unaccent(name) ilike unaccent(${anywhere(search)}) or id in (
        select id from translation where kind = ${kind} and language = ${language} and field = 'name'
          and unaccent(target) ilike unaccent(${anywhere(search)}))`;

/** Counts of what is translated, by name. Of all the rows only where those that are done are left out. */
export async function findThings(
  db: Executor,
  {
    kind,
    language,
    isOpen,
    search,
    offset,
    limit,
  }: Asked & {
    isOpen: boolean;
    /** Part of the name; '' for all. */
    search: string;
    offset: number;
    limit: number;
  },
): Promise<ThingRow[]> {
  const page = sql`order by sort, id limit ${limit}::int offset ${offset}::int`;
  const counted = sql`select id, name, sort, count(*) over ()::int as count from things`;
  const { rows } = await sql<ThingRow>`
    with things as (${thingsNamed({ kind, language }, search)}),
      chosen as (${isOpen ? counted : sql`${counted} ${page}`}),
      counts as (
        select u.id, count(*)::int as total, (count(*) filter (where t.target is null))::int as missing,
          (count(*) filter (where t.source <> u.source))::int as outdated
        from (${units[kind]}) as u
        left join translation t
          on t.kind = ${kind} and t.language = ${language} and t.id = u.id and t.field = u.field
        where u.source <> '' and u.id in (select id from chosen) group by u.id)
    select chosen.id, chosen.name, coalesce(total, 0) as total, coalesce(missing, 0) as missing,
      coalesce(outdated, 0) as outdated, ${isOpen ? sql`count(*) over ()::int as count` : sql`chosen.count`}
    from chosen left join counts on counts.id = chosen.id
    ${isOpen ? sql`where missing + outdated > 0 ${page}` : sql`order by sort, chosen.id`}`.execute(db);
  return rows;
}

/** How many there are of a kind whose name holds a text. */
export async function countThings(db: Executor, asked: Asked, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${thingsNamed(asked, search)}) as things`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findThing(
  db: Executor,
  kind: CatalogKind,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  if (kind === 'filter') {
    const name = sharedNameOf(id);
    return (await hasSharedName(db, name)) ? { id, name } : undefined;
  }
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from (${things[kind]}) as things where id = ${id} limit 1`.execute(db);
  return rows[0];
}

/** Whether something is called so: at the first that is, all others are not looked at. */
async function hasSharedName(db: Executor, name: string): Promise<boolean> {
  const one = sql`${JSON.stringify([{ name }])}::jsonb`;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from filter where name = ${name}) or exists (
      select 1 from product where status <> 'archived' and (
        option_names ? ${name} or specifications ? ${name} or uom ->> 'name' = ${name} or slots @> ${one}
        or ${madeOf('dimensions')} @> ${one} or ${madeOf('options')} @> ${one})) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** What is translated of one shared name: only where it stands is looked for its values. */
const unitsOfName = (name: string): RawBuilder<unknown> => sql`
  select 'name' as field, ${name}::text as source, 1 as place
  union all select ${hashed('value_', sql`value`)}, value, 2 from (
    select o.value ->> 'label' as value from filter f cross join lateral jsonb_array_elements(f.options) o
      where f.name = ${name}
    union select s.options ->> ${name} from sku s join product p on p.id = s.product_id
      where p.status <> 'archived' and s.options ? ${name}
    union select specifications ->> ${name} from product where status <> 'archived' and specifications ? ${name}
    union select v.value ->> 'label' from product p
      cross join lateral jsonb_array_elements(${madeOf('options')}) c
      cross join lateral jsonb_array_elements(c.value -> 'values') v
      where p.status <> 'archived' and c.value ->> 'name' = ${name}) as shared
  where value ~ '[[:alpha:]]{3,}'`;

export type UnitRow = { field: string; source: string; target: string | null; before: string | null };

/** A thing's fields in their order, values in that of the alphabet. */
export async function findUnits(db: Executor, { kind, language }: Asked, id: string): Promise<UnitRow[]> {
  const own =
    kind === 'filter'
      ? unitsOfName(sharedNameOf(id))
      : sql`select field, source, place from (${units[kind]}) as every_unit where id = ${id} and source <> ''`;
  const { rows } = await sql<UnitRow>`
    select u.field, u.source, t.target, t.source as before
    from (${own}) as u
    left join translation t
      on t.kind = ${kind} and t.language = ${language} and t.id = ${id} and t.field = u.field
    order by u.place, u.source collate "C", u.field`.execute(db);
  return rows;
}

/** All that there is to translate of a kind. */
export async function findEveryUnit(
  db: Executor,
  kind: CatalogKind,
): Promise<{ id: string; field: string; source: string }[]> {
  const { rows } = await sql<{ id: string; field: string; source: string }>`
    select distinct id, field, source from (${units[kind]}) as every_unit where source <> ''`.execute(db);
  return rows;
}

/** One writer of a thing's translations at a time, until the transaction ends. */
export async function lockThing(tx: Executor, kind: CatalogKind, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`translation ${kind} ${id}`}, 0))`.execute(tx);
}

export async function putTargets(
  tx: Executor,
  { kind, language }: Asked,
  id: string,
  by: { actor: string; at: string },
  targets: readonly { field: string; source: string; target: string }[],
): Promise<void> {
  if (targets.length === 0) return;
  await tx
    .insertInto('translation')
    .values(targets.map((target) => ({ kind, id, language, ...target, updated_at: by.at, actor: by.actor })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'language', 'id', 'field']).doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        target: eb.ref('excluded.target'),
        updated_at: eb.ref('excluded.updated_at'),
        actor: eb.ref('excluded.actor'),
      })),
    )
    .execute();
}

export async function deleteTargets(
  tx: Executor,
  { kind, language }: Asked,
  id: string,
  fields: readonly string[],
): Promise<void> {
  if (fields.length === 0) return;
  await tx
    .deleteFrom('translation')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('id', '=', id)
    .where('field', 'in', [...fields])
    .execute();
}

/** What products are shown with, by product and field. */
export function findProductTargets(
  db: Executor,
  language: TranslatedLanguage,
  productIds: readonly string[],
  fields?: readonly string[],
): Promise<{ id: string; field: string; target: string }[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('translation')
    .select(['id', 'field', 'target'])
    .where('kind', '=', 'product')
    .where('language', '=', language)
    .where('id', 'in', [...productIds])
    .$if(fields !== undefined, (query) => query.where('field', 'in', [...(fields ?? [])]))
    .execute();
}

/** Names of things of the catalog in a language, by id; of other kinds, and in English, none. */
export async function findTranslatedNames(
  db: Executor,
  kind: string,
  things: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (language === sourceLanguage || things.length === 0 || !kindsWithNames.includes(kind)) return new Map();
  const rows = await db
    .selectFrom('translation')
    .select(['id', 'target'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('field', '=', 'name')
    .where('id', 'in', [...things])
    .execute();
  return new Map(rows.map(({ id, target }) => [id, target]));
}

export type SharedTarget = { kind: CatalogKind; id: string; field: string; source: string; target: string };

/** All that is not one product's. */
export function findSharedTargets(db: Executor, language: TranslatedLanguage): Promise<SharedTarget[]> {
  return db
    .selectFrom('translation')
    .select(['kind', 'id', 'field', 'source', 'target'])
    .where('language', '=', language)
    .where('kind', '<>', 'product')
    .$narrowType<{ kind: CatalogKind }>()
    .execute();
}

/** Writes again what some products are found by in Spanish; `text` is what is told of them beside their names. */
export async function updateSpanishWords(
  tx: Executor,
  products: readonly { id: string; name: string; text: string }[],
): Promise<void> {
  if (products.length === 0) return;
  await sql`update product p set search_es = case when v.name = '' and v.text = '' then null else
      spanish_lexemes((setweight(to_tsvector('spanish', spanish_text(shop_text(v.name))), 'A')
        || setweight(to_tsvector('spanish', spanish_text(shop_text(v.text))), 'D'))::text)::tsvector end
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as v(id text, name text, text text)
    where p.id = v.id`.execute(tx);
}

/** Words that misspellings are mended with. */
export async function learnSpanishWords(tx: Executor, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into search_word_es (word)
    select distinct w.word
    from unnest(${ids(names)}) as n(name),
      unnest(tsvector_to_array(to_tsvector('simple', unaccent(n.name)))) as w(word)
    where w.word ~ '^[[:alpha:]]{3,30}$' on conflict do nothing`.execute(tx);
}

/** Those of `others` that a product's SKUs come in beside `value` of the option `name`. */
export async function findValuesOfOneProduct(
  db: Executor,
  name: string,
  value: string,
  others: readonly string[],
): Promise<string[]> {
  if (others.length === 0) return [];
  const { rows } = await sql<{ value: string }>`
    select distinct other.options ->> ${name} as value from sku one
    join sku other on other.product_id = one.product_id
    where one.options ->> ${name} = ${value} and other.options ->> ${name} = any(${ids(others)})
    order by value`.execute(db);
  return rows.map((row) => row.value);
}
