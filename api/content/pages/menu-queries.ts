/** What a page's menus ask the catalog for, checked before it is published: a query that names nothing empties its menu. */
import {
  findCategories,
  findCollections,
  findProductHeads,
  findTags,
  findVendors,
} from '#api/catalog/public-storage.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { collectMenuQueries, type MenuQuery } from '#blocks/validate-document.ts';
import { catalogCalls } from '#schemas/contract/catalog/shop.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';

const calls = {
  category: catalogCalls.listCategories,
  vendor: catalogCalls.listVendors,
  tag: catalogCalls.listTags,
  collection: catalogCalls.listCollections,
  product: catalogCalls.listProducts,
};
type Kind = keyof typeof calls;

/** Those of some ids or slugs that there are. */
type Lookup = (db: Executor, names: string[]) => Promise<string[]>;

const all = { limit: 1000, offset: 0 };
const one = { limit: 1, offset: 0 };

/** By id, or by slug where the query takes slugs. */
const bySlug =
  (find: (db: Executor, slug: string) => Promise<readonly unknown[]>): Lookup =>
  async (db, names) => {
    const rows = await Promise.all(names.map((name) => find(db, name)));
    return names.filter((_, index) => (rows[index]?.length ?? 0) > 0);
  };
const byId =
  (find: (db: Executor, ids: string[]) => Promise<readonly { id: string }[]>): Lookup =>
  async (db, ids) =>
    (await find(db, ids)).map(({ id }) => id);

const department: Lookup = async (db, names) => {
  const rows = await findCategories(db, { type: 'Category' }, all);
  return names.filter((name) => rows.some(({ id, slug }) => name === id || name === slug));
};
const category = bySlug((db, slug) => findCategories(db, { slug }, one));
const vendor = bySlug((db, slug) => findVendors(db, { slug }, one));
const tag = bySlug((db, slug) => findTags(db, { slug }, one));
const collection = bySlug((db, slug) => findCollections(db, { slug }, one));

/** Parameters that name something of the catalog, and the kind of what they name. */
const lookups: Record<Kind, Record<string, { kind: string; find: Lookup }>> = {
  category: {
    parents: { kind: 'category', find: department },
    slug: { kind: 'category', find: category },
    ids: { kind: 'category', find: byId((db, ids) => findCategories(db, { ids }, all)) },
  },
  vendor: {
    slug: { kind: 'vendor', find: vendor },
    name: { kind: 'vendor', find: bySlug((db, name) => findVendors(db, { name }, one)) },
    ids: { kind: 'vendor', find: byId((db, ids) => findVendors(db, { ids }, all)) },
  },
  tag: {
    slug: { kind: 'tag', find: tag },
    ids: { kind: 'tag', find: byId((db, ids) => findTags(db, { ids }, all)) },
  },
  collection: {
    slug: { kind: 'collection', find: collection },
    ids: { kind: 'collection', find: byId((db, ids) => findCollections(db, { ids }, all)) },
  },
  product: {
    category: { kind: 'category', find: category },
    subcategory: { kind: 'category', find: category },
    subcategories: { kind: 'category', find: category },
    vendor: { kind: 'vendor', find: vendor },
    vendors: { kind: 'vendor', find: vendor },
    tag: { kind: 'tag', find: tag },
    collection: { kind: 'collection', find: collection },
    ids: { kind: 'product', find: byId(findProductHeads) },
  },
};
const listed: readonly string[] = ['ids', 'vendors', 'subcategories'];

const short = (text: string) => text.slice(0, 80);

/** What is wrong with one query; nothing for one that the catalog answers. */
async function faultsOf(db: Executor, { kind, query }: MenuQuery): Promise<Reason[]> {
  if (!Object.hasOwn(calls, kind)) return [because('menu_query_unused', { query: short(query) })];
  const call = calls[kind as Kind];
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const known = Object.keys(call.query.shape);
  const unknown = Object.keys(parameters).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return unknown.map((name) =>
      because('menu_parameter_unknown', { name: short(name), names: known.join(', ') }),
    );
  const parsed = call.query.safeParse(parameters);
  if (!parsed.success)
    return [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].map((name) =>
      because('menu_value_wrong', { name, value: short(parameters[name] ?? '') }),
    );
  const faults = await Promise.all(
    Object.entries(lookups[kind as Kind]).map(async ([name, { kind: named, find }]) => {
      const value = parameters[name];
      if (value === undefined) return [];
      const wanted = listed.includes(name) ? value.split(',') : [value];
      const there = await find(db, wanted);
      return wanted
        .filter((id) => !there.includes(id))
        .map((id) => because('reference_not_found', { kind: named, id: short(id) }));
    }),
  );
  return faults.flat();
}

/** By JSON pointer of the query. */
export async function menuQueryErrors(db: Executor, document: unknown): Promise<FieldReasons> {
  const faults = await Promise.all(
    collectMenuQueries(document).map(
      async (menu) => [menu.pointer, await faultsOf(db, menu)] satisfies [string, Reason[]],
    ),
  );
  return Object.fromEntries(faults.filter(([, reasons]) => reasons.length > 0));
}
