import { describe, expect, test } from 'vitest';
import { normalDocument } from '#api/content/pages/normal-document.ts';
import { createHref } from '#blocks/kit/ports.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import texts from './image-with-text/presets.json' with { type: 'json' };
import popups from './promotional-popup/presets.json' with { type: 'json' };
import { blockRegistry } from './registry.ts';
import { validateDocument } from './validate-document.ts';

const popup = popups[0]?.props ?? {};
const imageText = texts[0]?.props ?? {};

const pageOf = (type: string, props: unknown, more: object = {}) => ({
  slug: 'spring',
  audience: 'guest',
  title: 'Spring',
  description: '',
  blocks: [{ id: 'a', type, schemaVersion: blockRegistry[type]?.definition.version, visibility: {}, props }],
  ...more,
});
const errorsOf = (input: unknown) => {
  const result = validateDocument(input);
  return result.ok ? {} : result.errors;
};
const windowed = (from: string, until: string) => {
  const page = pageOf('promotional-popup', popup);
  return { ...page, blocks: page.blocks.map((block) => ({ ...block, visibility: { from, until } })) };
};

describe('a window', () => {
  test.each([
    ['2026-05-02T00:00:00Z', '2026-05-01T00:00:00Z'],
    ['2026-05-01T00:00:00Z', '2026-05-01T00:00:00Z'],
    // The same moment by two clocks.
    ['2026-05-01T09:00:00+02:00', '2026-05-01T07:00:00Z'],
  ])('from %s until %s is refused at its end', (from, until) => {
    expect(errorsOf(windowed(from, until))).toEqual({
      '/blocks/0/visibility/until': [because('visibility_ends_early')],
    });
  });

  test('that closes later by another clock is none of it, and a stored one that never opens is still read', () => {
    expect(errorsOf(windowed('2026-05-01T09:00:00+02:00', '2026-05-01T08:00:00Z'))).toEqual({});
    const stored = windowed('2026-05-02T00:00:00Z', '2026-05-01T00:00:00Z');
    expect(normalDocument(stored as never).blocks).toHaveLength(1);
  });
});

test('a last day before the first one is refused at the last one, and one day may be both', () => {
  const days = (start: string, end: string) =>
    errorsOf(pageOf('promotional-popup', { ...popup, start, end }));
  expect(days('2026-05-02', '2026-05-01')).toEqual({ '/blocks/0/props/end': [because('end_date_early')] });
  expect(days('2026-05-01', '2026-05-01')).toEqual({});
  const read = blockRegistry['promotional-popup']?.definition.schema.safeParse({
    ...popup,
    start: '2026-05-02',
    end: '2026-05-01',
  });
  expect(read?.success).toBe(true);
});

test('a home page of no block is refused for whomever it is, any other page may be empty', () => {
  for (const audience of ['guest', 'company'])
    expect(errorsOf(pageOf('faq', {}, { slug: 'home', audience, blocks: [] }))).toEqual({
      '/blocks': [because('home_empty')],
    });
  expect(errorsOf(pageOf('faq', {}, { blocks: [] }))).toEqual({});
});

describe('a link', () => {
  const linked = (link: string) =>
    errorsOf(pageOf('promotional-popup', { ...popup, cta: { content: 'Go', link, variant: 'primary' } }));
  const pointer = '/blocks/0/props/cta/link';

  test.each(['/\\evil.example', '/a\u0001b', 'https://good.example\\@evil.example', '/\u007fx'])(
    '%j is refused as one that leads elsewhere',
    (link) => {
      expect(linked(link)).toEqual({ [pointer]: [because('link_misleading')] });
    },
  );

  test.each([
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'java\tscript:alert(1)',
    '\u0001/a',
  ])('%j is refused', (link) => {
    expect(Object.keys(linked(link))).toEqual([pointer]);
  });

  test.each(['/c/taps?sort=price', '#top', 'https://example.com/a\\b', 'mailto:a@b.co', 'tag:tag-new'])(
    '%j is taken',
    (link) => {
      expect(linked(link)).toEqual({});
    },
  );

  test('that was published before the rule leads home, and not to another site', () => {
    const href = createHref({});
    expect(['/\\evil.example', '//evil.example', '/c/taps'].map(href)).toEqual(['/', '/', '/c/taps']);
  });
});

test('reserved names are refused wherever they stand, in a page and in a post', () => {
  const page = pageOf('image-with-text', imageText);
  const json = JSON.stringify(page).replace(
    '"visibility":{}',
    '"visibility":{"__proto__":{"hidden":true}},"constructor":[{"prototype":1}]',
  );
  expect(errorsOf(JSON.parse(json))).toMatchObject({
    '/blocks/0/visibility/__proto__': [because('name_reserved', { name: '__proto__' })],
    '/blocks/0/constructor': [because('name_reserved', { name: 'constructor' })],
    '/blocks/0/constructor/0/prototype': [because('name_reserved', { name: 'prototype' })],
  });
  expect(errorsOf(JSON.parse('{"kind":"topic","__proto__":{"slug":"x"}}'))).toMatchObject({
    '/__proto__': [because('name_reserved', { name: '__proto__' })],
  });
});
