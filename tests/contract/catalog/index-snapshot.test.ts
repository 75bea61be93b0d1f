/** The index that was kept on disk answers what SQL answers after a restart, and is not used where it could not. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerListing } from '#api/catalog/index/answer.ts';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import {
  findFacets,
  findListingNames,
  findProductIds,
  noFigures,
  type ProductQuery,
} from '#api/catalog/storage/listing.ts';
import { ContentVersions } from '#api/platform/content-versions.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { makeCatalog, shelfSlugs } from '#tests/bench/catalog/make-catalog.ts';
import { type Engine, onEachEngine } from '#tests/factories/engines.ts';
import { findMostBought, mostBought } from './most-bought.ts';

const size = 300;
const sorts = ['featured', 'newest', 'price', '-price', 'name', 'rating'] as const;
const queries: ProductQuery[] = sorts.flatMap((sort, at) =>
  [0, 24].map((offset) => ({
    categoryId: offset === 0 ? 'bath' : (shelfSlugs[at]?.subcategory ?? ''),
    selection: {
      vendors: [],
      subcategories: [],
      options: at % 2 ? [{ name: 'Finish', values: ['Chrome', 'Gunmetal'] }] : [],
      available: at % 3 === 0,
    },
    warehouseId: 'wh-1',
    priceColumn: 'retail_cents',
    sort,
    limit: 24,
    offset,
    own: null,
    opening: noFigures,
  })),
);
const changes = [
  sql`update sku set retail_cents = 12345 where product_id = 'prd-00000007'`,
  sql`update product set name = 'Oak Anvil', popularity = 999999 where id = 'prd-00000008'`,
  sql`delete from product where id in ('prd-00000009', 'prd-00000010')`,
  sql`update product set status = 'archived' where id = 'prd-00000011'`,
];

function keeps(engine: string, open: Engine): void {
  describe(`the kept index of listings, on ${engine}`, () => {
    let store: Awaited<ReturnType<typeof open>>;
    let folder = '';
    const file = () => join(folder, 'listing-index.snapshot');

    beforeAll(async () => {
      store = await open();
      await migrate(store.database);
      await makeCatalog(store.database, size);
    }, 120_000);
    afterAll(async () => {
      await store?.close();
    });
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'index-snapshot-'));
      return () => rmSync(folder, { recursive: true });
    });

    /** Starts an index and compares it with SQL; returns what its log said. */
    async function start(): Promise<string[]> {
      const lines = new PassThrough();
      const said: string[] = [];
      lines.on('data', (line: Buffer) => said.push((JSON.parse(line.toString()) as { msg: string }).msg));
      const log = pino({ level: 'info' }, lines);
      const index = new ListingIndex(store.database, new ContentVersions(store.database, log), log, {
        folder,
        fromProducts: 1,
      });
      try {
        const made = await index.ready();
        const db = store.database.kysely;
        const { vendors, categories } = await findListingNames(db);
        const names = { vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])), categories };
        for (const query of queries) {
          const ours = answerListing(made, query, names, true);
          expect({ ids: ours.ids, total: ours.total }).toEqual(await findProductIds(db, query));
          expect(ours.facets?.vendors).toEqual((await findFacets(db, query)).vendors);
        }
        for (const text of ["'oak'", "'anvil'", "'fau':* & 'chrome' | 'bench'"])
          expect(mostBought(made, text, 60)).toEqual(await findMostBought(db, text, 60));
        await index.saved();
        return said;
      } finally {
        await index.stop();
      }
    }

    it('answers after a restart, with what changed meanwhile', async () => {
      expect(await start()).toContain('made the index of listings');
      for (const change of changes) await change.execute(store.database.kysely);
      expect(await start()).toEqual(['restored the index of listings']);
    });

    it('is made anew when the file is damaged, cut off or of another version', async () => {
      await start();
      const bytes = readFileSync(file());
      const damaged = Buffer.from(bytes);
      damaged[5000] = (damaged[5000] ?? 0) ^ 1;
      for (const wrong of [damaged, bytes.subarray(0, bytes.length / 2), Buffer.alloc(0)]) {
        writeFileSync(file(), wrong);
        expect(await start()).toEqual([
          'the snapshot of the index of listings is not used',
          'made the index of listings',
        ]);
      }
    });

    it('is made anew when the database has no mark of it, as after an older state was brought back', async () => {
      await start();
      await sql`delete from catalog_change`.execute(store.database.kysely);
      expect(await start()).toEqual(['made the index of listings']);
    });

    it('is made anew when a filter changed meanwhile', async () => {
      await start();
      await sql`update filter set options = '[]' where name = 'Material'`.execute(store.database.kysely);
      expect(await start()).toEqual(['made the index of listings']);
    });
  });
}

await onEachEngine('the kept index of listings', keeps);
