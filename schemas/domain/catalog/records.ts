/** What products are sorted by, as employees edit it (ours): one form for each kind, made from these schemas. */
import { z } from 'zod';
import * as m from '#messages';
import type { Label } from '#schemas/fields/define-block.ts';
import * as f from '#schemas/fields/fields.ts';
import { idSchema } from '../platform/ids.ts';
import { because, customIssue, problemKey } from '../platform/reasons.ts';
import { pageOf } from './catalog.ts';
import { catalogPictureSchema, changedSchema, slugField } from './editing.ts';

export const recordKinds = ['category', 'vendor', 'tag', 'collection', 'filter', 'synonym'] as const;
export type RecordKind = (typeof recordKinds)[number];

const name = f.text({ label: m.cat_field_name, max: 120 });
const description = f
  .text({ label: m.cat_field_description, multiline: true, optional: true, max: 2000 })
  .default('');
const picture = catalogPictureSchema.nullable().default(null);
const dollars = (label: Label) =>
  f.number({ label, unit: '$', integer: false, max: 1_000_000 }).nullable().default(null);

/** Whose products a collection holds (product-data.ts, collectionRuleSchema), with dollars. */
export const editRuleSchema = z
  .strictObject({
    vendors: z.array(idSchema).max(100).default([]),
    categories: z.array(idSchema).max(100).default([]),
    tags: z.array(idSchema).max(100).default([]),
    price_from: dollars(m.cat_field_price_from),
    price_to: dollars(m.cat_field_price_to),
    newer_than_days: f
      .number({ label: m.cat_field_newer_than, unit: 'days', min: 1, max: 3650 })
      .nullable()
      .default(null),
    in_stock: f.boolean({ label: m.cat_field_in_stock }).default(false),
  })
  .superRefine(({ vendors, categories, tags, price_from, price_to, newer_than_days, in_stock }, context) => {
    const isEmpty =
      [vendors, categories, tags].every(({ length }) => length === 0) &&
      [price_from, price_to, newer_than_days].every((value) => value === null) &&
      !in_stock;
    if (isEmpty) context.addIssue({ code: 'custom', path: [], message: problemKey('rule_empty') });
    if (price_from !== null && price_to !== null && price_to < price_from)
      context.addIssue({
        code: 'custom',
        path: ['price_to'],
        ...customIssue(because('number_too_small', { minimum: price_from })),
      });
  });
export type EditRule = z.output<typeof editRuleSchema>;

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, problemKey('color_code_invalid'))
  .optional();

export const recordSchemas = {
  category: z.strictObject({
    kind: z.literal('category'),
    name,
    slug: slugField(m.cat_field_slug_move_help),
    description,
    parent: idSchema
      .nullable()
      .default(null)
      .meta({ field: 'ID', label: m.cat_field_department, entity: 'category' }),
    picture,
  }),
  vendor: z.strictObject({
    kind: z.literal('vendor'),
    name,
    slug: slugField(m.cat_field_slug_move_help),
    description,
    active: f.boolean({ label: m.cat_field_listed }).default(true),
  }),
  tag: z.strictObject({ kind: z.literal('tag'), name, slug: slugField(m.cat_field_slug_move_help) }),
  collection: z.strictObject({
    kind: z.literal('collection'),
    name,
    slug: slugField(m.cat_field_slug_move_help),
    description,
    featured: f.boolean({ label: m.cat_field_featured }).default(false),
    picture,
    /** Null: kept by hand. */
    rule: editRuleSchema.nullable().default(null),
    /** Ids of its products; those of a collection kept by rule are not taken from here. */
    products: z.array(idSchema).max(20_000).default([]),
  }),
  filter: z.strictObject({
    kind: z.literal('filter'),
    name,
    /** None: every value that products have. */
    options: z
      .array(z.strictObject({ label: f.text({ label: m.cat_field_value, max: 80 }), hex, hex2: hex }))
      .max(300),
  }),
  synonym: z.strictObject({
    kind: z.literal('synonym'),
    term: f.text({ label: m.cat_field_search_term, max: 80 }),
    means: z
      .array(f.text({ label: m.cat_synonym_means, max: 80 }))
      .min(1, problemKey('synonyms_missing'))
      .max(20),
    /** An abbreviation: who asks for one of `means` also finds what says `term`, for words of names are short. */
    both_ways: f.boolean({ label: m.cat_synonym_both_ways }).default(false),
  }),
} as const;

export const recordInputSchema = z.discriminatedUnion('kind', [
  recordSchemas.category,
  recordSchemas.vendor,
  recordSchemas.tag,
  recordSchemas.collection,
  recordSchemas.filter,
  recordSchemas.synonym,
]);
export type RecordInput = z.output<typeof recordInputSchema>;
export type RecordOf<K extends RecordKind> = Extract<RecordInput, { kind: K }>;

export const catalogRecordSchema = z
  .object({
    _id: idSchema,
    version: z.number().int(),
    changed: changedSchema,
    /** What it is called in a list. */
    label: z.string(),
    /** Where the shop shows it; empty for what has no address. */
    href: z.string(),
    /** Products that have it; null where that is not counted. */
    products: z.number().int().nullable(),
    record: recordInputSchema,
    /** Names of the products that a collection holds, in the order of their names. */
    members: z.array(z.object({ _id: idSchema, name: z.string() })),
  })
  .meta({ id: 'CatalogRecord' });
export type CatalogRecord = z.output<typeof catalogRecordSchema>;
export const catalogRecordsSchema = pageOf(catalogRecordSchema).meta({ id: 'CatalogRecords' });

/** What a rule would hold today. */
export const rulePreviewSchema = z
  .object({ count: z.number().int(), products: z.array(z.object({ _id: idSchema, name: z.string() })) })
  .meta({ id: 'RulePreview' });

/** A change of many products at once. */
const price = z.enum(['retail', 'trade', 'msrp']);
export const bulkChangeSchema = z.discriminatedUnion('set', [
  z.strictObject({ set: z.literal('status'), status: z.enum(['active', 'draft', 'archived']) }),
  z.strictObject({ set: z.literal('vendor'), vendor: idSchema }),
  z.strictObject({
    set: z.enum(['tag', 'category', 'collection']),
    id: idSchema,
    remove: z.boolean().default(false),
  }),
  z.strictObject({
    set: z.literal('price'),
    prices: z.array(price).min(1, problemKey('prices_missing')),
    /** `percent` of the price, or `amount` dollars on top of it; less than nothing lowers. */
    by: z.enum(['percent', 'amount']),
    value: z
      .number(problemKey('number_expected'))
      .min(-100_000)
      .max(100_000)
      .refine((value) => value !== 0, problemKey('change_zero')),
  }),
  z.strictObject({
    set: z.literal('stock'),
    warehouse: idSchema,
    quantity: z
      .int(problemKey('whole_number_expected'))
      .min(0, problemKey('number_too_small'))
      .max(10_000_000),
  }),
]);
export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkSchema = z.strictObject({
  ids: z.array(idSchema).min(1, problemKey('products_missing')).max(1000),
  change: bulkChangeSchema,
  /** Nothing is changed: only what it would come to. */
  preview: z.boolean().default(false),
});
export type Bulk = z.output<typeof bulkSchema>;

export const bulkAnswerSchema = z
  .object({
    /** Products that it changes, or has changed. */
    count: z.number().int(),
    /** The first of what becomes different, as it is read: a product's SKU and price, its vendor, its status. */
    lines: z.array(z.object({ name: z.string(), what: z.string(), before: z.string(), after: z.string() })),
    more: z.number().int(),
  })
  .meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.output<typeof bulkAnswerSchema>;
