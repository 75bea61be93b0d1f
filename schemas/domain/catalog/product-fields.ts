/**
 * The plain fields of a product, each declared once. The table, files in and out, the form and the shop's answer are
 * made by going through them: a new one is an entry here, a migration, its label, and the place that shows it
 * (docs/decisions/0030-one-product-record.md).
 */
import * as m from '#messages';
import {
  type PlainField,
  type PlainValue,
  type PlainValues,
  plainFallback,
} from '#schemas/fields/plain-field.ts';

/** Sections of the product's form. */
export type ProductPart = 'name' | 'texts' | 'facts' | 'ordering' | 'seo' | 'shop';

export const productFields = {
  name: {
    column: 'name',
    type: 'text',
    max: 300,
    maxTyped: 200,
    presence: 'filled',
    form: { part: 'name', label: m.cat_field_name },
  },
  description: {
    column: 'description',
    type: 'text',
    max: 100_000,
    maxTyped: 5000,
    presence: 'sent',
    rows: 4,
    form: { part: 'texts', label: m.cat_field_description },
    isShown: true,
  },
  /** Rich text of a safe subset, shown instead of the description where there is one. */
  bodyHtml: {
    column: 'body_html',
    type: 'text',
    max: 200_000,
    maxTyped: 50_000,
    rows: 4,
    isHtml: true,
    form: { part: 'texts', label: m.cat_field_body_html, help: m.cat_field_body_html_help },
    isShown: true,
  },
  supplier: {
    column: 'supplier',
    type: 'text',
    max: 200,
    maxTyped: 120,
    form: { part: 'shop', label: m.cat_field_supplier },
  },
  taxCode: {
    column: 'tax_code',
    type: 'text',
    max: 80,
    maxTyped: 40,
    form: { part: 'shop', label: m.cat_field_tax_code },
    shopify: ['Variant Tax Code', 'Tax code'],
    woocommerce: ['Tax class'],
  },
  /** Sell units: the least that is sold. */
  orderMin: {
    column: 'order_min',
    type: 'number',
    min: 1,
    max: 9999,
    fallback: 1,
    form: { part: 'ordering', label: m.cat_field_order_min },
    isShown: true,
  },
  /** Sell units: what is sold is a multiple of it. */
  orderStep: {
    column: 'order_step',
    type: 'number',
    min: 1,
    max: 9999,
    fallback: 1,
    form: { part: 'ordering', label: m.cat_field_order_step },
    isShown: true,
  },
  seoTitle: {
    column: 'seo_title',
    type: 'text',
    max: 300,
    maxTyped: 120,
    form: { part: 'seo', label: m.cat_field_seo_title },
    shopify: ['SEO title'],
    isShown: true,
  },
  seoDescription: {
    column: 'seo_description',
    type: 'text',
    max: 2000,
    maxTyped: 320,
    rows: 3,
    form: { part: 'seo', label: m.cat_field_seo_description },
    shopify: ['SEO description'],
    isShown: true,
  },
  /** Units sold, for the popularity sort. */
  popularity: { column: 'popularity', type: 'number', min: 0, max: 2_000_000_000, fallback: 0 },
} as const satisfies Record<string, PlainField & { form?: { part: ProductPart } }>;

type Fields = typeof productFields;
export type PlainKey = keyof Fields;
/** By the fields' names, as a record has them. */
export type PlainProduct = PlainValues<Fields>;
/** By their columns, as the table has them. */
export type PlainColumns = { [K in PlainKey as Fields[K]['column']]: PlainValue<Fields[K]> };
type Shown = { [K in PlainKey]: Fields[K] extends { isShown: true } ? K : never }[PlainKey];
/** By their columns, as the shop answers with them. */
export type ShownColumns = { [K in Shown as Fields[K]['column']]: PlainValue<Fields[K]> };

export const plainFields = Object.entries(productFields) as [PlainKey, PlainField][];
/** The columns that the shop's answer has. */
export const shownColumns = plainFields.flatMap(([, { column, isShown }]) =>
  isShown ? [column as keyof ShownColumns] : [],
);

/** The defaults, by the fields' names. */
export const emptyPlainProduct = Object.fromEntries(
  plainFields.map(([key, field]) => [key, plainFallback(field)]),
) as PlainProduct;

/** By their columns, as the form has them. */
export type PlainForm = {
  [K in PlainKey as Fields[K] extends { form: object } ? Fields[K]['column'] : never]: PlainValue<Fields[K]>;
};
type FormColumn = keyof PlainForm;

/** What a form begins with. */
export const emptyPlainForm = Object.fromEntries(
  plainFields.flatMap(([, field]) => (field.form ? [[field.column, plainFallback(field)]] : [])),
) as PlainForm;

/** The columns that a section of the form asks for, and the rows of their controls. */
export const fieldsOfPart = (part: ProductPart): { name: FormColumn; rows: number | undefined }[] =>
  plainFields.flatMap(([, field]) =>
    field.form?.part === part
      ? [{ name: field.column as FormColumn, rows: field.type === 'text' ? field.rows : undefined }]
      : [],
  );
