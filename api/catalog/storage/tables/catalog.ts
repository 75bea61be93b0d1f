/** Tables of migrations/0014-search.ts, 0017-drawings.ts and 0019-catalog-editing.ts, view and table of 0018-listing.ts. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { DrawingType } from '#schemas/domain/catalog/drawing.ts';

type CatalogTables = {
  /** Who waits for what to be back (0020-stock-alerts.ts); gone when the letter is written. */
  stock_alert: {
    id: string;
    email: string;
    sku_id: string;
    warehouse_id: string;
    created_at: Moment;
    /** Whose own address it is, of who was logged in. */
    account_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** A shopper's drawing of a piece made to measure: an account's, or a guest's until that logs in. */
  drawing: {
    id: string;
    account_id: string | null;
    guest_id: string | null;
    name: string;
    type: DrawingType;
    bytes: number;
    created_at: Moment;
  };
  /**
   * What the dealer's customers call things: who asks for `term` also finds what is called one of `means`, and where it
   * works both ways (an abbreviation) the other way around.
   */
  synonym: {
    id: Generated<string>;
    term: string;
    means: Json<string[]>;
    both_ways: Generated<boolean>;
    said: GeneratedAlways<string>;
    version: Generated<number>;
  };
  /** Addresses that lead to what has another one now: slugs, and vendors' names in lower case. */
  former_address: {
    kind: 'product' | 'category' | 'vendor' | 'tag' | 'collection';
    word: string;
    target_id: string;
  };
  /** Words of the catalog's names and of its products' texts, which misspellings are mended with; kept by triggers. */
  search_word: { word: string };
  /**
   * What a SKU is found by: its options, and the product's specifications that a filter knows
   * (docs/product.md#listings).
   */
  sku_facet: { sku_id: string; product_id: string; name: string; value: string };
  /** Products that changed in any part, with the transaction that did it; without a product it may be all of them. */
  catalog_change: { sequence: Generated<number>; product_id: string | null; at: Generated<Moment> };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends CatalogTables {}
}
