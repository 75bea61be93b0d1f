/** A product's record as the form has it (dollars, ids), and back. */

import type { findPartNames, findRefs } from '#api/catalog/storage/form-lookups.ts';
import type { ProductRecord, SkuRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
import type { findBelongings } from '#api/catalog/storage/products.ts';
import type { StoredProductMedia } from '#api/catalog/storage/tables/products.ts';
import { safeHtml } from '#api/catalog/text/html.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import type { EditProduct } from '#schemas/domain/catalog/checks.ts';
import type {
  CatalogPicture,
  EditCustom,
  EditSku,
  GalleryItem,
  ProductFields,
} from '#schemas/domain/catalog/editing.ts';
import type { ProductDocument } from '#schemas/domain/catalog/product-data.ts';
import { type PlainForm, type PlainProduct, plainFields } from '#schemas/domain/catalog/product-fields.ts';
import { libraryAddress, parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { plainFallback } from '#schemas/fields/plain-field.ts';
import { pictureIn, pictureOut } from './pictures.ts';

type Refs = Awaited<ReturnType<typeof findRefs>>;
/** What the form's ids are called in records, by id: vendors by their slugs, products by their numbers, warehouses by name. */
export type FormRefs = Record<'vendor' | 'category' | 'tag' | 'collection' | 'product' | 'warehouse', Refs>;

/** The ids of what a record names, for the form. */
export type RecordIds = {
  belongings: Awaited<ReturnType<typeof findBelongings>>;
  parts: Awaited<ReturnType<typeof findPartNames>>;
  /** In the dealer's order. */
  warehouses: { id: string; name: string }[];
};

const plainForm = (record: ProductRecord): PlainForm =>
  Object.fromEntries(
    plainFields.flatMap(([key, field]) => (field.form ? [[field.column, record[key]]] : [])),
  ) as PlainForm;

function plainRecord(form: EditProduct, before: ProductRecord | undefined): PlainProduct {
  const typed: Record<string, unknown> = form;
  return Object.fromEntries(
    plainFields.map(([key, field]) => {
      if (!field.form) return [key, before?.[key] ?? plainFallback(field)];
      const value = typed[field.column];
      return [key, field.type === 'text' && field.isHtml ? safeHtml(String(value)) : value];
    }),
  ) as PlainProduct;
}

function skuForm(sku: SkuRecord, id: string, product: ProductRecord, { warehouses }: RecordIds): EditSku {
  const own = pictureOut(sku.picture);
  const isProducts = product.skus.length === 1 && own?.src === pictureOut(product.picture)?.src;
  return {
    _id: id,
    code: sku.code,
    options: sku.options,
    retail: toDollars(sku.retailCents),
    trade: toDollars(sku.tradeCents),
    msrp: toDollars(sku.msrpCents),
    cost: sku.costCents === null ? null : toDollars(sku.costCents),
    barcode: sku.barcode,
    weight: sku.weightLb,
    backorder: sku.backorder,
    lead_days: sku.leadDays,
    taxable: sku.taxable,
    picture: isProducts ? null : own,
    views: sku.views.flatMap((view) => pictureOut(view) ?? []),
    stock: warehouses.flatMap(({ id: warehouse, name }) => {
      const there = sku.stock[name];
      return there ? [{ warehouse, quantity: there.quantity }] : [];
    }),
  };
}

function customForm({ custom }: ProductRecord): EditCustom | null {
  if (!custom) return null;
  return {
    dimensions: custom.dimensions,
    options: (custom.options ?? []).map(({ name, values }) => ({
      name,
      values: values.map(({ label, addCents }) => ({ label, add: toDollars(addCents) })),
    })),
    formula: custom.formula ?? '',
    floor: toDollars(custom.floorCents ?? 0),
    lead_time_days: custom.leadTimeDays,
    drawing: custom.drawing ?? 'none',
  };
}

const mediaForm = ({ media }: ProductRecord): GalleryItem[] =>
  media.flatMap((item): GalleryItem[] => {
    if (item.kind === 'video') return [{ ...item, poster: item.poster ? pictureOut(item.poster) : null }];
    const picture = pictureOut(item.picture);
    return picture ? [{ kind: 'picture', picture }] : [];
  });

/** The form's value of a stored product. */
export function formOfRecord({ record, skuIds }: StoredProduct, ids: RecordIds): ProductFields {
  const { vendorId, categories, tags, collections } = ids.belongings;
  const partIds = new Map(ids.parts.map(({ id, product_number }) => [product_number, id]));
  return {
    kind: record.kind,
    status: record.status,
    ...plainForm(record),
    slug: record.slug,
    product_number: record.productNumber,
    vendor: vendorId,
    specifications: Object.entries(record.specifications).map(([name, value]) => ({ name, value })),
    dimensions: record.dimensions,
    uom: record.uom,
    categories: categories.map((one) => one.id),
    tags: tags.map((one) => one.id),
    collections: collections.filter(({ rule }) => !rule).map((one) => one.id),
    picture: pictureOut(record.picture),
    media: mediaForm(record),
    documents: record.documents,
    option_names: record.optionNames,
    skus: record.skus.map((sku, at) => skuForm(sku, skuIds[at] ?? '', record, ids)),
    breaks: record.breaks,
    slots: record.slots.map((slot) => ({
      ...slot,
      products: slot.products.flatMap((number) => partIds.get(number) ?? []),
    })),
    rules: record.rules,
    kit_price: record.kitPrice,
    custom: customForm(record),
    companions: record.companions,
  };
}

const picturesOf = (record: ProductRecord | undefined): StoredPicture[] =>
  record
    ? [
        record.picture,
        ...record.skus.flatMap((sku) => [sku.picture, ...sku.views]),
        ...record.media.flatMap((item) => (item.kind === 'picture' ? [item.picture] : (item.poster ?? []))),
      ]
    : [];

/** What is made to measure, as it is stored; null for another kind of product. */
export const customRecord = ({ kind, custom }: EditProduct): ProductRecord['custom'] =>
  kind === 'custom' && custom
    ? {
        dimensions: custom.dimensions,
        options: custom.options.map(({ name, values }) => ({
          name,
          values: values.map(({ label, add }) => ({ label, addCents: toCents(add) })),
        })),
        formula: custom.formula,
        floorCents: toCents(custom.floor),
        leadTimeDays: custom.lead_time_days,
        drawing: custom.drawing,
      }
    : null;

/** By the address that stays when the file is replaced. */
function lastingDocument(document: ProductDocument): ProductDocument {
  const id = parseLibraryAddress(document.url)?.id;
  return id ? { ...document, url: libraryAddress(id, null, 'pdf') } : document;
}

function skuRecord(
  sku: EditSku,
  before: SkuRecord | undefined,
  refs: FormRefs,
  stored: (picture: CatalogPicture | null) => StoredPicture,
  picture: CatalogPicture | null,
): SkuRecord {
  const stock = sku.stock.map(({ warehouse, quantity }): [string, SkuRecord['stock'][string]] => {
    const name = refs.warehouse.get(warehouse)?.slug ?? '';
    return [name, { quantity, bin: before?.stock[name]?.bin ?? '' }];
  });
  return {
    code: sku.code,
    options: sku.options,
    msrpCents: toCents(sku.msrp),
    retailCents: toCents(sku.retail),
    tradeCents: toCents(sku.trade),
    costCents: sku.cost === null ? null : toCents(sku.cost),
    barcode: sku.barcode,
    weightLb: sku.weight,
    backorder: sku.backorder,
    leadDays: sku.lead_days,
    taxable: sku.taxable,
    picture: stored(sku.picture ?? picture),
    views: sku.views.map(stored),
    extra: before?.extra ?? {},
    stock: { ...before?.stock, ...Object.fromEntries(stock) },
  };
}

/**
 * The record that a form's value means; what belongs to another kind than its own is let go. What the form does not ask
 * for stays as it is in `before`. `createdAt` is for a new product.
 */
export function recordOfForm(
  form: EditProduct,
  {
    slug,
    before,
    refs,
    createdAt,
  }: {
    slug: string;
    before: StoredProduct | null;
    refs: FormRefs;
    createdAt: string;
  },
): ProductRecord {
  const isKit = form.kind === 'combination';
  const earlier = picturesOf(before?.record);
  const stored = (picture: CatalogPicture | null) => pictureIn(picture, earlier);
  const skus = new Map(before?.record.skus.map((sku, at) => [before.skuIds[at], sku]));
  const named = (ids: string[], of: Refs) => [...new Set(ids)].flatMap((id) => of.get(id) ?? []);
  return {
    slug,
    productNumber: form.product_number,
    kind: form.kind,
    status: form.status,
    ...plainRecord(form, before?.record),
    vendor: refs.vendor.get(form.vendor) ?? { slug: '', name: '' },
    categories: named(form.categories, refs.category),
    tags: named(form.tags, refs.tag),
    collections: named(form.collections, refs.collection),
    optionNames: form.option_names,
    specifications: Object.fromEntries(form.specifications.map(({ name, value }) => [name, value])),
    dimensions: form.dimensions,
    uom: form.uom,
    slots: isKit
      ? form.slots.map((slot) => ({
          ...slot,
          products: slot.products.flatMap((id) => refs.product.get(id)?.slug ?? []),
        }))
      : [],
    custom: customRecord(form),
    picture: stored(form.picture),
    media: form.media.map(
      (item): StoredProductMedia =>
        item.kind === 'picture'
          ? { kind: 'picture', picture: stored(item.picture) }
          : { ...item, poster: item.poster ? stored(item.poster) : null },
    ),
    documents: form.documents.map(lastingDocument),
    breaks: form.breaks,
    rules: isKit ? form.rules : [],
    kitPrice: form.kit_price,
    companions: form.companions,
    extra: before?.record.extra ?? {},
    createdAt: before?.record.createdAt ?? createdAt,
    skus: form.skus.map((sku) => skuRecord(sku, skus.get(sku._id), refs, stored, form.picture)),
  };
}
