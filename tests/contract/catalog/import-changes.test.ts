/** A file over a catalog that is there: what differs is written, and nothing else, the same on both engines. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { catalogOf, type ImportStore, linesOf, withHouses } from '#tests/factories/import-store.ts';
import { importFile } from '#tests/factories/imports.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';

type Shop = { store: ImportStore; database: Database };

const named = (slug: string) => ({ slug, name: slug });
const sku = (code: string, more: object = {}) => ({
  code,
  options: { Size: code },
  retailCents: 1000,
  tradeCents: 800,
  msrpCents: 1200,
  stock: { Denver: { quantity: 5, bin: 'A1' } },
  ...more,
});
const product = (n: number, more: object = {}) => ({
  slug: `item-${n}`,
  productNumber: `ITEM-${n}`,
  name: `Item ${n}`,
  vendor: named('alder'),
  categories: [named('baths'), named('sinks')],
  tags: [named('new'), named('sale')],
  collections: [named('spring')],
  optionNames: ['Size'],
  createdAt: '2026-01-02T03:04:05.000Z',
  picture: { model: 'vanity', finish: 'oak', alt: 'A sink', width: 800, height: 1000 },
  skus: [sku(`S${n}-1`), sku(`S${n}-2`)],
  ...more,
});
const fileOf = (products: object[]) => products.map((one) => `${JSON.stringify(one)}\n`).join('');

const rowsOf = async ({ database: { kysely } }: Shop) => {
  const rows = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(kysely)).rows;
  return {
    products: await rows('select * from product order by slug'),
    skus: await rows('select * from sku order by code'),
    stock: await rows('select * from stock order by sku_id'),
    groups: await rows('select * from product_collection order by product_id'),
  };
};

async function pricesAlone(shop: Shop): Promise<void> {
  const { store, database } = shop;
  await importFile(store.who, fileOf([product(1), product(2)]));
  // Places that somebody gave by hand, and that a file knows nothing of.
  await sql`update product_collection set position = 7`.execute(database.kysely);
  await sql`update sku set position = position * 2 + 3`.execute(database.kysely);
  const before = await rowsOf(shop);

  const run = await importFile(store.who, 'product_number,sku,price\nITEM-1,S1-2,11.00\nITEM-2,S2-1,10.00\n');
  expect(run.counts).toMatchObject({ changed: 1, left: 1, errors: 0 });

  const after = await rowsOf(shop);
  const [changed, left] = after.products;
  expect(left).toEqual(before.products[1]);
  expect(changed).toEqual({
    ...before.products[0],
    version: Number(before.products[0]?.version) + 1,
    updated_at: changed?.updated_at,
  });
  expect(changed?.updated_at).not.toBe(before.products[0]?.updated_at);
  expect(after.stock).toEqual(before.stock);
  expect(after.groups).toEqual(before.groups);
  const cents = (rows: typeof before.skus) => rows.map(({ code, retail_cents }) => [code, retail_cents]);
  expect(cents(after.skus)).toEqual(
    cents(before.skus).map(([code, was]) => [code, code === 'S1-2' ? 1100 : was]),
  );
}

/** Each product of a batch differs in something else. */
const now = [
  product(1, { name: 'Renamed', description: 'New words', specifications: { Depth: '20 in' } }),
  product(2, { vendor: named('birch'), custom: null, dimensions: { width: 3, depth: 4, height: 5 } }),
  product(3, { skus: [sku('S3-0'), sku('S3-1'), sku('S3-2')] }),
  product(4, { skus: [sku('S4-2', { options: { Size: 'L' } }), sku('S4-1', { costCents: 300 })] }),
  product(5, { categories: [named('sinks'), named('baths')], tags: [named('sale')], collections: [] }),
  product(6, { skus: [sku('S6-1', { stock: { Denver: { quantity: 9, bin: 'B2' } } }), sku('S6-2')] }),
  product(7, { slug: 'item-70' }),
  product(8, { status: 'draft' }),
  product(9),
  product(10),
];
const was = Array.from({ length: 9 }, (_, at) => product(at + 1));

async function everyKind({ store, database }: Shop, fresh: Shop): Promise<void> {
  await importFile(store.who, fileOf(was));
  expect((await importFile(store.who, fileOf(now))).counts).toMatchObject({
    created: 1,
    changed: 8,
    left: 1,
    errors: 0,
  });
  await importFile(fresh.store.who, fileOf(now));
  const catalog = await catalogOf(store);
  expect(catalog).toEqual(await catalogOf(fresh.store));
  const texts = async ({ kysely }: Database) =>
    (await sql`select slug, sort_key, search_text, search::text from product order by slug`.execute(kysely))
      .rows;
  expect(await texts(database)).toEqual(await texts(fresh.database));

  expect((await importFile(store.who, `${fileOf(now)}\n`)).counts).toMatchObject({
    created: 0,
    changed: 0,
    left: now.length,
  });
  expect(await catalogOf(store)).toEqual(catalog);
  expect(linesOf(await store.get('/api/v1/catalog-files/jsonl')).length).toBe(now.length);
}

async function shopOn(database: Database): Promise<Shop> {
  return { store: await withHouses(['Denver'], database), database };
}

async function onPostgres(test: (shop: Shop, fresh: Shop) => Promise<void>): Promise<void> {
  const databases = [await makeDatabase(), await makeDatabase()];
  const shops: Shop[] = [];
  try {
    for (const { url } of databases) shops.push(await shopOn(await openPostgres(url, () => {})));
    await test(...(shops as [Shop, Shop]));
  } finally {
    for (const { store } of shops) await store.close();
    for (const { drop } of databases) await drop();
  }
}

async function onPGlite(test: (shop: Shop, fresh: Shop) => Promise<void>): Promise<void> {
  const shops = [await shopOn(await openPGlite()), await shopOn(await openPGlite())] as [Shop, Shop];
  try {
    await test(...shops);
  } finally {
    for (const { store } of shops) await store.close();
  }
}

const cases = [
  ['a price list changes prices and the version, and nothing beside them', pricesAlone],
  ['products that differ in different ways become what an import into an empty store makes', everyKind],
] as const;
const postgresIsThere = await hasPostgres();

describe('a file over a catalog', () => {
  it.each(cases)('%s (PGlite)', (_, test) => onPGlite(test), 120_000);
  it.skipIf(!postgresIsThere).each(cases)('%s (PostgreSQL)', (_, test) => onPostgres(test), 120_000);
});
