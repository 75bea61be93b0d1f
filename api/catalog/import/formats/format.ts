/** What a kind of file is: how its headers are known, which rows are one product, and what they say. */
import type { ImportedProduct } from '../imported-product.ts';
import type { Cells } from './cells.ts';

export const formatIds = ['shopify', 'shopify_inventory', 'woocommerce', 'own', 'jsonl', 'mapped'] as const;
export type FormatId = (typeof formatIds)[number];

/** A product as rows of a file say it; where each SKU stands, for what is found wrong with it later. */
export type ProductEntry = {
  kind: 'product';
  row: number;
  record: ImportedProduct;
  /** More of a product whose first rows stand elsewhere: it must be there, and what is not named stays. */
  addition: boolean;
  skuRows: number[];
  /** The rows name the product by its SKUs: whose they are is changed, and no product is made without a name. */
  bySku?: boolean;
};

/** Pieces of a SKU at a warehouse. */
export type StockEntry = {
  kind: 'stock';
  row: number;
  code: string | null;
  slug: string | null;
  options: Record<string, string>;
  warehouse: string;
  quantity: number;
  bin: string | null;
};

export type Entry = ProductEntry | StockEntry;

export type Format = {
  id: FormatId;
  /** By columnKey of the file's headers. */
  matches: (columns: ReadonlySet<string>) => boolean;
  /** Whether `row` belongs to what `head` began. */
  continues: (head: Cells, row: Cells) => boolean;
  /** Where the rows of a product may stand apart: the names that a row gives its product, and the one that it belongs to. */
  family?: (row: Cells) => { names: string[]; parent?: string | undefined };
  /** What a group of rows says; what is wrong is left in the rows. Null when nothing of it can be kept. */
  read: (rows: Cells[], headers: readonly string[]) => Entry | null;
};
