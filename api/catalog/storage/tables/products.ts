/** The catalog wing's first tables (migrations/0001-first.ts and its changes). */

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonWithDefault, StoredPicture } from '#api/platform/database/schema.ts';
import type { ProductKind } from '#schemas/domain/catalog/catalog.ts';
import type {
  CollectionRule,
  CompanionRef,
  CompatibilityRule,
  CustomProduct,
  KitPrice,
  ProductDocument,
  ProductStatus,
  QuantityBreak,
} from '#schemas/domain/catalog/product-data.ts';
import type { PlainColumns } from '#schemas/domain/catalog/product-fields.ts';
import type { TransferStatus } from '#schemas/domain/catalog/stock-transfer.ts';

/** A brand's logo: the image's address and its size in px. */
export type StoredLogo = { src: string; width: number; height: number };

/** A thing in a product's gallery beside its SKUs' pictures. */
export type StoredProductMedia =
  | { kind: 'picture'; picture: StoredPicture }
  | { kind: 'video'; url: string; title: string; poster: StoredPicture | null };

/** A kit's slot (docs/product.md#combination-products); `min` and `max` count sell units. */
export type StoredSlot = { name: string; min: number; max: number; optional: boolean; productIds: string[] };
declare module '#api/platform/database/schema.ts' {
  interface Tables {
    category: {
      id: string;
      slug: string;
      name: string;
      description: string;
      parent_id: string | null;
      position: number;
      picture: Json<StoredPicture>;
      version: Generated<number>;
    };
    vendor: {
      id: string;
      slug: string;
      name: string;
      sort_key: string;
      description: string;
      active: boolean;
      logo: ColumnType<StoredLogo | null, string | undefined, string | null>;
      version: Generated<number>;
    };
    tag: { id: string; slug: string; name: string; version: Generated<number> };
    collection: {
      id: string;
      slug: string;
      name: string;
      description: string;
      featured: boolean;
      position: number;
      picture: Json<StoredPicture>;
      /** Null for a collection that is kept by hand. */
      rule: ColumnType<CollectionRule | null, string | null | undefined, string | null>;
      version: Generated<number>;
    };
    filter: {
      id: string;
      name: string;
      position: number;
      options: Json<{ label: string; hex?: string; hex2?: string }[]>;
      version: Generated<number>;
    };
    product: PlainColumns & {
      id: string;
      slug: string;
      kind: ProductKind;
      sort_key: string;
      product_number: string;
      vendor_id: string;
      option_names: Json<string[]>;
      specifications: Json<Record<string, string>>;
      dimensions: Json<{ width: number; depth: number; height: number }>;
      uom: Json<{ name: string; pieces: number }>;
      slots: Json<StoredSlot[]>;
      custom: Json<CustomProduct | null>;
      picture: Json<StoredPicture>;
      status: Generated<ProductStatus>;
      active: GeneratedAlways<boolean>;
      media: JsonWithDefault<StoredProductMedia[]>;
      documents: JsonWithDefault<ProductDocument[]>;
      breaks: JsonWithDefault<QuantityBreak[]>;
      rules: JsonWithDefault<CompatibilityRule[]>;
      kit_price: JsonWithDefault<KitPrice>;
      companions: JsonWithDefault<CompanionRef[]>;
      /** Columns of imported files that nothing here reads, kept for the export. */
      extra: JsonWithDefault<Record<string, string>>;
      /** Raised by every change of an employee or an import. */
      version: Generated<number>;
      updated_at: Generated<Moment>;
      search_text: string;
      search: GeneratedAlways<string>;
      /** The number without separators, in lower case. */
      plain_number: GeneratedAlways<string>;
      created_at: Moment;
      /** The average of its published reviews in hundredths, 0 without any, and how many there are. */
      rating: Generated<number>;
      review_count: Generated<number>;
    };
    product_category: { product_id: string; category_id: string; position: number };
    product_tag: { product_id: string; tag_id: string };
    product_collection: { product_id: string; collection_id: string; position: Generated<number> };
    sku: {
      id: string;
      product_id: string;
      code: string;
      /** The code without separators, in lower case. */
      plain_code: GeneratedAlways<string>;
      options: Json<Record<string, string>>;
      picture: Json<StoredPicture>;
      /** A detail of it, or the light lit; none is known of most dealers' products. */
      views: ColumnType<StoredPicture[], string | undefined, string>;
      msrp_cents: number;
      retail_cents: number;
      trade_cents: number;
      weight_lb: number;
      position: number;
      barcode: Generated<string>;
      cost_cents: number | null;
      /** Sold also when there is none in stock; then it takes `lead_days`. */
      backorder: Generated<boolean>;
      lead_days: number | null;
      taxable: Generated<boolean>;
      extra: JsonWithDefault<Record<string, string>>;
    };
    stock: { sku_id: string; warehouse_id: string; quantity: number; bin: string };
    /** Sell units: more is bought at `reorder_at` or fewer, up to `reorder_to`. */
    reorder_level: {
      sku_id: string;
      warehouse_id: string;
      reorder_at: number;
      reorder_to: number;
      version: number;
    };
    stock_transfer: {
      id: string;
      from_id: string;
      to_id: string;
      number: string;
      status: TransferStatus;
      version: number;
      note: string;
      /** An account's id, or "operator". */
      actor: string;
      created_at: Moment;
    };
    stock_transfer_line: {
      transfer_id: string;
      position: number;
      sku_id: string | null;
      /** As they were called then. */
      code: string;
      name: string;
      quantity: number;
      received: number;
    };
  }
}
