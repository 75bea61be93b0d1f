import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf } from '../tools.ts';

export function discoveryContract({ visitor, accountOf }: ContractTools): void {
  const suggest = async (q: string) => dataOf(await visitor().suggestSearch({ query: { q } }));

  describe('featured items', () => {
    it('are what the dealer chose, in order, with the chosen picture and their parents', async () => {
      const items = dataOf(await visitor().getFeatured());
      expect(items.map(({ type }) => type)).toEqual([
        ...Array.from({ length: 5 }, () => 'Subcategory'),
        'Collection',
        'Collection',
        'Tag',
      ]);
      expect(items[0]).toEqual({
        name: 'Vanities',
        slug: 'vanities',
        type: 'Subcategory',
        image: expect.stringMatching(/^\/pictures\/.+\.webp$/),
        featured_image: '/pictures/room-bathroom/celadon/640.webp',
        parents: [{ _id: 'cat-bathroom', name: 'Bathroom', slug: 'bathroom' }],
      });
      expect(items.find(({ type }) => type === 'Collection')?.featured_image).toBeNull();
    });
  });

  describe('suggestions', () => {
    it('hold products, departments, brands and collections, few of each', async () => {
      const found = await suggest('c');
      expect(found.products).toHaveLength(6);
      expect(found.categories).toHaveLength(4);
      expect(found.vendors).toHaveLength(3);
      expect(found.collections.length).toBeLessThanOrEqual(2);
    });

    it('find the beginning of a word, every word, whatever the case', async () => {
      const { products, categories } = await suggest('  CHANDEL ');
      expect(products.length).toBeGreaterThan(0);
      expect(categories).toContainEqual({
        name: 'Chandeliers',
        href: '/c/lighting/chandeliers',
        parent: 'Lighting',
      });
      const two = await suggest('cal vos');
      expect(two.vendors).toEqual([{ name: 'Calder & Voss', href: '/v/Calder%20%26%20Voss' }]);
      expect(two.products.every(({ vendor_name }) => vendor_name === 'Calder & Voss')).toBe(true);
    });

    it('put an exact item number or SKU first', async () => {
      const { items } = dataOf(await visitor().listProducts({ query: { limit: 100, sort: 'newest' } }));
      const last = items.at(-1);
      const first = items.find((item) => item.sku && item.product_number !== item.sku);
      expect((await suggest(last?.product_number.toLowerCase() ?? '')).products[0]?.product_number).toBe(
        last?.product_number,
      );
      expect((await suggest(first?.sku ?? '')).products[0]?.product_number).toBe(first?.product_number);
    });

    it('forgive a misspelling and answer nothing to nonsense', async () => {
      const near = await suggest('chandeleir');
      expect(near.products.length).toBeGreaterThan(0);
      expect(near.products.map(({ name }) => name).join(' ')).toMatch(/chandelier/i);
      expect(await suggest('zzzzqqqq')).toEqual({
        products: [],
        finishes: [],
        categories: [],
        vendors: [],
        collections: [],
      });
      expect((await suggest('%')).products.every(({ name }) => name.includes('%'))).toBe(true);
    });

    it('are at the caller’s prices', async () => {
      const buyer = visitor();
      await buyer.login({ body: accountOf('trade buyer') });
      const own = dataOf(await buyer.suggestSearch({ query: { q: 'chandelier' } })).products[0];
      const retail = (await suggest('chandelier')).products[0];
      expect(own?.product_number).toBe(retail?.product_number);
      expect(own?.price).toBeLessThan(retail?.price ?? 0);
    });

    it('need something to look for', async () => {
      const answer = await visitor().suggestSearch({ query: { q: '   ' } });
      expect(answer.ok).toBe(false);
      expect(answer.status).toBe(400);
    });
  });
}
