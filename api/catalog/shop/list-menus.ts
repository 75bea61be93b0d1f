/**
 * GET categories, vendors, tags and collections with ?{query} (docs/product.md#navigation): what menus and chips are
 * filled from.
 */

import { type AddressKind, findFormer } from '#api/catalog/storage/former-addresses.ts';
import {
  findCategories,
  findChildCategories,
  findCollections,
  findTags,
  findVendors,
} from '#api/catalog/storage/shop.ts';
import { sharedTexts } from '#api/catalog/translations/shop-texts.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import type { Category } from '#schemas/domain/catalog/catalog.ts';
import { imageUrl, pictureView } from './views.ts';

type Page = { page: number; limit: number };
const split = (csv: string | undefined) => (csv ? { ids: csv.split(',') } : {});
const totalOf = (rows: { total: number }[]) => rows[0]?.total ?? 0;

async function readCategories(
  context: Context,
  query: Page & { parents?: string; type?: 'Category' | 'Subcategory'; ids?: string; slug?: string },
) {
  const db = context.database.kysely;
  const texts = await sharedTexts(context);
  const rows = await findCategories(
    db,
    {
      ...(query.parents ? { parent: query.parents } : {}),
      ...(query.type ? { type: query.type } : {}),
      ...(query.slug ? { slug: query.slug } : {}),
      ...split(query.ids),
    },
    toWindow(query),
  );
  const children = groupBy(
    await findChildCategories(
      db,
      rows.map((row) => row.id),
    ),
    (row) => row.parent_id,
  );
  const items = rows.map(
    (row): Category => ({
      _id: row.id,
      name: texts.of('category', row.id, 'name', row.name),
      slug: row.slug,
      type: row.parent_id ? 'Subcategory' : 'Category',
      description: texts.of('category', row.id, 'description', row.description),
      image: imageUrl(row.picture),
      picture: pictureView(texts.picture('category', row.id, row.picture)),
      parents: row.parent_id
        ? [
            {
              _id: row.parent_id,
              name: texts.of('category', row.parent_id, 'name', row.parent_name ?? ''),
              slug: row.parent_slug ?? '',
            },
          ]
        : [],
      children: (children.get(row.id) ?? []).map((child) => ({
        _id: child.id,
        name: texts.of('category', child.id, 'name', child.name),
        slug: child.slug,
      })),
    }),
  );
  return toPage(items, totalOf(rows), query);
}

async function readVendors(
  context: Context,
  query: Page & {
    active?: boolean;
    ids?: string;
    slug?: string;
    name?: string;
    q?: string;
    sort: 'name' | '-name';
  },
) {
  const texts = await sharedTexts(context);
  const rows = await findVendors(
    context.database.kysely,
    {
      ...(query.active === undefined ? {} : { active: query.active }),
      ...(query.slug ? { slug: query.slug } : {}),
      ...(query.name ? { name: query.name } : {}),
      ...(query.q ? { words: query.q.split(/\s+/).filter(Boolean) } : {}),
      ...split(query.ids),
      descending: query.sort === '-name',
    },
    toWindow(query),
  );
  return toPage(
    rows.map(({ id, name, slug, description, logo }) => ({
      _id: id,
      name,
      slug,
      description: texts.of('vendor', id, 'description', description),
      ...(logo ? { logo } : {}),
    })),
    totalOf(rows),
    query,
  );
}

async function readTags(context: Context, query: Page & { ids?: string; slug?: string }) {
  const where = { ...(query.slug ? { slug: query.slug } : {}), ...split(query.ids) };
  const texts = await sharedTexts(context);
  const rows = await findTags(context.database.kysely, where, toWindow(query));
  return toPage(
    rows.map(({ id, name, slug }) => ({ _id: id, name: texts.of('tag', id, 'name', name), slug })),
    totalOf(rows),
    query,
  );
}

async function readCollections(
  context: Context,
  query: Page & { featured?: boolean; ids?: string; slug?: string },
) {
  const texts = await sharedTexts(context);
  const rows = await findCollections(
    context.database.kysely,
    {
      ...(query.featured === undefined ? {} : { featured: query.featured }),
      ...(query.slug ? { slug: query.slug } : {}),
      ...split(query.ids),
    },
    toWindow(query),
  );
  return toPage(
    rows.map((row) => ({
      _id: row.id,
      name: texts.of('collection', row.id, 'name', row.name),
      slug: row.slug,
      description: texts.of('collection', row.id, 'description', row.description),
      featured: row.featured,
      image: imageUrl(row.picture),
      picture: pictureView(texts.picture('collection', row.id, row.picture)),
    })),
    totalOf(rows),
    query,
  );
}

/** Menus are the same for everybody and asked for with every page. */
const remembered =
  <Q extends Page, R>(name: string, read: (context: Context, query: Q) => Promise<R>) =>
  (context: Context, query: Q): Promise<R> =>
    context.memo.get(`${name} ${context.language} ${JSON.stringify(query)}`, ['catalog'], () =>
      read(context, query),
    );

/**
 * A slug that nothing has leads to what had it before: whoever asked sees today's, and redirects
 * (docs/product.md#listings).
 */
const followed =
  <Q extends Page & { slug?: string; ids?: string }, R extends { total: number }>(
    kind: AddressKind,
    read: (context: Context, query: Q) => Promise<R>,
  ) =>
  async (context: Context, query: Q): Promise<R> => {
    const found = await read(context, query);
    const { slug, ...rest } = query;
    if (!slug || found.total > 0) return found;
    const id = await findFormer(context.database.kysely, kind, slug.toLowerCase());
    return id ? read(context, { ...rest, ids: id } as Q) : found;
  };

export const listCategories = remembered('categories', followed('category', readCategories));
export const listVendors = remembered('vendors', followed('vendor', readVendors));
export const listTags = remembered('tags', followed('tag', readTags));
export const listCollections = remembered('collections', followed('collection', readCollections));
