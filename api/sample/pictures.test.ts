import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import exceptions from './art/exceptions.json' with { type: 'json' };
import logos from './art/logotypes.sizes.json' with { type: 'json' };
import previews from './art/renders/previews.json' with { type: 'json' };
import standIns from './art/renders/stand-ins.json' with { type: 'json' };
import { sampleDealer } from './dealer.ts';
import { vendors } from './house.ts';
import { sampleMedia } from './media.ts';
import { sampleDocuments } from './pages/documents.ts';
import { isSecondView, secondViews } from './second-views.ts';
import { filmsOf } from './selling.ts';
import { shownPictures } from './shown.ts';
import { storedViews } from './stored-picture.ts';
import type { SamplePicture } from './types.ts';

const { products, categories } = sampleDealer();
const shown = [...shownPictures()];
const keyOf = ({ model, finish }: { model: string; finish: string }) => `${model}/${finish}`;
const isRendered = (key: string) => existsSync(new URL(`./art/renders/${key}.webp`, import.meta.url));

test('every picture of a product, category, collection, post, project, person, page and menu is there', () => {
  const missing = shown.filter((picture) => !isSecondView(picture.model) && !isRendered(keyOf(picture)));
  expect(missing.map((picture) => `${picture.where}: ${keyOf(picture)}`)).toEqual([]);
});

test('every second view is rendered in its own finish, or is listed', () => {
  const short: Record<string, string> = Object.fromEntries([
    ...shown
      .map(keyOf)
      .filter((key) => !isRendered(key))
      .map((key) => [key, 'missing']),
    ...standIns.map((key) => [key, 'stands in']),
  ]);
  const listed = exceptions as Record<string, string>;
  const unlisted = Object.entries(short).filter(([key, how]) => !listed[key]?.startsWith(how));
  expect(unlisted, 'add these to api/sample/art/exceptions.json, or render them').toEqual([]);
  const done = Object.keys(listed).filter((key) => !short[key]);
  expect(done, 'these are rendered: take them out of api/sample/art/exceptions.json').toEqual([]);
});

/** Every `src`, `url` and `poster` anywhere in a value. */
function addressesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /^(?:src|url|poster)$/.test(key) ? [inner] : addressesIn(inner),
  );
}

test('every file that pages, products, brands and the media library name is there', () => {
  const named = [
    ...sampleDocuments.flatMap(addressesIn),
    ...sampleMedia.flatMap(addressesIn),
    ...products.flatMap((product) => filmsOf(product).flatMap(addressesIn)),
    ...vendors.map(({ slug }) => `/media/vendors/${slug}.svg`),
  ].filter((src) => src.startsWith('/'));
  expect(named.filter((src) => src.startsWith('/media/')).length).toBeGreaterThan(vendors.length);
  expect(named.filter((src) => src.startsWith('/pictures/')).length).toBeGreaterThan(20);
  const isThere = (src: string) =>
    src.startsWith('/pictures/')
      ? isRendered(src.slice('/pictures/'.length))
      : existsSync(new URL(`../../public${src}`, import.meta.url));
  expect([...new Set(named)].filter((src) => !isThere(src))).toEqual([]);
});

test('every master is shown somewhere', () => {
  const used = new Set(shown.map(keyOf));
  expect(Object.keys(previews).filter((key) => !used.has(key))).toEqual([]);
});

test('each kind of thing shows a picture', () => {
  const kinds = new Set(shown.map(({ where }) => where.split(' ')[0]));
  expect([...kinds].sort()).toEqual(
    [
      'block',
      'category',
      'collection',
      'menu',
      'page',
      'person',
      'post',
      'product',
      'project',
      'room',
      'sku',
      'view',
    ].sort(),
  );
  const rooms = new Set(shown.map(({ model }) => model).filter((model) => model.startsWith('room-')));
  expect(rooms.size).toBeGreaterThanOrEqual(10);
});

test('every rendered picture has its size, its colour and a preview of a few bytes', () => {
  const known = previews as Record<
    string,
    { width: number; height: number; color: string; preview: string } | undefined
  >;
  for (const key of new Set(shown.map(keyOf).filter(isRendered))) {
    const preview = known[key];
    expect(preview, `${key}: run npx tsx api/sample/art/previews.ts`).toBeDefined();
    expect(preview?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(preview?.preview.length).toBeLessThan(200);
    expect(Math.min(preview?.width ?? 0, preview?.height ?? 0)).toBeGreaterThanOrEqual(640);
  }
  expect(Object.keys(known).filter((key) => !isRendered(key))).toEqual([]);
});

const hasView = ({ picture }: { picture: SamplePicture }) =>
  secondViews(picture).some((view) => isRendered(keyOf(view)));

test('every product has a second view in each of its finishes', () => {
  const pictures = products.flatMap((product) => [product, ...product.skus]);
  const without = pictures.filter((shown) => !hasView(shown)).map(({ picture }) => keyOf(picture));
  expect([...new Set(without)]).toEqual([]);
});

test('every light is shown lit, too', () => {
  const lighting = categories.find(({ slug }) => slug === 'lighting')?.id ?? '';
  const lights = products.filter(({ categoryIds }) => categoryIds[0] === lighting);
  expect(lights.length).toBeGreaterThan(100);
  expect(lights.filter((light) => !hasView(light)).map(({ slug }) => slug)).toEqual([]);
  for (const { picture } of lights)
    expect(secondViews(picture).map(({ model }) => model)).toEqual([`${picture.model}-lit`]);
});

test('a second view says what it shows, and is stored once it is rendered', () => {
  for (const { skus } of products) {
    for (const { picture } of skus) {
      for (const { model, alt } of secondViews(picture)) {
        expect(alt).toContain(picture.alt);
        expect(alt).toMatch(model.endsWith('-lit') ? /, lit, in a dim room$/ : /^Detail of .+: [a-z, ]+$/);
      }
      expect(storedViews(picture, '').map(keyOf)).toEqual(secondViews(picture).map(keyOf).filter(isRendered));
    }
  }
});

test('every maker has a logotype of its own', () => {
  expect(Object.keys(logos).sort()).toEqual(vendors.map(({ slug }) => slug).sort());
});
