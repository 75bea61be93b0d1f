/** Measures and small words: SQL and the search read them alike, and they find each other however they are written. */
import fc from 'fast-check';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ListingIndex } from '#api/catalog/index/listing-index.ts';
import { shopText } from '#api/catalog/search/measures.ts';
import { nearestProducts } from '#api/catalog/search/nearest-products.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';
import { Memo } from '#api/platform/memo.ts';
import { loadProducts } from '#tests/bench/search/judged-set.ts';
import { type Engine, onEachEngine } from '#tests/factories/engines.ts';

const names = [
  '1-1/8" Copper Tube',
  '2 1/2 in. Copper Tube',
  '8 in. x 8 in. Floor Tile',
  "3' x 5' Bath Mat",
  '20V MAX Battery Pack',
  '12 volt Battery Pack',
  '50 gal. Water Heater',
  '40-Gallon Water Heater',
  '18 Gauge Brad Nailer',
  '16ga Brad Nailer',
  '4 in. Gate Spring',
  '4 V Gate Spring',
  'Stainless Trash Can',
  'Steel T-Hinge',
  'U.S. Standard Plumb Bob',
  "Men's Work Glove",
];

/** Texts of what measures are made of, and of what is only like them. */
const fragment = fc.oneof(
  fc.nat({ max: 9999 }).map(String),
  fc.constantFrom(
    ...[
      '1/2 1-1/8 1⅛ ½ .5 0.0004 3.14159 12/2 1,600 007 120,150,220 999999 1234567 3/0 10-24 1/64 63/64',
      "x X × by \" ' '' ″ ′ ° . , - – / # ( ) _",
      'in inch in. IN ft feet foot. V volts W watt gal. gallon lb lbs. oz A amp Ah K lumens lm ga awg psi gpm mm pk piece',
      "pulgadas pies lúmenes galones U.S. O.D. e.g. don't men's é a t the wide w d h TVB R906 qq",
    ]
      .join(' ')
      .split(' '),
  ),
);
const gap = fc.constantFrom('', '', ' ', ' ', '  ', '-', '\u00a0', '\n');
const text = fc
  .array(fc.tuple(fragment, gap), { maxLength: 12 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

const hostile = [
  '1'.repeat(5000),
  '1/'.repeat(2500),
  '1 '.repeat(2500),
  '1x'.repeat(2500),
  '1 x '.repeat(1250),
  "'".repeat(5000),
  '"'.repeat(5000),
  '1" x '.repeat(1000),
  '.1'.repeat(2500),
  '-1'.repeat(2500),
  'a.'.repeat(2500),
  '½'.repeat(2500),
  '1,111'.repeat(1000),
  ' '.repeat(5000),
  '1-'.repeat(2500),
];

function measuresSuite(engine: string, open: Engine): void {
  describe(`measures, on ${engine}`, () => {
    let opened: Awaited<ReturnType<Engine>>;
    let find: (q: string, how?: { inMemory: boolean }) => Promise<string[]>;

    beforeAll(async () => {
      opened = await open();
      const { database } = opened;
      await loadProducts(
        database,
        names.map((name, at) => ({
          id: `p${at}`,
          number: `N${at}`,
          name,
          description: '',
          vendor: 'Acme',
          category: 'Goods',
          text: '',
          popularity: 0,
        })),
      );
      const versions = { onMove: () => () => {} } as never;
      const listing = new ListingIndex(database, versions, pino({ level: 'silent' }));
      await listing.ready();
      const memo = new Memo(versions);
      find = async (q, { inMemory } = { inMemory: true }) => {
        const context = {
          database,
          memo,
          listing: inMemory ? listing : { current: async () => null },
          language: 'en' as const,
        };
        const { search } = await readSearch(context, q);
        const ids = search ? await nearestProducts(context, search, { ranked: 100, limit: 50 }) : [];
        return ids.map(({ id }) => names[Number(id.slice(1))] as string);
      };
    });
    afterAll(() => opened.close());

    const inSql = async (texts: string[]) => {
      const { rows } = await sql<{ read: string }>`
        select shop_text(asked) as read from unnest(${texts}::text[]) with ordinality as t(asked, at) order by at`.execute(
        opened.database.kysely,
      );
      return rows.map(({ read }) => read);
    };

    it('reads a text as TypeScript does', async () => {
      const texts = fc.sample(text, { numRuns: 4000, seed: 20_261_130 });
      expect(texts.filter((one) => shopText(one).includes('qq')).length).toBeGreaterThan(1000);
      expect(await inSql(texts)).toEqual(texts.map(shopText));
    });

    it('reads hostile texts alike, and a product can have them', async () => {
      expect(await inSql(hostile)).toEqual(hostile.map(shopText));
      for (const one of hostile) await find(one.slice(0, 1000));
      await sql`select product_search(asked, asked, asked, null) from unnest(${hostile}::text[]) as asked`.execute(
        opened.database.kysely,
      );
    });

    it.each([
      [
        '1-1/8" Copper Tube',
        ['1-1/8" tube', '1 1/8 in tube', '1⅛ inch tube', '1.125" tube', '1-1/8 tube', '1.125 tube'],
      ],
      ['2 1/2 in. Copper Tube', ['2-1/2" tube', '2½ tube', '2.5in tube', "2.5'' tube", "2.5' tube"]],
      [
        '8 in. x 8 in. Floor Tile',
        ['8x8 tile', '8 x 8 tile', '8" x 8" tile', '8X8 in tile', '8 by 8 tile', '8 in tile'],
      ],
      ["3' x 5' Bath Mat", ["3'x5' mat", '3 ft x 5 ft mat', '3x5 mat', '3 ft. by 5 ft. mat']],
      ['20V MAX Battery Pack', ['20v battery', '20 volt battery', '20-volts battery', '20 battery']],
      ['12 volt Battery Pack', ['12v battery', '12VDC battery', '12 volts battery', '12 battery']],
      ['50 gal. Water Heater', ['50 gallon heater', '50gal heater', '50 gallons heater', '50 heater']],
      ['40-Gallon Water Heater', ['40 gal heater', '40 gal. heater', '40 gallon heater']],
      ['18 Gauge Brad Nailer', ['18ga nailer', '18 ga. nailer', '18-gauge nailer', '18 nailer']],
      ['4 in. Gate Spring', ['4" spring', '4 inch spring']],
      ['4 V Gate Spring', ['4 volt spring', '4v spring']],
      ['Stainless Trash Can', ['trash can', 'can', 'trash cans']],
      ['Steel T-Hinge', ['t-hinge', 't hinge', 'T-Hinges']],
      ['U.S. Standard Plumb Bob', ['u.s. standard', 'us standard', 'U.S. plumb bob']],
      ["Men's Work Glove", ["men's glove", 'glove for the men']],
    ])('finds %s first, however it is written', async (name, asked) => {
      for (const q of asked) {
        expect([q, (await find(q))[0]]).toEqual([q, name]);
        expect([q, (await find(q, { inMemory: false }))[0]]).toEqual([q, name]);
      }
    });

    it('keeps words that only join others out of the index', async () => {
      const { rows } = await sql<{ words: string }>`
        select product_search('The can of the 2 by 4', '', '', null)::text as words`.execute(
        opened.database.kysely,
      );
      expect(rows[0]?.words).toBe("'2':5A '4':5A 'can':2A 'qq2x4':5A");
    });
  });
}

await onEachEngine('measures', measuresSuite);
