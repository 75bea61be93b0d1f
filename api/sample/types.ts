/** The shape of the sample dealer's data, as load-sample.ts puts it into the database. */
import type { z } from 'zod';
import type {
  CompatibilityRule,
  customProductSchema,
  KitPrice,
} from '#schemas/domain/catalog/product-data.ts';
import type { Weekday } from '#schemas/domain/platform/warehouse.ts';

/** A model in a finish of art/finishes.json: the picture art/renders/{model}/{finish}.webp. */
export type SamplePicture = { model: string; finish: string; alt: string };

export type SampleWarehouse = {
  id: string;
  name: string;
  phone: string;
  address: { address: string; city: string; state: string; zip: string; lat: number; lng: number };
  timeZone: string;
  hours: Record<Weekday, { open: string; close: string }>;
  /** Sales tax at this house, in basis points (825 = 8.25 %). */
  taxRateBps: number;
  /** Days until its goods stand in another warehouse. */
  transferDays: number;
};

export type SampleCategory = {
  id: string;
  slug: string;
  name: string;
  description: string;
  /** null for one of the five departments, else the department's id. */
  parentId: string | null;
  picture: SamplePicture;
};

export type SampleVendor = { id: string; slug: string; name: string; description: string };
export type SampleTag = { id: string; slug: string; name: string };
export type SampleCollection = {
  id: string;
  slug: string;
  name: string;
  description: string;
  picture: SamplePicture;
  featured: boolean;
};

/** A filter and its options; colours carry hex and, for a two-tone swatch, hex2 (docs/product.md#listings). */
export type SampleFilter = {
  id: string;
  name: string;
  options: { label: string; hex?: string; hex2?: string }[];
};

export type SampleSku = {
  id: string;
  sku: string;
  /** Option name -> value, for example { Finish: 'Brushed Brass', Width: '36 in' }; empty for a product without choices. */
  options: Record<string, string>;
  picture: SamplePicture;
  /** Integer cents. msrp >= retail > trade. */
  msrpCents: number;
  retailCents: number;
  tradeCents: number;
  weightLb: number;
  /** warehouse id -> what stands there; some SKUs are at 0 somewhere. */
  stock: Record<string, { quantity: number; bin: string }>;
};

export type SampleProduct = {
  id: string;
  slug: string;
  kind: 'plain' | 'variant' | 'combination' | 'custom';
  name: string;
  productNumber: string;
  /** Plain text, two or three sentences that sell and inform. */
  description: string;
  /** The same with headings and lists (api/catalog/text/html.ts lets all of it through). */
  bodyHtml?: string;
  vendorId: string;
  /** The department and the subcategory, in that order. */
  categoryIds: string[];
  tagIds: string[];
  collectionIds: string[];
  /** Names of the options in the order they are chosen; empty for plain. At most 3. */
  optionNames: string[];
  /** Specification table: name -> value with its unit. */
  specifications: Record<string, string>;
  /** Inches. */
  dimensions: { width: number; depth: number; height: number };
  /** Pieces in a sell unit and what it is called. */
  uom: { name: string; pieces: number };
  supplier: string;
  taxCode: string;
  picture: SamplePicture;
  /** Units sold, for the popularity sort. */
  popularity: number;
  /** ISO date, spread over the two years before 2026-11-01. */
  createdAt: string;
  skus: SampleSku[];
  /** Combination only: the kit's slots; productIds are of other sample products. */
  slots?: { name: string; min: number; max: number; optional: boolean; productIds: string[] }[];
  /** Custom only: dimensions the shopper gives (inches) and the lead time in days. */
  custom?: z.input<typeof customProductSchema>;
  /** Combination only: what goes with what, and how the kit is priced. */
  rules?: CompatibilityRule[];
  kitPrice?: KitPrice;
};

export type SampleDealer = {
  site: { name: string; tagline: string; contactEmail: string; firmIdentifier: string };
  warehouses: SampleWarehouse[];
  categories: SampleCategory[];
  vendors: SampleVendor[];
  tags: SampleTag[];
  collections: SampleCollection[];
  filters: SampleFilter[];
  products: SampleProduct[];
};
