import { expect, test } from 'vitest';
import { matchTranslations, textHash } from './match.ts';
import { readTagged, tagProblem, writeTagged } from './tags.ts';

test('tags are read and written', () => {
  const text = 'Read <1>our guide</1>, <2>then</2> call.';
  expect(readTagged(text)).toEqual([
    { text: 'Read ', tag: null },
    { text: 'our guide', tag: 1 },
    { text: ', ', tag: null },
    { text: 'then', tag: 2 },
    { text: ' call.', tag: null },
  ]);
  expect(writeTagged(readTagged(text))).toBe(text);
  expect(readTagged('2 < 3 <b>')).toEqual([{ text: '2 < 3 <b>', tag: null }]);
});

test.each([
  ['<2>dos</2> y <1>uno</1>', null, undefined],
  ['<1>uno</1> y dos', 'translation_tag_missing', '<2>'],
  ['<1>uno</1> <2>dos</2> <3>x</3>', 'translation_tag_other', '<3>'],
  ['<1>uno</1> <1>uno</1> <2>dos</2>', 'translation_tag_other', '<1>'],
  ['<1> </1> y <2>dos</2>', 'translation_tag_empty', '<1>'],
  ['<1>uno <2>dos</1></2>', 'translation_tag_order', '<1>'],
  ['</1>uno<1> <2>dos</2>', 'translation_tag_order', '</1>'],
])('%s', (target, reason, tag) => {
  expect(tagProblem('<1>one</1> and <2>two</2>', target)).toEqual(
    reason ? { reason, values: { tag } } : null,
  );
});

const listed = (source: string) => ({ field: `b/items/text#${textHash(source)}`, source });
const stored = (source: string, target: string) => ({ [listed(source).field]: { source, target } });

test('a text of a list keeps its translation wherever it goes, and an edited one is outdated', () => {
  const translations = {
    ...stored('Free delivery on orders over $500', 'Entrega gratis'),
    ...stored('Returns within 30 days of delivery', 'Devoluciones'),
    title: { source: 'Old', target: 'Viejo' },
  };
  const texts = [
    { field: 'title', source: 'New' },
    listed('Something quite new'),
    listed('Returns within 60 days of delivery'),
    listed('Free delivery on orders over $500'),
  ];
  expect([...matchTranslations(texts, translations).values()]).toMatchObject([
    { target: 'Viejo', before: 'Old' },
    { target: 'Entrega gratis', before: null },
    { target: 'Devoluciones', before: 'Returns within 30 days of delivery' },
  ]);
});
