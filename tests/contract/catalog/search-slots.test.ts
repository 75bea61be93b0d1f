/** What a search's words are taken for, and how surely: on a catalog of a few products, by the database alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchContext } from '#api/catalog/search/phrases.ts';
import { readWords } from '#api/catalog/search/read-words.ts';
import { fillSlots } from '#api/catalog/search/slots.ts';
import { type Database, openPGlite } from '#api/platform/database/database.ts';
import { Memo } from '#api/platform/memo.ts';
import { type JudgedProduct, loadProducts } from '#tests/bench/search/judged-set.ts';

const named: [name: string, count: number, description?: string][] = [
  ['Harlow Pendant', 60],
  ['Pendent Drop Lamp', 1],
  ['Brass Towel Bar', 3],
  ['Basin Faucet, Oil Rubbed Bronze', 4],
  ['Shower Trim ORB', 2],
  ['Kitchen Faucet with Sprayer', 5],
  ['Socket Set, PC Steel', 9],
  ['Polished Chrome Hook', 2],
  ['Wall Panel Holder', 1],
  ['Copper Elbow', 3, 'Made for plumbing in walls and underneath ceilings.'],
];
const products = named.flatMap(([name, count, description = ''], at) =>
  Array.from(
    { length: count },
    (_, copy): JudgedProduct => ({
      id: `p${at}-${copy}`,
      number: `Q${at}X${copy}`,
      ...{ name, description },
      ...{ vendor: 'Quill', category: name.endsWith('Holder') ? name : '', text: '', popularity: 0 },
    }),
  ),
);

describe('what the words of a search are taken for', () => {
  let database: Database;
  let context: SearchContext;
  const slotsOf = (q: string, partial = false) => fillSlots(context, readWords(q), partial);
  const alternatives = async (q: string, partial = false) =>
    (await slotsOf(q, partial)).slots.map((slot) => slot.alternatives);

  beforeAll(async () => {
    database = await openPGlite();
    await loadProducts(database, products);
    const memo = new Memo({ onMove: () => () => {} } as never);
    context = { database, memo, language: 'en', listing: { current: async () => null } };
  }, 300_000);
  afterAll(() => database.close());

  it('is surest of the word itself', async () => {
    expect(await alternatives('faucet')).toEqual([[{ query: "'faucet'", weight: 1 }]]);
    expect(await alternatives('fauc')).toEqual([[{ query: "'fauc':*", weight: 0.8 }]]);
    const [[corrected] = []] = await alternatives('facuet');
    expect(corrected?.query).toBe("'faucet'");
    expect(corrected?.weight).toBeGreaterThanOrEqual(0.5);
    expect(corrected?.weight).toBeLessThan(1);
  });

  it('says the same queries with and without their weights', async () => {
    for (const q of ['orb faucet', 'oil rubbed bronze', 'pendent', 'towelbar', 'fa ucet'])
      for (const slot of (await slotsOf(q)).slots)
        expect(slot.alternatives.map(({ query }) => query)).toEqual(slot.queries);
  });

  it('takes a rare word for itself first, and then for a frequent one that is spelled almost so', async () => {
    expect(await alternatives('pendent')).toEqual([
      [
        { query: "'pendent'", weight: 1 },
        { query: "'pendant'", weight: 0.5 },
      ],
    ]);
    expect((await slotsOf('pendent')).corrected.size).toBe(0);
    expect(await alternatives('pendant')).toEqual([[{ query: "'pendant'", weight: 1 }]]);
  });

  it('corrects with words that stand in descriptions alone', async () => {
    for (const typed of ['plumbng', 'pkumbing', 'plumming'])
      expect((await slotsOf(typed)).corrected.get(typed)).toBe('plumbing');
    expect((await slotsOf('underneeth')).corrected.get('underneeth')).toBe('underneath');
  });

  it('spells out what is short for a word or a name of the catalog', async () => {
    expect(await alternatives('bsn')).toEqual([[{ query: "'basin'", weight: 0.5 }]]);
    expect((await slotsOf('bsn')).corrected.size).toBe(0);
    expect(await alternatives('wph')).toEqual([[{ query: "'wall' <-> 'panel' <-> 'holder'", weight: 0.5 }]]);
    expect(await alternatives('qzx')).toEqual([]);
  });

  it('knows words written together and apart, but no word beside one that says nothing', async () => {
    expect(await alternatives('towelbar')).toEqual([[{ query: "'towel' <-> 'bar'", weight: 0.9 }]]);
    expect(await alternatives('fa ucet')).toEqual([[{ query: "'faucet'", weight: 0.9 }]]);
    expect(await alternatives('hadbar')).toEqual([]);
  });

  it('reads an abbreviation both ways, and for less than what was typed', async () => {
    const long = "'oil' <-> 'rub' <-> 'bronz'";
    expect(await alternatives('orb')).toEqual([
      [
        { query: "'orb'", weight: 1 },
        { query: long, weight: 0.8 },
      ],
    ]);
    expect(await alternatives('oil rubbed bronze')).toEqual([
      [
        { query: "('oil' & 'rub' & 'bronz')", weight: 1 },
        { query: "'orb'", weight: 0.8 },
      ],
    ]);
  });

  it('trusts one less that the catalog says in another sense', async () => {
    expect(await alternatives('pc')).toEqual([
      [
        { query: "'pc'", weight: 1 },
        { query: "'polish' <-> 'chrome'", weight: 0.4 },
      ],
    ]);
  });

  it('takes one before a number for a part of the number', async () => {
    expect((await alternatives('orb 2300'))[0]).toEqual([{ query: "'orb'", weight: 1 }]);
    expect((await alternatives('orb faucet'))[0]).toHaveLength(2);
  });

  it('hears nothing in "w/"', async () => {
    expect(await alternatives('faucet w/ sprayer')).toEqual([
      [{ query: "'faucet'", weight: 1 }],
      [{ query: "'sprayer'", weight: 1 }],
    ]);
  });
});
