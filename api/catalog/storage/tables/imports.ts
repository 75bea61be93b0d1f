/** Tables of migrations/0016-import.ts and 0068-import-changes.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { ProductRecord } from '#api/catalog/storage/product-record.ts';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type {
  ImportCounts,
  ImportOptions,
  ImportState,
  PriceOutlier,
} from '#schemas/domain/catalog/import.ts';

export type StoredShape = { encoding: string; delimiter: string; jsonLines: boolean; headers: string[] };

type Pieces = { quantity: number; bin: string };
/** By warehouse id: what was there (null: nothing was kept there), and what the import put there. */
export type StockChanges = Record<string, { before: Pieces | null; after: Pieces }>;

type ImportTables = {
  import_run: {
    id: string;
    file_name: string;
    /** Of its bytes (sha256): the same file again is the run that was broken off. */
    file_hash: string;
    bytes: number;
    shape: Json<StoredShape>;
    /** Null while nobody said what its columns are. */
    format: string | null;
    mapping: ColumnType<Record<string, string>, string | undefined, string>;
    options: ColumnType<ImportOptions, string | undefined, string>;
    state: ImportState;
    /** Whether it is looked at and nothing written. */
    dry: Generated<boolean>;
    failure: Generated<string>;
    /** The last row whose batch is written. */
    position: Generated<number>;
    /** Whether it brings the file in, or takes back what that did. */
    task: Generated<'import' | 'undo'>;
    undo_done: Generated<number>;
    undo_total: Generated<number>;
    /** Rows in all, as far as they were counted. */
    rows: Generated<number>;
    done: ColumnType<ImportCounts | Record<string, never>, string | undefined, string>;
    /** What the last dry run counted. */
    checked: ColumnType<ImportCounts | null, string | null | undefined, string | null>;
    author: string;
    created_at: Moment;
    started_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    ended_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  import_error: {
    run_id: string;
    row: number;
    part: number;
    column: string;
    value: string;
    reason: string;
    /** `good`: nothing is wrong with this row, but with another of its product. */
    level: 'error' | 'warning' | 'good';
    cells: Json<string[]>;
  };
  import_product: {
    run_id: string;
    /** Of a dry run, which writes nothing else. */
    dry: boolean;
    product_id: string;
    row: number;
    slug: string;
    number: string;
    name: string;
    /** The product's version before; 0 for one that the import made. */
    base: number;
    /** The product's version once it was written; somebody who changes it moves it on. */
    version: number;
    /** As it was; null for a product that the import made. */
    before: ColumnType<ProductRecord | null, string | null, string | null>;
    /** As it would be, of a dry run. */
    after: ColumnType<ProductRecord | null, string | null, string | null>;
    undone: Generated<boolean>;
    /** Why it was left as the import made it; empty when it was put back. */
    kept: Generated<string>;
  };
  /** A SKU whose price or stock changes, or that is new. */
  import_line: {
    run_id: string;
    dry: boolean;
    code: string;
    product_id: string;
    row: number;
    name: string;
    is_new: boolean;
    old_cents: number | null;
    new_cents: number | null;
    old_stock: number | null;
    new_stock: number | null;
    /** By warehouse id. */
    stock: ColumnType<StockChanges, string, string>;
    outlier: PriceOutlier | '';
    /** What is looked at first has the most. */
    weight: number;
    undone: Generated<boolean>;
    kept: Generated<string>;
  };
  /** Vendors, categories, tags and collections that a run made. */
  import_named: { run_id: string; kind: string; id: string };
  import_mapping: { headers: string; mapping: Json<Record<string, string>>; updated_at: Moment };
  import_picture: { address: string; media_id: string };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ImportTables {}
}
