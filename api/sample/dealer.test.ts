import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleDealer } from './dealer.ts';
import { finishes } from './filters.ts';

const dealer = sampleDealer();
const skus = dealer.products.flatMap((product) => product.skus);
const repeated = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index);

test('it has the promised counts', () => {
  const count = (kind: string) => dealer.products.filter((product) => product.kind === kind).length;
  expect(dealer.products.length).toBeGreaterThanOrEqual(640);
  expect(skus.length).toBeGreaterThanOrEqual(2200);
  expect(count('plain')).toBeGreaterThanOrEqual(150);
  expect(count('combination')).toBeGreaterThanOrEqual(12);
  expect(count('custom')).toBeGreaterThanOrEqual(12);
  expect([
    dealer.vendors.length,
    dealer.tags.length,
    dealer.collections.length,
    dealer.warehouses.length,
  ]).toEqual([24, 12, 10, 3]);
  expect(dealer.categories.filter((category) => category.parentId).length).toBeGreaterThanOrEqual(34);
  expect(
    dealer.products.filter((product) => product.tagIds.includes('tag-featured')).length,
  ).toBeGreaterThanOrEqual(20);
  expect(sampleDealer()).toEqual(dealer);
});

test('ids, slugs, names, numbers and SKU codes are unique', () => {
  for (const list of [dealer.products, dealer.categories, dealer.vendors, dealer.tags, dealer.collections]) {
    expect(repeated(list.map(({ id }) => id))).toEqual([]);
    expect(repeated(list.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(list.map(({ name }) => name))).toEqual([]);
  }
  expect(repeated(dealer.products.map((product) => product.productNumber))).toEqual([]);
  expect(repeated(skus.map((sku) => sku.sku))).toEqual([]);
  expect(repeated(skus.map((sku) => sku.id))).toEqual([]);
});

test('every reference resolves', () => {
  const ids = new Set(
    [dealer.products, dealer.categories, dealer.vendors, dealer.tags, dealer.collections].flatMap((list) =>
      list.map(({ id }) => id),
    ),
  );
  const labels = new Map(
    dealer.filters.map((filter) => [filter.name, new Set(filter.options.map((option) => option.label))]),
  );
  const missing: string[] = [];
  for (const product of dealer.products) {
    for (const id of [
      product.vendorId,
      ...product.categoryIds,
      ...product.tagIds,
      ...product.collectionIds,
      ...(product.slots ?? []).flatMap((slot) => slot.productIds),
    ])
      if (!ids.has(id)) missing.push(`${product.id}: ${id}`);
    for (const sku of product.skus)
      for (const [name, value] of Object.entries(sku.options))
        if (!labels.get(name)?.has(value)) missing.push(`${sku.sku}: ${name} ${value}`);
  }
  expect(missing).toEqual([]);
});

test('every picture and every master is of a finish that there is', () => {
  const shown = [...dealer.categories, ...dealer.collections, ...dealer.products, ...skus].map(
    ({ picture }) => picture.finish,
  );
  const rendered = readdirSync(new URL('./art/renders/', import.meta.url), { recursive: true })
    .map((name) => /^[a-z0-9-]+\/([a-z0-9-]+)\.webp$/.exec(String(name))?.[1] ?? '')
    .filter(Boolean);
  expect(rendered.length).toBeGreaterThan(100);
  expect([...new Set([...shown, ...rendered])].filter((finish) => !finishes[finish])).toEqual([]);
});

test('prices are ordered and trade lies 15 to 30 % under retail', () => {
  const wrong = skus.filter(
    (sku) =>
      !(
        sku.msrpCents >= sku.retailCents &&
        sku.tradeCents >= sku.retailCents * 0.7 - 5 &&
        sku.tradeCents <= sku.retailCents * 0.85
      ),
  );
  expect(wrong.map(({ sku }) => sku)).toEqual([]);
});

test('every subcategory has at least eight products', () => {
  const thin = dealer.categories.filter(
    ({ id, parentId }) =>
      parentId && dealer.products.filter((product) => product.categoryIds[1] === id).length < 8,
  );
  expect(thin.map(({ slug }) => slug)).toEqual([]);
});
