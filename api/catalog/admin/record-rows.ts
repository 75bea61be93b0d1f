/** A record's form and its row. */
import { categoryHref, vendorHref } from '#api/catalog/shop/views.ts';
import type { RecordRow } from '#api/catalog/storage/records.ts';
import { sortKeyOf } from '#api/catalog/text/sort-key.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import type { CollectionRule } from '#schemas/domain/catalog/product-data.ts';
import type { EditRule, RecordInput, RecordKind, RecordOf } from '#schemas/domain/catalog/records.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { pictureIn, pictureOut } from './pictures.ts';

const json = JSON.stringify;
const cents = (dollars: number | null) => (dollars === null ? null : toCents(dollars));
const dollars = (value: number | null) => (value === null ? null : toDollars(value));

export const ruleIn = (rule: EditRule): CollectionRule => ({
  vendors: rule.vendors,
  categories: rule.categories,
  tags: rule.tags,
  priceFrom: cents(rule.price_from),
  priceTo: cents(rule.price_to),
  newerThanDays: rule.newer_than_days,
  inStock: rule.in_stock,
});

const ruleOut = (rule: CollectionRule): EditRule => ({
  vendors: rule.vendors,
  categories: rule.categories,
  tags: rule.tags,
  price_from: dollars(rule.priceFrom),
  price_to: dollars(rule.priceTo),
  newer_than_days: rule.newerThanDays,
  in_stock: rule.inStock,
});

type Out = { [K in RecordKind]: (row: RecordRow<K>) => RecordOf<K> };

const out: Out = {
  category: ({ name, slug, description, parent_id, picture }) => ({
    kind: 'category',
    ...{ name, slug, description },
    parent: parent_id,
    picture: pictureOut(picture),
  }),
  vendor: ({ name, slug, description, active }) => ({ kind: 'vendor', name, slug, description, active }),
  tag: ({ name, slug }) => ({ kind: 'tag', name, slug }),
  collection: ({ name, slug, description, featured, picture, rule }) => ({
    kind: 'collection',
    ...{ name, slug, description, featured },
    picture: pictureOut(picture),
    rule: rule ? ruleOut(rule) : null,
    products: [],
  }),
  filter: ({ name, options }) => ({ kind: 'filter', name, options }),
  synonym: ({ term, means, both_ways }) => ({ kind: 'synonym', term, means, both_ways }),
};

export const recordOut = <K extends RecordKind>(kind: K, row: RecordRow<K>): RecordOf<K> => out[kind](row);

export const labelOf = (record: RecordInput): string =>
  record.kind === 'synonym' ? record.term : record.name;

/** The row's columns that the form has. */
export function rowOf(record: RecordInput, slug: string, before: StoredPicture | null) {
  const known = before ? [before] : [];
  switch (record.kind) {
    case 'category': {
      const { name, description, parent, picture } = record;
      return { name, slug, description, parent_id: parent, picture: json(pictureIn(picture, known)) };
    }
    case 'vendor': {
      const { name, description, active } = record;
      return { name, slug, description, active, sort_key: sortKeyOf(name) };
    }
    case 'tag':
      return { name: record.name, slug };
    case 'collection': {
      const { name, description, featured, picture, rule } = record;
      return {
        ...{ name, slug, description, featured },
        picture: json(pictureIn(picture, known)),
        rule: rule ? json(ruleIn(rule)) : null,
      };
    }
    case 'filter':
      return { name: record.name, options: json(record.options) };
    case 'synonym':
      return {
        term: record.term.toLowerCase(),
        means: json(record.means),
        both_ways: record.both_ways,
      };
  }
}

/** Where the shop has it; a category's department is given by its slug. */
export function hrefOf(record: RecordInput, parentSlug: string | null): string {
  switch (record.kind) {
    case 'category':
      return categoryHref({ slug: record.slug, parentSlug, isSubcategory: record.parent !== null });
    case 'vendor':
      return vendorHref(record);
    case 'tag':
      return `/t/${record.slug}`;
    case 'collection':
      return `/col/${record.slug}`;
    default:
      return '';
  }
}
