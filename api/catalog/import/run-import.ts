/**
 * One import from where it stands to its end: batches of whole products, each in a transaction that also writes down how
 * far it came. Killed at any moment it goes on behind the last batch that was written.
 */
import type { Transaction } from 'kysely';
import type { NamedTable } from '#api/catalog/storage/import-lookups.ts';
import {
  analyzeCatalog,
  insertErrors,
  lockRun,
  type RunRow,
  updateRun,
} from '#api/catalog/storage/imports.ts';
import type { Services } from '#api/platform/context.ts';
import type { Delimiter } from '#api/platform/csv.ts';
import type { Database } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { pauses } from '#api/platform/pauses.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import {
  type ImportCounts,
  type ImportOptions,
  importOptionsSchema,
} from '#schemas/domain/catalog/import.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Encoding } from '#schemas/domain/platform/text-encoding.ts';
import { applyProducts, type BatchResult, type BatchSettings } from './apply-products.ts';
import { applyStock } from './apply-stock.ts';
import { arrangeRows } from './arrange-rows.ts';
import { forgetStrangers, picturesOf, warnOfMissing } from './batch-pictures.ts';
import { countRows } from './count-rows.ts';
import { errorRows } from './error-rows.ts';
import type { FormatId, ProductEntry, StockEntry } from './formats/format.ts';
import { readerOf } from './formats/formats.ts';
import { endOf, type Group, readGroups } from './groups.ts';
import { PictureShelves } from './picture-shelves.ts';
import { bringPictures } from './pictures.ts';
import { type FileShape, type Open, type Row, readRows, UnreadableFile } from './read-rows.ts';
import { SeenKeys } from './seen-keys.ts';

/** Rows of a transaction: enough for the database to be busy with one statement a table, few enough to be held at once. */
const batchRows: Record<Database['engine'], number> = { postgres: 2000, pglite: 1000 };
/** ms of reading the next batch, after which the database's answers to the one that is written are heard. */
const sliceMs = 2;
/** ms between two moves of the catalog's version while rows come in (docs/traps.md#page-cache). */
const betweenBumps = 5000;

export const noCounts: ImportCounts = { created: 0, changed: 0, left: 0, refused: 0, errors: 0, warnings: 0 };
export const importKey = (id: string): string => `imports/${id}`;

/**
 * Where the pieces of a file are that knows no warehouses: the one that was chosen, or the only one; null where a file of
 * another shop, or nobody, says it. Then only a SKU that has no stock anywhere gets them, at the first warehouse.
 */
const stockWarehouseOf = (
  format: string | null,
  { warehouse }: ImportOptions,
  houses: { name: string }[],
): string | null => {
  const [first, ...others] = houses;
  const isOnly = others.length === 0 && (format === 'mapped' || format === 'own');
  return warehouse ?? (isOnly ? (first?.name ?? null) : null);
};

/** Somebody cancelled it, began it anew, or another process took it. */
class Ended extends Error {}

export const shapeOf = ({ shape }: Pick<RunRow, 'shape'>): FileShape => ({
  ...shape,
  encoding: shape.encoding as Encoding,
  delimiter: shape.delimiter as Delimiter,
});

export const opener =
  ({ files }: Services, id: string): Open =>
  async () => {
    const bytes = await files.read(importKey(id));
    if (!bytes) throw new UnreadableFile(because('import_file_gone'));
    return bytes;
  };

type Batch = { groups: Group[]; rows: number; keys: Set<string> };
const emptyBatch = (): Batch => ({ groups: [], rows: 0, keys: new Set() });

/** A product that an addition adds to must be written before it. */
function mustWait(batch: Batch, { entry }: Group): boolean {
  if (entry?.kind !== 'product' || !entry.addition) return false;
  const { slug, productNumber } = entry.record;
  return (
    (!!slug && batch.keys.has(`slug ${slug}`)) ||
    (!!productNumber && batch.keys.has(`number ${productNumber}`))
  );
}

