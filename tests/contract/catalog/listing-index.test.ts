/** The index of listings answers what SQL answers, whatever is asked and whatever changed. */
import fc from 'fast-check';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerListing } from '#api/catalog/index/answer.ts';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import type { ListingNames } from '#api/catalog/index/narrow.ts';
import {
  type FacetRows,
  findFacets,
  findListingNames,
  findProductIds,
  noFigures,
  type ProductQuery,
} from '#api/catalog/storage/listing.ts';
import { ContentVersions } from '#api/platform/content-versions.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { catalogParts, makeCatalog, shelfSlugs } from '#tests/bench/catalog/make-catalog.ts';
import { type Engine, onEachEngine } from '#tests/factories/engines.ts';

const size = 300;
const filterSets = 500;
const seed = 20_261_121;

const idOf = (number: number) => `prd-${String(number).padStart(8, '0')}`;
const some = (values: readonly string[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const none = { weight: 3, arbitrary: fc.constant([] as string[]) };
const facet = (name: string, values: readonly string[]) =>
  fc.oneof(none, { weight: 2, arbitrary: some(values) }).map((chosen) => ({ name, values: chosen }));
const perhaps = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const { finishes, colors, materials, departments } = catalogParts;

const scope = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...Object.keys(departments)).map((name) => ({ categoryId: name.toLowerCase() })),
  fc.constantFrom(...shelfSlugs).map(({ subcategory }) => ({ categoryId: subcategory })),
  fc.integer({ min: 0, max: 20 }).map((tag) => ({ tagId: `tag-${tag}` })),
  fc.record({
    collectionId: fc.integer({ min: 0, max: 9 }).map((at) => `col-${at}`),
    categoryId: fc.constantFrom('bath', 'kitchen'),
  }),
  fc.integer({ min: 1, max: 60 }).map((at) => ({ vendorId: `ven-${at}` })),
  fc
    .uniqueArray(fc.integer({ min: 1, max: size + 5 }), { maxLength: 80 })
    .map((numbers) => ({ ids: numbers.map(idOf) })),
);

const product = fc.integer({ min: 1, max: size + 5 }).map(idOf);
let figures = 0;
/** What some products' cards say instead of their SKUs' price and stock. */
const opening: fc.Arbitrary<ProductQuery['opening']> = fc.oneof(
  fc.constant(noFigures),
  fc
    .array(
      fc.tuple(product, fc.record({ cents: fc.integer({ min: 0, max: 300_000 }), inStock: fc.boolean() })),
      { maxLength: 60 },
    )
    .map((products) => ({ version: ++figures, byProduct: new Map(products) })),
);

const share = fc.integer({ min: 0, max: 6000 });
const shares = (ids: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(ids, share), { maxLength: 8 }).map((pairs) => new Map(pairs));
let lists = 0;
/** What a company's price list says. */
const ownPrices: fc.Arbitrary<NonNullable<ProductQuery['own']>> = fc
  .record({
    everything: fc.oneof(fc.constant(0), share),
    byProduct: shares(product),
    byCategory: shares(
      fc.constantFrom('bath', 'kitchen', ...shelfSlugs.map(({ subcategory }) => subcategory)),
    ),
    byVendor: shares(fc.integer({ min: 1, max: 62 }).map((at) => `ven-${at}`)),
    bySku: fc
      .array(fc.tuple(fc.integer({ min: 1, max: size + 5 }), fc.integer({ min: 1, max: 250_000 })), {
        maxLength: 40,
      })
      .map(
        (rules) =>
          new Map(
            rules.map(([number, cents]) => [`sku-${10 * number + 1}`, { cents, productId: idOf(number) }]),
          ),
      ),
  })
  .map((said) => ({ version: String(++lists), ...said }));

const filterSet: fc.Arbitrary<ProductQuery> = fc
  .record({
    scope,
    vendors: fc.oneof(
      none,
      some(
        Array.from({ length: 60 }, (_, at) => `house-${at + 1}`),
        12,
      ),
    ),
    subcategories: fc.oneof(none, some([...shelfSlugs.map(({ subcategory }) => subcategory), 'bath'], 6)),
    options: fc.tuple(
      facet('Finish', [...finishes, 'No Such Finish']),
      facet('Color', colors),
      facet('Material', materials),
      facet(
        'Width',
        Array.from({ length: 12 }, (_, at) => `${12 + 6 * at} in`),
      ),
      facet(
        'Shade',
        colors.map((color) => `${color}, pale`),
      ),
    ),
    minCents: perhaps(fc.integer({ min: 0, max: 250_000 })),
    maxCents: perhaps(fc.integer({ min: 20_000, max: 320_000 })),
    available: fc.boolean(),
    minRating: perhaps(fc.constantFrom(3, 4)),
    warehouseId: fc.constantFrom('wh-1', 'wh-2', 'wh-3', 'wh-none'),
    sort: fc.constantFrom(
      'featured',
      'popularity',
      'newest',
      'price',
      '-price',
      'name',
      'relevance',
      'rating',
    ),
    priceColumn: fc.constantFrom('retail_cents', 'trade_cents'),
    limit: fc.constantFrom(1, 24, 60),
    offset: fc.constantFrom(0, 0, 24, 150),
    opening,
    own: fc.oneof(fc.constant(null), ownPrices),
  })
  .map(
    ({
      scope: of,
      vendors,
      subcategories,
      options,
      minCents,
      maxCents,
      minRating,
      available,
      sort,
      ...rest
    }) => ({
      ...of,
      ...rest,
      sort: sort === 'relevance' && !('ids' in of) ? 'featured' : sort,
      selection: {
        vendors,
        subcategories,
        options: options.filter(({ values }) => values.length > 0),
        ...(minCents === undefined ? {} : { minCents }),
        ...(maxCents === undefined ? {} : { maxCents }),
        ...(minRating === undefined ? {} : { minRating }),
        available,
      },
    }),
  );

