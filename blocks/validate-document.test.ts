import { describe, expect, test } from 'vitest';
import { because } from '#schemas/domain/platform/reasons.ts';
import sections from './category-sections/presets.json' with { type: 'json' };
import footers from './footer/presets.json' with { type: 'json' };
import heroes from './hero/presets.json' with { type: 'json' };
import navbars from './navbar/presets.json' with { type: 'json' };
import carousels from './product-carousel/presets.json' with { type: 'json' };
import { blockRegistry } from './registry.ts';
import { collectReferences, validateDocument } from './validate-document.ts';

type Json = {
  blocks: {
    id: string;
    type: string;
    schemaVersion: number;
    visibility: object;
    props: Record<string, unknown>;
  }[];
};
/** A page of the blocks' first presets. */
const pageOf = (slug: string, blocks: Record<string, readonly { props: unknown }[]>) => ({
  slug,
  audience: 'guest',
  title: 'A page',
  description: '',
  blocks: Object.entries(blocks).map(([type, presets]) => ({
    id: `${slug}-${type}`,
    type,
    schemaVersion: 1,
    visibility: {},
    props: presets[0]?.props,
  })),
});
const home = pageOf('home', { hero: heroes, 'category-sections': sections, 'product-carousel': carousels });
const navigation = pageOf('navigation', { navbar: navbars });
const footer = pageOf('footer', { footer: footers });

const copy = (document: unknown) => structuredClone(document) as Json;
const errorsOf = (input: unknown) => {
  const result = validateDocument(input);
  return result.ok ? {} : result.errors;
};

test('a missing title, a fourth slide, an unknown type and a bad colour are four errors at four pointers', () => {
  const document = copy(home);
  const hero = document.blocks[0];
  if (!hero) throw new Error('no hero');
  delete hero.props.title;
  const items = hero.props.items as unknown[];
  items.push(items[0]);
  document.blocks.push({ id: 'x', type: 'marquee', schemaVersion: 1, visibility: {}, props: {} });
  const bar = copy(navigation).blocks[0];
  if (!bar) throw new Error('no navbar');
  (bar.props.data as { style: Record<string, unknown> }).style.backgroundColor = 'salmonish';
  document.blocks.push(bar);
  const last = document.blocks.length;
  expect(errorsOf(document)).toEqual({
    '/blocks/0/props/title': [because('text_expected')],
    '/blocks/0/props/items': [because('list_too_long', { maximum: 3 })],
    [`/blocks/${last - 2}/type`]: [
      because('block_type_unknown', { types: Object.keys(blockRegistry).join(', ') }),
    ],
    [`/blocks/${last - 1}/props/data/style/backgroundColor`]: [because('color_invalid')],
  });
});

test('a second hero, an id used twice and a version from the future are refused, beside a bad envelope', () => {
  const document = copy(home);
  const hero = document.blocks[0];
  const other = document.blocks[1];
  if (!hero || !other) throw new Error('no blocks');
  other.schemaVersion = 9;
  document.blocks.push(structuredClone(hero));
  const last = document.blocks.length - 1;
  expect(errorsOf({ ...document, slug: 'No Slug' })).toEqual({
    '/slug': [because('slug_invalid')],
    '/blocks/1/schemaVersion': [because('block_from_future', { version: 9, maximum: 2 })],
    [`/blocks/${last}/id`]: [because('block_id_twice', { id: 'home-hero', index: 0 })],
    [`/blocks/${last}/type`]: [because('blocks_of_type_too_many', { maximum: 1, type: 'hero' })],
  });
});

test.each([undefined, null, 7, [], { blocks: 'none' }, { blocks: [null, 3, {}] }])(
  '%j is refused and nothing throws',
  (input) => {
    expect(validateDocument(input).ok).toBe(false);
  },
);

test('references are found wherever a block keeps them', () => {
  const found = collectReferences(validDocument(home));
  expect(found).toContainEqual({
    entity: 'category',
    id: 'cat-cabinets',
    key: 'category:cat-cabinets',
    pointer: '/blocks/1/props/sections/0/category',
    from: 'ID',
  });
  expect(found).toContainEqual({
    entity: 'tag',
    id: 'tag-featured',
    key: 'tag:tag-featured',
    pointer: '/blocks/2/props/link/link',
    from: 'link',
  });
  expect(collectReferences(validDocument(navigation)).map((reference) => reference.key)).toContain(
    'category:cat-bathroom',
  );
});

function validDocument(input: unknown) {
  const result = validateDocument(input);
  if (!result.ok) throw new Error(JSON.stringify(result.errors, null, 2));
  return result.document;
}

describe('what ships is valid', () => {
  test.each([
    ['home', home],
    ['navigation', navigation],
    ['footer', footer],
  ])('page of presets %s', (_, document) => {
    expect(errorsOf(document)).toEqual({});
  });

  test.each(Object.keys(blockRegistry))('presets of %s', async (type) => {
    const { default: presets } = (await import(`./${type}/presets.json`)) as {
      default: { name: string; props: unknown }[];
    };
    expect(presets.length).toBeGreaterThan(0);
    for (const preset of presets) {
      const parsed = blockRegistry[type]?.definition.schema.safeParse(preset.props);
      expect(parsed?.error?.issues ?? []).toEqual([]);
    }
  });
});

test('two items of a menu that have the same id are said, at the second', () => {
  const link = (id: string) => ({ id, label: 'Menu', type: 'page', href: '/', items: [] });
  const item = { id: 'x', label: 'Item', href: '/' };
  const links = [link('a'), { ...link('b'), items: [item, item] }, link('a')];
  const bar = { id: 'bar', type: 'navbar', schemaVersion: 2, visibility: {}, props: { links } };
  const page = { slug: 'navigation', audience: 'guest', title: 'Navigation', blocks: [bar] };
  expect(errorsOf(page)).toEqual({
    '/blocks/0/props/links/1/items/1/id': [because('item_id_twice', { first: 1 })],
    '/blocks/0/props/links/2/id': [because('item_id_twice', { first: 1 })],
  });
});