function add(batch: Batch, group: Group): void {
  batch.groups.push(group);
  batch.rows += group.rows.length;
  if (group.entry?.kind !== 'product') return;
  const { slug, productNumber } = group.entry.record;
  if (slug) batch.keys.add(`slug ${slug}`);
  if (productNumber) batch.keys.add(`number ${productNumber}`);
}

export class ImportRunner {
  #services: Services;
  #run: RunRow;
  #counts: ImportCounts;
  #ids: BatchSettings['ids'];
  #seen = new SeenKeys();
  #warehouses = new Map<string, string>();
  #firstWarehouse: string | null = null;
  #stockWarehouse: string | null = null;
  #lastRow = 1;
  #lastBump = 0;
  #wrote = false;
  readonly #options: ImportOptions;
  readonly #shelves: PictureShelves;

  constructor(services: Services, run: RunRow) {
    this.#services = services;
    this.#run = run;
    this.#counts = { ...noCounts, ...run.done };
    this.#options = importOptionsSchema.parse(run.options);
    this.#shelves = new PictureShelves(services, run.id, this.#options.picture_folder);
    const none = () => new Map<string, string>();
    this.#ids = { vendor: none(), category: none(), tag: none(), collection: none() } satisfies Record<
      NamedTable,
      Map<string, string>
    >;
  }

