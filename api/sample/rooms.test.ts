import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import rooms from './art/rooms.json' with { type: 'json' };
import { sampleContent } from './content/content.ts';
import { sampleDealer } from './dealer.ts';
import { sampleDocuments } from './pages/documents.ts';
import { focalX, isRoom, roomFits, type Standing, standsIn } from './rooms.ts';
import { isSecondView } from './second-views.ts';
import { filmsOf } from './selling.ts';
import { storedViews } from './stored-picture.ts';
import type { SampleProduct, SampleSku } from './types.ts';

const { products, categories, collections } = sampleDealer();
const renders = new URL('./art/renders/', import.meta.url);
const ownModel = (model: string) => model.replace(/-(?:detail|lit)$/, '');
const stands = (room: { model: string; finish: string }, { picture }: SampleSku) =>
  standsIn(room).some(({ model, finish }) => model === picture.model && finish === picture.finish);
const departmentOf = ({ categoryIds }: SampleProduct) => categoryIds[0] ?? '';

test('the list of what stands in the rooms is that of the rendered rooms', () => {
  const rendered = readdirSync(renders)
    .filter(isRoom)
    .flatMap((model) =>
      readdirSync(new URL(`${model}/`, renders)).map((name) => `${model}/${name.replace('.webp', '')}`),
    );
  expect(Object.keys(rooms).sort(), 'run blender/standing.py').toEqual(rendered.sort());
  for (const [key, list] of Object.entries(rooms as Record<string, Standing[]>)) {
    expect(list.length, key).toBeGreaterThan(0);
    for (const { x, y, share } of list) {
      expect(Math.min(x, y, share)).toBeGreaterThan(0);
      expect(Math.max(x, y, share)).toBeLessThan(1);
    }
  }
});

test('every picture of every product is of its own model in its own finish, and its room fits its department', () => {
  const wrong: string[] = [];
  let inRooms = 0;
  for (const product of products) {
    for (const sku of product.skus) {
      const { model, finish } = sku.picture;
      for (const view of storedViews(sku.picture, departmentOf(product))) {
        const what = `${sku.sku}: ${view.model}/${view.finish}`;
        if (!isRoom(view.model)) {
          if (!isSecondView(view.model) || ownModel(view.model) !== model || view.finish !== finish)
            wrong.push(what);
          continue;
        }
        inRooms += 1;
        if (!stands(view, sku)) wrong.push(`${what} is a room without it`);
        if (!roomFits(view.model, departmentOf(product))) wrong.push(`${what} is no room of its department`);
        if (!view.alt.startsWith(sku.picture.alt)) wrong.push(`${what} does not name it`);
      }
    }
    if (!product.skus.some(({ picture }) => picture === product.picture))
      wrong.push(`${product.slug} shows what is none of its SKUs`);
  }
  expect(wrong).toEqual([]);
  expect(inRooms).toBeGreaterThan(100);
});

test('a product is filmed only where it stands', () => {
  const filmed = products.filter((product) => filmsOf(product).length > 0);
  expect(filmed.length).toBeGreaterThan(5);
  for (const product of filmed)
    for (const { poster } of filmsOf(product))
      expect(
        product.skus.some((sku) => stands(poster, sku)),
        product.slug,
      ).toBe(true);
});

test('no room is a showroom’s, a warehouse’s or another department’s', () => {
  expect(roomFits('room-warehouse', 'cat-furniture')).toBe(false);
  expect(roomFits('room-showroom', 'cat-cabinets')).toBe(false);
  expect(roomFits('room-kitchen', 'cat-bathroom')).toBe(false);
  expect(roomFits('room-powder', 'cat-bathroom')).toBe(true);
});

test('a room that is cut to 4:5 is moved until what it is about is in view', () => {
  for (const x of [0.05, 0.23, 0.5, 0.8, 0.97]) {
    const cut = (1350 * 0.8) / 2400;
    const left = focalX(x, 2400, 1350) * (1 - cut);
    expect(x).toBeGreaterThanOrEqual(left - 0.01);
    expect(x).toBeLessThanOrEqual(left + cut + 0.01);
  }
  expect(focalX(0.2, 640, 800)).toBe(0.5);
});

/** Each rendered set that occurs more than once. */
const twice = (models: string[]) =>
  models.filter(isRoom).filter((model, index, all) => all.indexOf(model) !== index);

const addresses = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\/pictures\/([a-z0-9-]+)\//g)].map(([, model = '']) => model);

const newest = (limit: number) =>
  [...sampleContent.projects]
    .sort((a, b) => b.completedOn.localeCompare(a.completedOn))
    .slice(0, limit)
    .map(({ pictures }) => pictures[0]?.model ?? '');
type Block = { type: string; props: Record<string, unknown> };

/** What a block of the sample’s pages shows from the store. */
const loaded = ({ type, props }: Block): string[] => {
  const limit = Number(props.limit);
  if (type === 'portfolio-gallery') return newest(limit);
  if (type === 'collection-masonry')
    return collections
      .filter(({ featured }) => featured)
      .slice(0, limit)
      .map(({ picture }) => picture.model);
  if (type === 'category-carousel') return categories.slice(0, limit).map(({ picture }) => picture.model);
  return [];
};

test('no page of the sample shows a rendered room twice', () => {
  for (const document of sampleDocuments) {
    const blocks = (document as unknown as { blocks?: Block[] }).blocks ?? [];
    const models = blocks.flatMap((block) => [...addresses(block.props), ...loaded(block)]);
    expect(twice(models), JSON.stringify(document).slice(0, 60)).toEqual([]);
  }
});

test('no list of projects, posts, collections or a department’s categories shows a rendered room twice', () => {
  const { projects, posts } = sampleContent;
  expect(twice(projects.map(({ pictures }) => pictures[0]?.model ?? ''))).toEqual([]);
  expect(twice(posts.map(({ picture }) => picture.model))).toEqual([]);
  expect(twice(categories.map(({ picture }) => picture.model))).toEqual([]);
  expect(twice(collections.map(({ picture }) => picture.model))).toEqual([]);
  for (const { pictures, slug } of projects)
    expect(twice(pictures.map(({ model }) => model)), slug).toEqual([]);
  expect(projects.length).toBeGreaterThanOrEqual(16);
});

test('a preset of a block shows no rendered room twice', async () => {
  const blocks = new URL('../../blocks/', import.meta.url);
  const files = readdirSync(blocks)
    .map((name) => new URL(`${name}/presets.json`, blocks))
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { default: presets } = (await import(file.pathname, { with: { type: 'json' } })) as {
      default: unknown[];
    };
    for (const preset of Object.values(presets)) expect(twice(addresses(preset))).toEqual([]);
  }
});