/** What happens to a catalog: each statement takes a product's id. */
const changes: ((id: string, value: number) => ReturnType<typeof sql>)[] = [
  (id, value) =>
    sql`update sku set retail_cents = ${value * 97}, trade_cents = ${value * 101} where product_id = ${id}`,
  (id, value) =>
    sql`update stock set quantity = ${value % 3} where sku_id in (select id from sku where product_id = ${id})`,
  (id, value) =>
    sql`update product set popularity = ${value}, name = name || ' II', sort_key = sort_key || ${value} where id = ${id}`,
  (id, value) => sql`update product set status = ${value % 2 ? 'archived' : 'active'} where id = ${id}`,
  (id, value) =>
    sql`update sku set options = jsonb_build_object('Finish', ${finishes[value % 8]}::text) where product_id = ${id}`,
  (id) =>
    sql`update product set specifications = '{"Stone": "Slate", "Material": "Marble", "Width": "7 in", "Shade": ""}' where id = ${id}`,
  (id) => sql`delete from product_category where product_id = ${id} and category_id = 'bath'`,
  (id, value) => sql`insert into product_tag values (${id}, ${`tag-${value % 20}`}) on conflict do nothing`,
  (id, value) =>
    sql`insert into product_collection values (${id}, ${`col-${value % 10}`}) on conflict do nothing`,
  (id, value) =>
    sql`update product set rating = ${value % 501}, review_count = ${value % 7} where id = ${id}`,
  (id) => sql`delete from sku where product_id = ${id}`,
  (id) => sql`delete from product where id = ${id}`,
  (
    id,
    value,
  ) => sql`insert into product (id, slug, kind, name, sort_key, product_number, description, vendor_id,
      option_names, specifications, dimensions, uom, slots, custom, supplier, tax_code, picture, popularity,
      search_text, created_at)
    select id || 'n', slug || '-n', kind, name, sort_key, product_number || '-n', description, vendor_id,
      option_names, specifications, dimensions, uom, slots, custom, supplier, tax_code, picture, ${value}::int,
      search_text, created_at from product where id = ${id} on conflict do nothing`,
  (
    _,
    value,
  ) => sql`update filter set options = case when ${value % 2} = 0 then '[]'::jsonb else '[{"label":"Oak"}]'::jsonb end
    where name = 'Material'`,
];

const change = fc.record({
  which: fc.nat({ max: changes.length - 1 }),
  product: fc.integer({ min: 1, max: size }),
  value: fc.integer({ min: 0, max: 3000 }),
});

const inOrder = (facets: FacetRows | null) => ({
  ...facets,
  options: facets?.options
    ?.map(({ name, value, count }) => `${name}.${value} ${count}`)
    .sort()
    .join('\n'),
});

function agrees(engine: string, open: Engine): void {
  describe(`the index of listings, on ${engine}`, () => {
    let store: Awaited<ReturnType<typeof open>>;
    let versions: ContentVersions;
    let index: ListingIndex;
    beforeAll(async () => {
      store = await open();
      await migrate(store.database);
      await makeCatalog(store.database, size);
      // As reviews leave them: many without one, others from 1 to 5 stars.
      await sql`update product set rating = case when popularity % 3 = 0 then 0 else 100 + popularity % 401 end,
        review_count = popularity % 5`.execute(store.database.kysely);
      const log = pino({ level: 'fatal' });
      versions = new ContentVersions(store.database, log);
      await versions.start();
      index = new ListingIndex(store.database, versions, log);
      index.start();
      await index.ready();
    }, 120_000);
    afterAll(async () => {
      await index?.stop();
      await versions?.stop();
      await store?.close();
    });

    it('lists and counts what SQL does, over random choices and random changes', async () => {
      const db = store.database.kysely;
      const names = await findListingNames(db);
      const named: ListingNames = {
        vendors: new Map(names.vendors.map((vendor) => [vendor.id, vendor])),
        categories: names.categories,
      };
      let asked = 0;
      let listed = 0;
      await fc.assert(
        fc.asyncProperty(filterSet, fc.array(change, { maxLength: 3 }), async (query, moved) => {
          asked += 1;
          if (asked % 10 === 0)
            await store.database.transaction(async (tx) => {
              for (const { which, product, value } of moved)
                await changes[which]?.(idOf(product), value).execute(tx);
              await versions.bump(tx, ['catalog']);
            });
          const made = await index.current();
          if (!made) throw new Error('the index is gone');
          const ours = answerListing(made, query, named, true);
          const [theirs, counted] = await Promise.all([findProductIds(db, query), findFacets(db, query)]);
          listed += ours.ids.length;
          expect({ ids: ours.ids, total: ours.total }).toEqual(theirs);
          expect(inOrder(ours.facets)).toEqual(inOrder(counted));
          expect(answerListing(made, query, named, false)).toMatchObject(theirs);
        }),
        { numRuns: filterSets, seed, endOnFailure: true },
      );
      // The random choices leave something over.
      expect(listed).toBeGreaterThan(filterSets);
    }, 600_000);
  });
}

await onEachEngine('the index of listings', agrees);