  /** To its end, or until `isStopped`. What the file cannot be read for is the run's failure. */
  async run(isStopped: () => boolean): Promise<void> {
    const { database } = this.#services;
    const { id, format, mapping } = this.#run;
    const shape = shapeOf(this.#run);
    const open = opener(this.#services, id);
    let writing: Promise<void> = Promise.resolve();
    try {
      if (this.#run.rows === 0)
        await updateRun(database.kysely, id, ['running'], { rows: await countRows(open, shape) });
      const houses = await findWarehouses(database.kysely);
      this.#warehouses = new Map(houses.map((house) => [house.name, house.id]));
      this.#firstWarehouse = houses[0]?.name ?? null;
      this.#stockWarehouse = stockWarehouseOf(format, this.#options, houses);
      const reader = readerOf(format as FormatId, shape.headers, mapping);
      const { uploadFolder } = this.#services;
      const read = () => this.#watched(readRows(open, shape));
      let batch = emptyBatch();
      const flush = async () => {
        await writing;
        const full = batch;
        batch = emptyBatch();
        if (full.groups.length === 0) return;
        writing = this.#commit(full);
        // It is heard of at the next await.
        writing.catch(() => {});
      };
      const pause = pauses(sliceMs);
      for await (const group of readGroups(arrangeRows(read, reader, uploadFolder), reader, this.#seen)) {
        await pause();
        if (endOf(group) <= this.#run.position) continue;
        if (mustWait(batch, group)) {
          await flush();
          await writing;
        }
        add(batch, group);
        if (batch.rows < batchRows[database.engine]) continue;
        await flush();
        if (isStopped()) return await writing;
      }
      await flush();
      await writing;
      await this.#finish();
    } catch (error) {
      // What was read before the file broke off is written.
      await writing.catch(() => {});
      if (error instanceof Ended) return await this.#settle();
      const said = error instanceof UnreadableFile ? error.message : '';
      if (!said) this.#services.log.error({ err: error, import: id }, 'an import failed');
      await this.#settle();
      await database.transaction(async (tx) => {
        await updateRun(tx, id, ['running'], {
          state: 'failed',
          failure: said || sentenceOf(because('import_failed')),
          ended_at: this.#services.now().toISOString(),
        });
        await writeNotice(this.#services, tx, {
          kind: 'import_failed',
          params: { file: this.#run.file_name },
          href: `/admin/catalog/import/${id}`,
        });
      });
    } finally {
      await this.#shelves.close();
    }
  }

  /** The rows as they come; the last one's number is the file's length. */
  async *#watched(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
    for await (const row of rows) {
      this.#lastRow = row.row;
      yield row;
    }
  }

  async #commit({ groups }: Batch): Promise<void> {
    const { database, pictureSources } = this.#services;
    const { dry } = this.#run;
    const sources = { allowPrivate: pictureSources.allowPrivate, shelves: this.#shelves };
    const pictures = await bringPictures(this.#services, sources, groups.flatMap(picturesOf), dry);
    await forgetStrangers(this.#services, groups);
    warnOfMissing(groups, pictures);
    const settings: BatchSettings = {
      runId: this.#run.id,
      dry,
      actor: this.#run.author,
      ids: this.#ids,
      warehouses: this.#warehouses,
      rules: {
        tradeOffBps: this.#options.trade_off_bps,
        firstWarehouse: this.#firstWarehouse,
        stockWarehouse: this.#stockWarehouse,
        now: this.#services.now().toISOString(),
        pictureOf: ({ url }) => {
          const picture = pictures.get(url);
          return picture && !('reason' in picture) ? picture : undefined;
        },
      },
    };
    const last = groups.at(-1);
    const position = last ? endOf(last) : this.#run.position;
    const { counts, ids } = await database.transaction((tx) => this.#write(tx, groups, settings, position));
    this.#counts = counts;
    this.#ids = ids;
    this.#run.position = position;
  }

  async #write(tx: Transaction<Tables>, groups: Group[], settings: BatchSettings, position: number) {
    // A process that was killed may have sent its last commit: nobody writes a batch that another one wrote.
    const held = await lockRun(tx, this.#run.id);
    if (held?.state !== 'running' || held.task !== 'import' || held.position !== this.#run.position)
      throw new Ended();
    const products = groups.flatMap(({ entry }) =>
      entry?.kind === 'product' ? [entry as ProductEntry] : [],
    );
    const stock = groups.flatMap(({ entry }) => (entry?.kind === 'stock' ? [entry as StockEntry] : []));
    const nothing: BatchResult = { outcomes: [], problems: [], ids: settings.ids };
    const ofProducts = products.length > 0 ? await applyProducts(tx, products, settings) : nothing;
    const ofStock = stock.length > 0 ? await applyStock(tx, stock, settings) : nothing;
    const problems = [...ofProducts.problems, ...ofStock.problems];
    const counts = { ...this.#counts };
    for (const outcome of [...ofProducts.outcomes, ...ofStock.outcomes]) counts[outcome]++;
    counts.refused += groups.filter(({ entry }) => entry === null).length;
    for (const { level } of [...groups.flatMap((group) => group.problems), ...problems])
      counts[level === 'error' ? 'errors' : 'warnings']++;
    await insertErrors(tx, errorRows(this.#run.id, groups, problems));
    await updateRun(tx, this.#run.id, ['running'], { position, done: JSON.stringify(counts) });
    const wrote = counts.created + counts.changed > this.#counts.created + this.#counts.changed;
    if (wrote && !settings.dry) {
      this.#wrote = true;
      if (Date.now() - this.#lastBump > betweenBumps) {
        this.#lastBump = Date.now();
        await this.#services.versions.bump(tx, ['catalog']);
      }
    }
    return { counts, ids: ofProducts.ids };
  }

  /** What other pages and searches know of the catalog follows what was written. */
  async #settle(): Promise<void> {
    const { created, changed } = this.#counts;
    if (this.#run.dry || (!this.#wrote && created + changed === 0)) return;
    const { database, versions } = this.#services;
    await database.transaction((tx) => versions.bump(tx, ['catalog']));
  }

  async #finish(): Promise<void> {
    await this.#settle();
    const counts = JSON.stringify(this.#counts);
    await updateRun(this.#services.database.kysely, this.#run.id, ['running'], {
      // A look leaves the run as it was, with what was seen.
      state: this.#run.dry ? 'waiting' : 'done',
      ...(this.#run.dry ? { checked: counts, position: 0, done: JSON.stringify(noCounts) } : {}),
      // Now it is known.
      rows: this.#lastRow,
      ...(this.#run.dry ? {} : { position: this.#lastRow }),
      ended_at: this.#services.now().toISOString(),
    });
    await this.#analyze();
  }

  /** Nobody waits for it. PGlite has no autovacuum: without this its planner guesses. */
  async #analyze(): Promise<void> {
    if (this.#run.dry || this.#counts.created <= 500) return;
    await analyzeCatalog(this.#services.database.kysely);
  }
}
