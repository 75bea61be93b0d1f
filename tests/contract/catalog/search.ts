import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf } from '../tools.ts';

export function searchContract({ visitor, send }: ContractTools): void {
  const list = async (q: string, limit = 24) =>
    dataOf(await visitor().listProducts({ query: { q, limit, facets: 'true' } }));
  const names = async (q: string) => (await list(q)).items.map(({ name }) => name);
  const suggest = async (q: string) => dataOf(await visitor().suggestSearch({ query: { q } }));

  describe('search', () => {
    it.each(['CAL-2401', 'cal2401', 'cal 2401', 'CAL.2401', 'Cal_2401'])(
      'puts the product number first, typed as %s',
      async (q) => {
        expect((await list(q)).items[0]?.product_number).toBe('CAL-2401');
        expect((await suggest(q)).products[0]?.product_number).toBe('CAL-2401');
      },
    );

    it('puts every exact SKU first, with and without separators', async () => {
      const { items } = await list('vanity', 100);
      const sold = items.flatMap(({ sku, product_number }) => (sku ? [{ sku, product_number }] : []));
      expect(sold.length).toBeGreaterThan(3);
      for (const { sku, product_number } of sold) {
        for (const q of [sku, sku.replaceAll('-', ''), sku.toLowerCase().replaceAll('-', ' ')])
          expect((await list(q)).items[0]?.product_number).toBe(product_number);
      }
    });

    it('finds a part of a number, where it begins and where it ends', async () => {
      const begun = (await list('KIT-81')).items.map(({ product_number }) => product_number);
      expect(begun.length).toBeGreaterThan(5);
      expect(begun.every((number) => number.startsWith('KIT-81'))).toBe(true);
      expect((await list('2904')).items[0]?.product_number).toBe('FLU-2904');
    });

    it('mends a misspelling anywhere in a word and says so', async () => {
      for (const [typed, meant, name] of [
        ['chandalier', 'chandelier', /Chandelier/],
        ['hcandelier', 'chandelier', /Chandelier/],
        ['nightstnad', 'nightstand', /Nightstand/],
        ['matte blck pulls', 'matte black pulls', /Pull/],
      ] as const) {
        const found = await list(typed);
        expect(found.did_you_mean).toBe(meant);
        expect(found.items[0]?.name).toMatch(name);
        expect(found.items.length).toBeGreaterThan(3);
      }
      expect((await list('chandelier')).did_you_mean).toBeUndefined();
    });

    it.each([
      // Two letters that changed places.
      ['facuet', 'faucet', /Faucet/],
      ['facuets', 'faucet', /Faucet/],
      ['fuacet', 'faucet', /Faucet/],
      ['sikn', 'sink', /Sink/],
      ['vantiy', 'vanity', /Vanity/],
      ['pednant', 'pendant', /Pendant/],
      // As it sounds.
      ['fawcett', 'faucet', /Faucet/],
      ['fosset', 'faucet', /Faucet/],
      ['shandaleer', 'chandelier', /Chandelier/],
      ['sinc', 'sink', /Sink/],
      ['skonse', 'sconce', /Sconce/],
      ['cabnit', 'cabinet', /Cabinet/],
      // Doubled letters, and a doubled one written once.
      ['fauccet', 'faucet', /Faucet/],
      ['vannity', 'vanity', /Vanity/],
      ['otoman', 'ottoman', /Ottoman/],
      ['miror', 'mirror', /Mirror/],
      // Both.
      ['fuaccet', 'faucet', /Faucet/],
    ])('finds %s as %s', async (typed, meant, name) => {
      const found = await list(typed);
      expect(found.did_you_mean?.replace(/s$/, '')).toBe(meant);
      expect(found.items[0]?.name).toMatch(name);
      expect((await suggest(typed)).products[0]?.name).toMatch(name);
    });

    it('knows the dealer’s synonyms, in any inflection', async () => {
      expect(
        (await names('couches')).slice(0, 10).every((name) => /Sofa|Sectional|Living Room/.test(name)),
      ).toBe(true);
      expect((await names('couch')).length).toBeGreaterThan(10);
      expect((await names('vent hood'))[0]).toMatch(/Range Hood/);
    });

    it('knows the trade’s abbreviations from the start', async () => {
      const black = await names('matte black pull');
      expect(black.length).toBeGreaterThan(0);
      expect((await names('mb pull'))[0]).toBe(black[0]);
    });

    it('reads a length however it is written', async () => {
      const written = [
        '36 in vanity',
        '36" vanity',
        '36 inch vanity',
        '36-inch vanity',
        '36in vanity',
        '36” vanity',
      ];
      const answers = await Promise.all(written.map((q) => names(q)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      const five = (await list(written[0] ?? '', 5)).items;
      for (const { product_number } of five)
        expect(
          ['MOO-2400', 'MER-2406', 'KIT', 'MTM'].some((start) => product_number.startsWith(start)) ||
            product_number.includes('-24'),
        ).toBe(true);
    });

    it('forgives accents, too many and too few', async () => {
      const plain = await names('boucle chair');
      expect(plain.length).toBeGreaterThan(0);
      expect(await names('Bouclé chair')).toEqual(plain);
      expect(await names('chândelier')).toEqual(await names('chandelier'));
    });

    it('takes a finish of two words as one', async () => {
      const { items } = await list('matte black cup pull', 3);
      for (const item of items) expect(item.name).toMatch(/Cup Pull/);
    });

    it('asks for every word first, and for the thing alone when too few have them all', async () => {
      const found = await list('wren chandelier');
      expect(found.items[0]?.name).toMatch(/^Wren .*Chandelier/);
      expect(found.items.length).toBeGreaterThan(5);
      expect(found.items.slice(1, 6).every(({ name }) => /Chandelier/.test(name))).toBe(true);
    });

    it('names the nearest departments when nothing answers', async () => {
      const none = await list('chandxxqqzz');
      expect(none).toMatchObject({ items: [], total: 0 });
      expect(none.nearest?.[0]).toEqual({ name: 'Chandeliers', href: '/c/lighting/chandeliers' });
      expect((await list('zzzzqqqq')).total).toBe(0);
      expect((await list('chandelier')).nearest).toBeUndefined();
    });

    it('has facets of what it found', async () => {
      const { facets, total } = await list('chandalier');
      const counted = facets?.subcategories.find(({ value }) => value === 'chandeliers')?.count ?? 0;
      expect(counted).toBeGreaterThan(5);
      expect(counted).toBeLessThanOrEqual(total);
    });

    it.each([
      "'",
      '"',
      '%',
      '_',
      '\\',
      "x' or '1'='1",
      '"; drop table product; --',
      ':* & | ! <-> ( )',
      '🚿🛁',
      'knob 🚿',
      '😀'.repeat(90),
      "o'hara's",
      '  -  ',
      "''''",
      'a:b c/d \\e',
      '½ " ″',
      '日本語',
      '٣٦',
      'ﬁnish',
    ])('answers %s quietly', async (q) => {
      const found = await list(q);
      expect(found.total).toBeGreaterThanOrEqual(0);
      await suggest(q);
    });

    it('finds what stands beside signs that say nothing', async () => {
      expect((await names('%knob_ 🚿'))[0]).toMatch(/Knob/);
    });

    it('refuses what is too long and what no text can hold', async () => {
      for (const q of ['x'.repeat(5000), 'knob\0']) {
        for (const path of ['/api/v1/products', '/api/v1/search'])
          expect((await send(`${path}?${new URLSearchParams({ q })}`)).status).toBe(400);
      }
    });
  });

  describe('the listing and the typeahead', () => {
    it.each(['sage vanity', 'brass pendant', 'chandalier', '36 in vanity', 'kiln and harbor sinks'])(
      'rank alike: %s',
      async (q) => {
        const listed = (await list(q, 3)).items.map(({ product_number }) => product_number);
        expect((await suggest(q)).products.slice(0, 3).map(({ product_number }) => product_number)).toEqual(
          listed,
        );
      },
    );
  });
}
