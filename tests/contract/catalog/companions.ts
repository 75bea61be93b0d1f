/** What a product needs beside it and what goes with it (docs/product.md#companions). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { companionsOf } from '#api/sample/companions.ts';
import { sampleDealer } from '#api/sample/dealer.ts';
import type { Companion } from '#schemas/domain/catalog/companions.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import { importFile } from '#tests/factories/imports.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const { products } = sampleDealer();
const declared = companionsOf(products);
const byNumber = new Map(products.map((product) => [product.productNumber, product]));

export function companionsContract({ visitor, accountOf, send }: ContractTools): void {
  const read = async (shopper: Visitor, skus: string[]) =>
    dataOf(await shopper.listCompanions({ body: { skus } }));
  const publisher = async () => {
    const who = visitor();
    dataOf(await who.login({ body: accountOf('employee') }));
    return who;
  };

  /** What is wrong with a companion beside its own page; none when both say the same. */
  const contradictions = async (shopper: Visitor, { name, href, ...one }: Companion): Promise<string[]> => {
    const { pathname, searchParams } = new URL(href, 'http://shop.test');
    const slug = pathname.split('/').at(-1) ?? '';
    const page = dataOf(await shopper.getProduct({ params: { slug } }));
    const sku = page.skus.find((own) => own.sku === searchParams.get('sku'));
    const [price, availability] = sku ? [sku.price, sku.availability] : [page.price, page.availability];
    return [
      ...(price === one.price ? [] : [`${name}: ${one.price} beside, ${price} on its page`]),
      ...(JSON.stringify(availability) === JSON.stringify(one.availability)
        ? []
        : [`${name}: ${one.availability.kind} beside, ${availability.kind} on its page`]),
      ...((one.sku !== null) === (sku !== undefined && isSoldHere(availability))
        ? []
        : [`${name}: ${one.sku ? 'added' : 'not added'}, ${availability.kind}`]),
    ];
  };

  describe('companions', () => {
    it('are those that the dealer named, the required first, at their pages’ price and stock', async () => {
      const shopper = visitor();
      const { warehouses } = dataOf(await shopper.getSite());
      const wrong: string[] = [];
      const kinds = new Set<string>();
      const samples = products.filter(({ productNumber }) => declared.has(productNumber));
      expect(samples.length).toBeGreaterThan(150);
      for (const { _id } of warehouses) {
        dataOf(await shopper.selectWarehouse({ query: { warehouse: _id } }));
        const codes = samples.flatMap(({ skus }) => skus.slice(0, 2).map(({ sku }) => sku)).slice(0, 400);
        const answers = [
          ...(await read(shopper, codes.slice(0, 200))),
          ...(await read(shopper, codes.slice(200))),
        ];
        const each = new Map<string, Companion>();
        for (const { companions } of answers) {
          const needs = companions.map(({ need }) => need);
          expect(needs).toEqual([...needs].sort().reverse());
          for (const companion of companions) each.set(companion.href, companion);
        }
        for (const companion of each.values()) {
          kinds.add(companion.availability.kind);
          wrong.push(...(await contradictions(shopper, companion)));
        }
      }
      expect(wrong).toEqual([]);
      // Both what can be added and what cannot were among them.
      expect(kinds).toContain('here');
      expect(kinds.size).toBeGreaterThan(1);
    }, 120_000);

    it('come in the finish of the SKU that was asked about, where there is one', async () => {
      const faucet = products.find(({ name }) => /Widespread Bathroom Faucet$/.test(name));
      const answers = await read(visitor(), faucet?.skus.map(({ sku }) => sku) ?? []);
      expect(answers.length).toBeGreaterThan(3);
      for (const { sku, companions } of answers) {
        const finish = faucet?.skus.find((own) => own.sku === sku)?.options.Finish;
        const drain = companions.find(({ name }) => /Drain/.test(name));
        expect(drain?.need).toBe('required');
        expect(drain?.options.Finish).toBe(finish);
      }
      expect(await read(visitor(), ['NO-SUCH-SKU'])).toEqual([]);
    });

    it('are offered in the finish of each SKU of the sample, or not at all unless it needs them', async () => {
      const finishOf = (product: (typeof products)[number], code: string): string | undefined =>
        product.skus.find(({ sku }) => sku === code)?.options.Finish ?? product.specifications.Finish;
      const owners = new Map(products.flatMap((one) => one.skus.map(({ sku }) => [sku, one] as const)));
      const shopper = visitor();
      const wrong: string[] = [];
      let [alike, required] = [0, 0];
      const codes = products
        .filter(({ productNumber }) => declared.has(productNumber))
        .flatMap(({ skus }) => skus.map(({ sku }) => sku));
      for (let at = 0; at < codes.length; at += 200) {
        for (const { sku, companions } of await read(shopper, codes.slice(at, at + 200))) {
          const own = owners.get(sku);
          const finish = own && finishOf(own, sku);
          if (!finish) continue;
          for (const { name, need, options } of companions) {
            if (!options.Finish) continue;
            // A faucet beside a vanity: their finishes are of two kinds.
            const kin = own?.skus.some((one) =>
              products.some(
                (product) =>
                  product.name === name &&
                  product.skus.some((its) => its.options.Finish === (one.options.Finish ?? finish)),
              ),
            );
            if (!kin) continue;
            if (options.Finish === finish) alike += 1;
            else if (need === 'goes_with') wrong.push(`${sku} in ${finish}: ${name} in ${options.Finish}`);
            else {
              required += 1;
              const known = products.find((product) => product.name === name)?.skus ?? [];
              if (known.some((one) => one.options.Finish === finish))
                wrong.push(`${sku} in ${finish}: ${name} comes in it, not only in ${options.Finish}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(alike).toBeGreaterThan(300);
      expect(required).toBeLessThan(alike / 4);
      const column = products.find(({ slug }) => slug.startsWith('thackeray-two-function-shower-column'));
      const [answer] = await read(shopper, [column?.skus[0]?.sku ?? '']);
      expect(answer?.companions.map(({ options }) => options.Finish)).toEqual(['Polished Nickel']);
    });

    it('are kept by employees, by numbers that there are, and never of the product itself', async () => {
      const who = await publisher();
      const [own] = dataOf(await who.listCatalogProducts({ query: { q: 'DRN-7701' } })).items;
      const params = { id: own?._id ?? '' };
      const { version, product } = dataOf(await who.getCatalogProduct({ params }));
      const change = (companions: typeof product.companions) =>
        who.changeCatalogProduct({ params, body: { version, product: { ...product, companions } } });
      const strange = problemOf(await change([{ product: 'NO-SUCH', need: 'required', quantity: 1 }]));
      expect(Object.keys(strange.fieldErrors ?? {})).toEqual([
        expect.stringMatching(/\/companions\/0\/product$/),
      ]);
      const itself = problemOf(await change([{ product: 'DRN-7701', need: 'required', quantity: 1 }]));
      expect(Object.keys(itself.fieldErrors ?? {})).toEqual([
        expect.stringMatching(/\/companions\/0\/product$/),
      ]);
      const saved = dataOf(await change([{ product: 'TRP-7711', need: 'goes_with', quantity: 2 }]));
      expect(saved.companion_names['TRP-7711']).toBe(byNumber.get('TRP-7711')?.name);
      const [answer] = await read(visitor(), [product.skus[0]?.code ?? '']);
      expect(answer?.companions.map(({ need, quantity }) => [need, quantity])).toEqual([['goes_with', 2]]);
    });

    it('come with a file, also where they name what is further down in it, and follow a new number', async () => {
      const who = await publisher();
      const tag = randomUUID().slice(0, 8).toUpperCase();
      const rows = [
        'product_number,handle,name,vendor,sku,price,companions',
        `A-${tag},trim-${tag.toLowerCase()},Trim ${tag},Brightwell,A-${tag},20,"B-${tag}!, C-${tag} x3, NOT-YET"`,
        `B-${tag},valve-${tag.toLowerCase()},Valve ${tag},Brightwell,B-${tag},30,`,
        `C-${tag},bulb-${tag.toLowerCase()},Bulb ${tag},Brightwell,C-${tag},3,`,
      ];
      expect((await importFile(who, rows.join('\n'))).state).toBe('done');
      const said = async () =>
        (await read(visitor(), [`A-${tag}`]))[0]?.companions.map(({ name, need, quantity }) => [
          name,
          need,
          quantity,
        ]);
      const expected = [
        [`Valve ${tag}`, 'required', 1],
        [`Bulb ${tag}`, 'goes_with', 3],
      ];
      expect(await said()).toEqual(expected);
      const found = async (number: string) =>
        dataOf(await who.listCatalogProducts({ query: { q: number } })).items.find(
          ({ product_number }) => product_number === number,
        );
      const valve = await found(`B-${tag}`);
      const params = { id: valve?._id ?? '' };
      const { version, product } = dataOf(await who.getCatalogProduct({ params }));
      dataOf(
        await who.changeCatalogProduct({
          params,
          body: { version, product: { ...product, product_number: `D-${tag}` } },
        }),
      );
      expect(await said()).toEqual(expected);
      const trim = await found(`A-${tag}`);
      const stored = dataOf(await who.getCatalogProduct({ params: { id: trim?._id ?? '' } }));
      expect(stored.product.companions.map((companion) => companion.product)).toEqual([
        `D-${tag}`,
        `C-${tag}`,
        'NOT-YET',
      ]);
    });
  });

  describe('filters', () => {
    it('are sent once for each version of them', async () => {
      const first = await send('/api/v1/filters/');
      const tag = first.headers.get('etag') ?? '';
      expect(tag).not.toBe('');
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = await send('/api/v1/filters/', { headers: { 'if-none-match': tag } });
      expect(again.status).toBe(304);
      const others = await send('/api/v1/filters', { headers: { 'if-none-match': '"another"' } });
      expect(others.status).toBe(200);
      expect((await send('/api/v1/carts')).headers.get('cache-control')).toBe('private, no-store');
    });
  });
}
