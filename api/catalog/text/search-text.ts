import type { ProductRecord } from '#api/catalog/storage/product-record.ts';
import { sortKeyOf } from './sort-key.ts';

/** What a product is found by beside its name. */
export type SearchFacts = {
  name: string;
  productNumber: string;
  /** Of its SKUs. */
  codes: string[];
  vendor: string;
  /** Names of its categories, tags and collections. */
  groups: string[];
  /** Of its SKUs: option name -> value. */
  options: Record<string, string>[];
  specifications: Record<string, string>;
  /** Inches; 0 when nobody knows. */
  width: number;
};

/** product.search_text: names, numbers and values, in lower case, without accents. */
export function searchTextOf(facts: SearchFacts): string {
  const { name, productNumber, codes, vendor, groups, options, specifications, width } = facts;
  return sortKeyOf(
    [
      name,
      productNumber,
      ...codes,
      vendor,
      ...groups,
      ...new Set(options.flatMap((option) => Object.values(option))),
      ...Object.values(specifications),
      ...(width > 0 ? [`${width} in wide`] : []),
    ].join(' '),
  );
}

/** The search text of a whole product. */
export const recordSearchText = (record: ProductRecord): string =>
  searchTextOf({
    name: record.name,
    productNumber: record.productNumber,
    codes: record.skus.map(({ code }) => code),
    vendor: record.vendor.name,
    groups: [...record.categories, ...record.tags, ...record.collections].map(({ name }) => name),
    options: record.skus.map(({ options }) => options),
    specifications: record.specifications,
    width: record.dimensions.width,
  });
