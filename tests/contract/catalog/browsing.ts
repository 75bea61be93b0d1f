/** The warehouses, and the departments and listings that a shopper browses. */
import { describe, expect, it } from 'vitest';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function browsingContract({ visitor, accountOf, inStock, send }: ContractTools): void {
  describe('site and catalog', () => {
    it('has three warehouses, and remembers the one that was chosen', async () => {
      const shopper = visitor();
      const site = dataOf(await shopper.getSite());
      expect(site.warehouses).toHaveLength(3);
      const other = site.warehouses[1];
      dataOf(await shopper.selectWarehouse({ query: { warehouse: other?._id ?? '' } }));
      expect(dataOf(await shopper.getSite()).warehouse._id).toBe(other?._id);
      expect(problemOf(await shopper.selectWarehouse({ query: { warehouse: 'nowhere' } })).code).toBe(
        'not_found',
      );
    });

    it('lists the departments, and a department’s subcategories by its id or slug', async () => {
      const departments = dataOf(await visitor().listCategories({ query: { type: 'Category' } })).items;
      expect(departments.map((category) => category.slug).sort()).toEqual([
        'bathroom',
        'cabinets',
        'furniture',
        'kitchen',
        'lighting',
      ]);
      const bySlug = dataOf(await visitor().listCategories({ query: { parents: 'bathroom' } })).items;
      const byId = dataOf(await visitor().listCategories({ query: { parents: 'cat-bathroom' } })).items;
      expect(bySlug.length).toBeGreaterThan(4);
      expect(byId).toEqual(bySlug);
      expect(bySlug.every((category) => category.parents[0]?.slug === 'bathroom')).toBe(true);
    });

    it('sorts and pages products without losing or repeating one', async () => {
      const ids = new Set<string>();
      let last = 0;
      let pages = 1;
      for (let page = 1; page <= pages; page++) {
        const result = dataOf(
          await visitor().listProducts({ query: { category: 'lighting', sort: 'price', page, limit: 50 } }),
        );
        pages = result.pages;
        for (const product of result.items) {
          expect(product.price).toBeGreaterThanOrEqual(last);
          last = product.price;
          ids.add(product._id);
        }
        expect(result.total).toBeGreaterThanOrEqual(ids.size);
        if (page === pages) expect(ids.size).toBe(result.total);
      }
    });

    it('finds a product by its exact SKU first, and by words of its name', async () => {
      const product = await inStock();
      expect(dataOf(await visitor().listProducts({ query: { q: product.sku } })).items[0]?._id).toBe(
        product._id,
      );
      const byName = dataOf(await visitor().listProducts({ query: { q: product.name } })).items;
      expect(byName.map((item) => item._id)).toContain(product._id);
      expect(dataOf(await visitor().listProducts({ query: { q: 'zzzzqqqq' } })).total).toBe(0);
    });

    it('lists nothing for a filter that names nothing, and refuses a sort it does not know', async () => {
      expect(dataOf(await visitor().listProducts({ query: { vendor: 'nobody' } })).items).toEqual([]);
      const response = await send('/api/v1/products?sort=magic');
      expect(problemSchema.parse(await response.json())).toMatchObject({
        code: 'bad_query',
        fieldErrors: { '/sort': expect.anything() },
      });
    });

    it('shows the approved trade buyer a lower price, and a guest none of it', async () => {
      const product = await inStock();
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const theirs = dataOf(await trade.getProduct({ params: { slug: product.slug } }));
      const guests = dataOf(await visitor().getProduct({ params: { slug: product.slug } }));
      expect(theirs.price).toBeLessThan(guests.price);
      expect(theirs.retail).toBe(guests.price);
      expect(JSON.stringify(guests)).not.toContain(`:${theirs.price},`);
    });
  });
}
