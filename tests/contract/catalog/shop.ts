/** Narrowing lists, and the server's price of a configuration, beside an oracle that knows no SQL. */
import { describe, expect, it } from 'vitest';
import type { Facets, Product } from '#schemas/domain/catalog/catalog.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

type Choice = { vendors?: string[]; options?: Record<string, string[]>; min?: number; max?: number };
type Narrowed = Choice & { available?: boolean };

const collection = 'tidewater';

/** A product as the oracle narrows it: one SKU has all chosen options, and is in stock when that is asked. */
function passes(product: Product, { vendors, options = {}, min, max, available }: Narrowed): boolean {
  if (vendors && !vendors.includes(product.vendor.slug)) return false;
  if (min !== undefined && product.price < min) return false;
  if (max !== undefined && product.price > max) return false;
  return product.skus.some(
    (sku) =>
      (!available || sku.stock > 0) &&
      Object.entries(options).every(([name, labels]) =>
        facetsOf(product, sku, name).some((label) => label !== undefined && labels.includes(label)),
      ),
  );
}

/** A SKU's own option, else what the product's specifications say. */
function facetsOf(product: Product, sku: Product['skus'][number], name: string): (string | undefined)[] {
  if (sku.options[name] !== undefined) return [sku.options[name]];
  return [product.specifications[name]];
}

const queryOf = ({ vendors, options = {}, min, max, available }: Narrowed) => ({
  collection,
  ...(vendors ? { vendors: vendors.join(',') } : {}),
  ...(Object.keys(options).length > 0
    ? {
        filters: Object.entries(options)
          .flatMap(([name, labels]) => labels.map((label) => `${name}.${label}`))
          .join(','),
      }
    : {}),
  ...(min === undefined ? {} : { price_min: min }),
  ...(max === undefined ? {} : { price_max: max }),
  ...(available ? { available: 'true' as const } : {}),
});

async function everyProduct(shopper: Visitor): Promise<Product[]> {
  const { items, total } = dataOf(await shopper.listProducts({ query: { collection, limit: 100 } }));
  expect(items.length, 'the oracle sees the whole collection').toBe(total);
  return Promise.all(items.map(async ({ slug }) => dataOf(await shopper.getProduct({ params: { slug } }))));
}

const listed = async (shopper: Visitor, narrowed: Narrowed) =>
  dataOf(await shopper.listProducts({ query: { ...queryOf(narrowed), facets: 'true', limit: 100 } }));

const valuesOf = (facets: Facets | undefined, name: string) =>
  facets?.filters.find((filter) => filter.name === name)?.values ?? [];

