/** What the links in a document lead to today: ids in, addresses and names out. */

import {
  findCategories,
  findCollections,
  findProductHeads,
  findTags,
  findTranslatedNames,
  findVendors,
} from '#api/catalog/public-storage.ts';
import { categoryHref, productHref, vendorHref } from '#api/catalog/shop/views.ts';
import {
  findLabelNames,
  findPersonNames,
  findPostNames,
  findProjectNames,
} from '#api/content/storage/content.ts';
import { findPublishedSlugs } from '#api/content/storage/pages.ts';
import { findPublishedSections } from '#api/content/storage/sections.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { type ContentKind, contentHref } from '#schemas/domain/content/content-kinds.ts';
import type { Reference } from '#schemas/domain/content/page.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import type { EntityKind } from '#schemas/fields/fields.ts';

export const pageHref = (slug: string): string => (slug === 'home' ? '/' : `/page/${slug}`);

type Found = [id: string, reference: Reference][];
const named = (kind: ContentKind, rows: readonly { id: string; slug: string; name: string }[]): Found =>
  rows.map(({ id, slug, name }) => [id, { href: contentHref[kind](slug), label: name }]);

/** As many as one query is asked for. */
const all = { limit: 1000, offset: 0 };

const finders: Record<EntityKind, (db: Executor, ids: string[], language: Language) => Promise<Found>> = {
  category: async (db, ids) =>
    (await findCategories(db, { ids }, all)).map((row) => [
      row.id,
      {
        href: categoryHref({
          slug: row.slug,
          parentSlug: row.parent_slug,
          isSubcategory: row.parent_id !== null,
        }),
        label: row.name,
      },
    ]),
  vendor: async (db, ids) =>
    (await findVendors(db, { ids }, all)).map((row) => [row.id, { href: vendorHref(row), label: row.name }]),
  tag: async (db, ids) =>
    (await findTags(db, { ids }, all)).map((row) => [row.id, { href: `/t/${row.slug}`, label: row.name }]),
  collection: async (db, ids) =>
    (await findCollections(db, { ids }, all)).map((row) => [
      row.id,
      { href: `/col/${row.slug}`, label: row.name },
    ]),
  product: async (db, ids) =>
    (await findProductHeads(db, ids)).map((row) => [row.id, { href: productHref(row), label: row.name }]),
  page: async (db, ids) =>
    (await findPublishedSlugs(db, ids)).map((slug) => [slug, { href: pageHref(slug), label: slug }]),
  post: async (db, ids, language) => named('post', await findPostNames(db, language, ids)),
  project: async (db, ids, language) => named('project', await findProjectNames(db, language, ids)),
  person: async (db, ids, language) => named('person', await findPersonNames(db, language, ids)),
  topic: async (db, ids, language) => named('topic', await findLabelNames(db, language, 'post_topic', ids)),
  room: async (db, ids, language) => named('room', await findLabelNames(db, language, 'project_room', ids)),
  section: async (db, ids) =>
    (await findPublishedSections(db, ids)).map(({ id, title }) => [id, { href: '', label: title }]),
  warehouse: async (db, ids) =>
    (await findWarehouses(db))
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => [id, { href: '/locations', label: name }]),
};

/** By "kind:id". What names nothing (any more) is missing. */
export async function resolveReferences(
  db: Executor,
  wanted: { entity: EntityKind; id: string }[],
  language: Language = sourceLanguage,
): Promise<Record<string, Reference>> {
  const references: Record<string, Reference> = {};
  for (const entity of new Set(wanted.map((reference) => reference.entity))) {
    const ids = [
      ...new Set(wanted.filter((reference) => reference.entity === entity).map((reference) => reference.id)),
    ];
    for (let start = 0; start < ids.length; start += all.limit) {
      const some = ids.slice(start, start + all.limit);
      const page = await finders[entity](db, some, language);
      const names = await findTranslatedNames(db, entity, some, language);
      for (const [id, reference] of page)
        references[`${entity}:${id}`] = { ...reference, label: names.get(id) ?? reference.label };
    }
  }
  return references;
}
