/** Imports of catalog files, as employees see them (ours). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

/** Bytes of one file. */
export const importLimit = 500 * 1024 * 1024;

export const importFormats = [
  'shopify',
  'shopify_inventory',
  'woocommerce',
  'own',
  'jsonl',
  'mapped',
] as const;
export type ImportFormat = (typeof importFormats)[number];
export const exportFormats = ['own', 'jsonl', 'shopify', 'shopify_inventory', 'woocommerce'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * `waiting`: nothing is being done with it; `running` goes on after a restart of the server; `undone`: what it wrote was
 * taken back.
 */
export const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Products, or lines of an inventory; `refused` of them are not in the catalog, `errors` and `warnings` are of rows. */
export const importCountsSchema = z.object({
  created: z.number().int(),
  changed: z.number().int(),
  left: z.number().int(),
  refused: z.number().int(),
  errors: z.number().int(),
  warnings: z.number().int(),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

export const importOptionsSchema = z.object({
  /** Of new SKUs without a trade price, in basis points of the retail price. */
  trade_off_bps: z.number().int().min(0).max(9000).default(0),
  /** The warehouse (its name) that a file's pieces are at when the file has no column for it. */
  warehouse: z.string().max(200).optional(),
  /** A folder or a ZIP on the server's machine; for whoever holds the machine alone. */
  picture_folder: z.string().max(1000).optional(),
});
export type ImportOptions = z.output<typeof importOptionsSchema>;

export const importErrorSchema = z.object({
  row: z.number().int(),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  level: z.enum(['error', 'warning']),
});
export type ImportError = z.output<typeof importErrorSchema>;

/** Column of the file -> a column of our own CSV, `specification` or `ignore`. */
export const importMappingSchema = z.record(z.string().max(500), z.string().max(80));

export const importRunSchema = z
  .object({
    _id: idSchema,
    file: z.string(),
    bytes: z.number().int(),
    format: z.enum(importFormats).nullable(),
    encoding: z.string(),
    delimiter: z.string(),
    state: z.enum(importStates),
    /** What is being done, or was done last: looking, or writing. */
    dry_run: z.boolean(),
    /** Whether it brings the file in, or takes back what that did; `position` and `rows` count what is being done. */
    task: z.enum(['import', 'undo']),
    failure: z.string(),
    /** The last row that is done, and how many there are; 0 while nobody counted. */
    position: z.number().int(),
    rows: z.number().int(),
    counts: importCountsSchema,
    /** What the last dry run found; null before there was one. */
    checked: importCountsSchema.nullable(),
    author: z.string(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.output<typeof importRunSchema>;

export const importDetailSchema = importRunSchema.extend({
  headers: z.array(z.string()),
  /** The first rows, for whoever maps the columns. */
  sample: z.array(z.array(z.string())),
  mapping: importMappingSchema,
  targets: z.array(z.string()),
  /** The first hundred. */
  problems: z.array(importErrorSchema),
  /** Whether pieces of the file need a warehouse that somebody chooses, and which there are. */
  needs_warehouse: z.boolean(),
  warehouses: z.array(z.string()),
  /** Products and lines of stock that the run wrote and that can be put back. */
  undoable: z.number().int(),
  /** What undoing it came to, and the first hundred that were left as the import made them; null before. */
  undo: z
    .object({
      undone: z.number().int(),
      kept: z.number().int(),
      problems: z.array(z.object({ name: z.string(), sku: z.string(), reason: z.string() })),
    })
    .nullable(),
});
export type ImportDetail = z.output<typeof importDetailSchema>;

/**
 * Why a new price is looked at first. `zero`: it is nothing; `tenfold`, `tenth`: a decimal point may have moved; `rise`,
 * `fall`: by more than `outlierPercent`.
 */
export const priceOutliers = ['zero', 'tenfold', 'tenth', 'rise', 'fall'] as const;
export type PriceOutlier = (typeof priceOutliers)[number];
export const outlierPercent = 30;

/** What an import changes of a SKU's price and stock, or would change. Money in dollars. */
export const importChangeSchema = z
  .object({
    row: z.number().int(),
    sku: z.string(),
    name: z.string(),
    is_new: z.boolean(),
    /** Null where it does not change, and the old one of a new SKU. */
    old_price: z.number().nullable(),
    new_price: z.number().nullable(),
    percent: z.number().nullable(),
    outlier: z.enum(priceOutliers).nullable(),
    /** Pieces in all warehouses; null where they do not change. */
    old_stock: z.number().int().nullable(),
    new_stock: z.number().int().nullable(),
  })
  .meta({ id: 'ImportChange' });
export type ImportChange = z.output<typeof importChangeSchema>;
