/** What a judge may know of a product: what stands on its page. Nothing here asks the search. */
import { sampleDealer } from '#api/sample/dealer.ts';
import type { SampleProduct } from '#api/sample/types.ts';

export type Facts = {
  product: SampleProduct;
  /** Its subcategory's name. */
  category: string;
  vendor: string;
  tags: string[];
  collections: string[];
  /** Every value a shopper may choose or read in the table: finishes, colours, materials, widths. */
  values: Set<string>;
  /** Inches. */
  widths: Set<number>;
};
/** Whether a product is what was meant. */
export type Is = (facts: Facts) => boolean;

export function catalogFacts(): Facts[] {
  const dealer = sampleDealer();
  const names = new Map(
    [...dealer.categories, ...dealer.vendors, ...dealer.tags, ...dealer.collections].map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const name = (id: string | undefined) => names.get(id ?? '') ?? '';
  return dealer.products.map((product) => {
    const options = product.skus.flatMap((sku) => Object.values(sku.options));
    const inName = product.name.match(/\b(\d+) in\b/)?.[1];
    const chosen = options.flatMap((value) => value.match(/^(\d+) in$/)?.[1] ?? []);
    return {
      product,
      category: name(product.categoryIds[1]),
      vendor: name(product.vendorId),
      tags: product.tagIds.map(name),
      collections: product.collectionIds.map(name),
      values: new Set([...options, ...Object.values(product.specifications)]),
      // The drawing's width counts only where none is named or chosen.
      widths: new Set(
        inName || chosen.length > 0
          ? [...(inName ? [Number(inName)] : []), ...chosen.map(Number)]
          : [product.dimensions.width],
      ),
    };
  });
}

/** Of a subcategory. */
export const kind =
  (...names: string[]): Is =>
  ({ category }) =>
    names.includes(category);
/** The name says so. */
export const named =
  (pattern: RegExp): Is =>
  ({ product }) =>
    pattern.test(product.name);
/** May be had so: a finish, a colour, a material. */
export const comes =
  (...values: string[]): Is =>
  (facts) =>
    values.some((value) => facts.values.has(value));
export const wide =
  (inches: number): Is =>
  ({ widths }) =>
    widths.has(inches);
export const by =
  (vendor: string): Is =>
  (facts) =>
    facts.vendor === vendor;
export const tagged =
  (tag: string): Is =>
  ({ tags }) =>
    tags.includes(tag);
export const of =
  (collection: string): Is =>
  ({ collections }) =>
    collections.includes(collection);
export const spec =
  (name: string, pattern: RegExp): Is =>
  ({ product }) =>
    pattern.test(product.specifications[name] ?? '');
/** The product number begins so. */
export const numbered =
  (start: string): Is =>
  ({ product }) =>
    product.productNumber.startsWith(start);
export const bears =
  (sku: string): Is =>
  ({ product }) =>
    product.skus.some((own) => own.sku === sku);
export const both =
  (...all: Is[]): Is =>
  (facts) =>
    all.every((is) => is(facts));
export const either =
  (...any: Is[]): Is =>
  (facts) =>
    any.some((is) => is(facts));
export const not =
  (is: Is): Is =>
  (facts) =>
    !is(facts);