export function catalogContract({ visitor, accountOf }: ContractTools): void {
  const loggedIn = async (role: string) => {
    const shopper = visitor();
    dataOf(await shopper.login({ body: accountOf(role) }));
    return shopper;
  };

  describe('narrowing a list', () => {
    it('lists what the oracle lists, for a guest and for the trade, at their own prices', async () => {
      for (const shopper of [visitor(), await loggedIn('trade')]) {
        const products = await everyProduct(shopper);
        const prices = products.map(({ price }) => price).sort((a, b) => a - b);
        const middle = prices[Math.floor(prices.length / 2)] ?? 0;
        const cases: Narrowed[] = [
          {},
          { options: { Finish: ['Matte Black'] } },
          { options: { Finish: ['Matte Black', 'Brushed Brass'], Width: ['24 in', '36 in'] } },
          { options: { Finish: ['Matte Black'] }, available: true },
          { min: middle },
          { max: middle, available: true },
          { min: middle, max: middle },
          { vendors: [products[0]?.vendor.slug ?? ''], options: { Color: ['Sage', 'Soot'] } },
          { options: { Material: ['Solid Brass'] } },
        ];
        for (const narrowed of cases) {
          const { items, total } = await listed(shopper, narrowed);
          const wanted = products.filter((product) => passes(product, narrowed)).map(({ slug }) => slug);
          expect(items.map(({ slug }) => slug).sort(), JSON.stringify(narrowed)).toEqual(wanted.sort());
          expect(total).toBe(wanted.length);
        }
      }
    });

    it('counts each value as the list would be with it, under the other facets', async () => {
      const shopper = visitor();
      const products = await everyProduct(shopper);
      const vendor = products[0]?.vendor.slug ?? '';
      const cases: Narrowed[] = [
        {},
        { options: { Finish: ['Matte Black'] }, available: true },
        { vendors: [vendor], options: { Color: ['Sage'] } },
        { max: 400, options: { Finish: ['Brushed Brass'], Material: ['Solid Brass'] } },
      ];
      for (const narrowed of cases) {
        const { facets } = await listed(shopper, narrowed);
        const count = (change: Narrowed) =>
          products.filter((product) => passes(product, { ...narrowed, ...change })).length;
        for (const { value, count: said } of facets?.vendors ?? [])
          expect(said, `${JSON.stringify(narrowed)} vendor ${value}`).toBe(count({ vendors: [value] }));
        for (const name of ['Finish', 'Color', 'Material', 'Width']) {
          for (const { value, count: said } of valuesOf(facets, name)) {
            const options = { ...narrowed.options, [name]: [value] };
            expect(said, `${JSON.stringify(narrowed)} ${name} ${value}`).toBe(count({ options }));
          }
        }
        expect(facets?.available).toBe(count({ available: true }));
        const { min: _min, max: _max, ...free } = narrowed;
        const prices = products.filter((product) => passes(product, free)).map(({ price }) => price);
        expect(facets?.price).toEqual(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
        );
        const subcategories = new Map<string, number>();
        for (const product of products.filter((candidate) => passes(candidate, narrowed)))
          for (const { slug, type } of product.categories)
            if (type === 'Subcategory') subcategories.set(slug, (subcategories.get(slug) ?? 0) + 1);
        expect(new Map(facets?.subcategories.map(({ value, count: said }) => [value, said]))).toEqual(
          subcategories,
        );
      }
    });

    it('shows colours with hex, and hex2 for the two-tone ones', async () => {
      const { facets } = dataOf(
        await visitor().listProducts({ query: { category: 'cabinets', facets: 'true', limit: 1 } }),
      );
      const colours = valuesOf(facets, 'Color');
      expect(colours.length).toBeGreaterThan(3);
      expect(colours.every(({ hex }) => /^#[0-9a-f]{6}$/i.test(hex ?? ''))).toBe(true);
      expect(colours.some(({ hex2 }) => hex2)).toBe(true);
    });

    it('answers no facets unless they are asked for, and never more than is there', async () => {
      const page = dataOf(await visitor().listProducts({ query: { category: 'lighting', limit: 1 } }));
      expect(page.facets).toBeUndefined();
      const none = dataOf(
        await visitor().listProducts({ query: { vendors: 'no-such-vendor', facets: 'true' } }),
      );
      expect(none.total).toBe(0);
    });

    it('refuses a filter that does not exist, a price that is none and a flag that is none', async () => {
      for (const query of [
        { filters: 'Shape.Round' },
        { filters: 'Matte Black' },
        { price_min: -1 },
        { price_max: 'cheap' as unknown as number },
        { available: 'yes' as 'true' },
        { vendors: 'a,,b' },
      ]) {
        const problem = problemOf(await visitor().listProducts({ query }));
        expect(problem, JSON.stringify(query)).toMatchObject({ code: 'bad_query', status: 400 });
        expect(problem.message + JSON.stringify(problem.fieldErrors)).toContain(Object.keys(query)[0]);
      }
    });
  });

  describe('products of all four kinds', () => {
    const firstOf = async (kind: Product['kind']): Promise<Product> => {
      for (let page = 1; ; page++) {
        const { items, pages } = dataOf(await visitor().listProducts({ query: { limit: 100, page } }));
        const found = items.find((item) => item.kind === kind);
        if (found) return dataOf(await visitor().getProduct({ params: { slug: found.slug } }));
        if (page >= pages) throw new Error(`the sample has no ${kind} product`);
      }
    };

    it('says what stands at every warehouse', async () => {
      const site = dataOf(await visitor().getSite());
      const { skus } = await firstOf('variant');
      for (const sku of skus) {
        expect(sku.stocks.map(({ warehouse }) => warehouse)).toEqual(site.warehouses.map(({ _id }) => _id));
        expect(sku.stocks.find(({ warehouse }) => warehouse === site.warehouse._id)?.quantity).toBe(
          sku.stock,
        );
      }
    });

    it('sends the colour of every picture, and its preview where it fills the screen', async () => {
      const { skus, slug } = await firstOf('variant');
      for (const { picture } of skus) {
        expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
        expect(picture.preview).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{40,200}$/);
      }
      const { items: lights } = dataOf(
        await visitor().listProducts({ query: { category: 'lighting', limit: 1 } }),
      );
      const light = dataOf(await visitor().getProduct({ params: { slug: lights[0]?.slug ?? '' } }));
      const { src, alt } = light.picture;
      expect(light.skus.find(({ picture }) => picture.src === src)?.views).toEqual([
        {
          src: src.replace(/\/[^/]+$/, '-lit$&'),
          alt: `${alt}, lit, in a dim room`,
          width: 640,
          height: 800,
          color: expect.stringMatching(/^#[0-9a-f]{6}$/),
          preview: expect.stringMatching(/^data:image\/webp;base64,[A-Za-z0-9+/=]{40,200}$/),
        },
      ]);
      const { items } = dataOf(await visitor().listProducts({ query: { limit: 100 } }));
      const card = items.find((item) => item.slug === slug);
      expect(card?.picture.color).toBe(
        skus.find(({ picture }) => picture.src === card?.picture.src)?.picture.color,
      );
      expect(items.filter(({ picture }) => picture.preview)).toEqual([]);
    });

    it('shows makers by their logotypes', async () => {
      const { items } = dataOf(await visitor().listVendors({ query: { limit: 100 } }));
      for (const { slug, logo } of items) expect(logo?.src).toBe(`/media/vendors/${slug}.svg`);
    });

    it('finds a vendor by its name in any letters, and by words of it', async () => {
      const { items } = dataOf(await visitor().listVendors({ query: { limit: 100 } }));
      const [vendor] = items.filter(({ name }) => name.includes(' '));
      const name = vendor?.name ?? '';
      const namesOf = async (query: { name: string } | { q: string }) =>
        dataOf(await visitor().listVendors({ query })).items.map((found) => found.name);
      expect(await namesOf({ name: name.toUpperCase() })).toEqual([name]);
      expect(await namesOf({ name: name.slice(1) })).toEqual([]);
      expect(await namesOf({ q: name.toLowerCase().split(' ').reverse().join(' ') })).toContain(name);
      expect(await namesOf({ q: `${name} %` })).toEqual([]);
    });
  });
}
