import { expect, test } from 'vitest';
import { translateDocument, unitsOf, withTargets } from './document-texts.ts';

const bold = [{ type: 'bold' }];
const link = [{ type: 'link', attrs: { href: '/blog' } }];
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const words = (text: string, marks?: unknown[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) });
const post = (...content: unknown[]) => ({
  kind: 'post',
  slug: 'tile',
  title: 'Choosing tile',
  excerpt: '12 x 24',
  picture: { src: '/pictures/tile', alt: 'A tiled wall', width: 10, height: 10 },
  date: '2026-01-02',
  body: { type: 'doc', content },
});
const page = {
  slug: 'help',
  audience: 'guest',
  title: 'Help',
  description: '',
  blocks: [
    {
      id: 'questions',
      type: 'faq',
      schemaVersion: 1,
      props: {
        title: 'Questions',
        items: [
          { question: 'Do you deliver?', answer: 'Yes, we do.' },
          { question: 'Returns?', answer: 'Yes, we do.' },
        ],
      },
    },
    { id: 'odd', type: 'nothing-known', schemaVersion: 1, props: { title: 'x' } },
  ],
};
const fieldOf = (document: unknown, source: string) =>
  unitsOf(document, 'es').find((unit) => unit.source === source)?.field ?? '';
const translated = (document: Record<string, unknown>, pairs: Record<string, string>) =>
  withTargets(
    document,
    'es',
    Object.entries(pairs).map(([source, target]) => ({ field: fieldOf(document, source), target })),
  );

test('the texts of a post are its words, formatted runs in tags, and nothing that is no prose', () => {
  const document = post(
    paragraph(words('Read '), words('our guide', link), words(' or '), words('call', bold), words('.')),
    { type: 'photo', attrs: { image: { src: '/pictures/a', alt: 'A photo', width: 1, height: 1 } } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(words('An item'))] }] },
  );
  expect(unitsOf(document, 'es').map(({ source, label }) => [label, source])).toEqual([
    ['Title', 'Choosing tile'],
    ['Text › Paragraph', 'Read <1>our guide</1> or <2>call</2>.'],
    ['Text › Photo › Alt text', 'A photo'],
    ['Text › List item', 'An item'],
    ['Photo › Alt text', 'A tiled wall'],
  ]);
});

test('a paragraph keeps its translation when another one is put before it, with the formats of today', () => {
  const sentence = paragraph(words('Read '), words('our guide', link));
  const before = translated(post(sentence), { 'Read <1>our guide</1>': '<1>Nuestra guía</1> se lee así' });
  const after = { ...before, body: { type: 'doc', content: [paragraph(words('New')), sentence] } };
  expect(translateDocument(after, 'es').body.content).toEqual([
    paragraph(words('New')),
    paragraph(words('Nuestra guía', link), words(' se lee así')),
  ]);
  expect(translateDocument(after, 'en')).not.toHaveProperty('translations');
});

test('an edited text shows its translation and is outdated; a new target settles it', () => {
  const before = translated(post(), { 'Choosing tile': 'Elegir azulejos' });
  const edited = { ...before, title: 'Choosing wall tile' };
  expect(translateDocument(edited, 'es').title).toBe('Elegir azulejos');
  expect(unitsOf(edited, 'es')[0]).toMatchObject({ state: 'outdated', before: 'Choosing tile' });
  const settled = translated(edited, { 'Choosing wall tile': 'Elegir azulejos de pared' });
  expect(unitsOf(settled, 'es')[0]).toMatchObject({ state: 'done', target: 'Elegir azulejos de pared' });
});

test('an edited paragraph leaves no second translation behind', () => {
  const of = (text: string) => post(paragraph(words(text)));
  const before = translated(of('Ships within two days'), { 'Ships within two days': 'Se envía en dos días' });
  const edited = { ...before, ...of('Ships within three days') };
  const settled = translated(edited, { 'Ships within three days': 'Se envía en tres días' });
  expect(Object.keys((settled.translations as { es: object }).es)).toHaveLength(1);
});

test('a page’s share image has words to translate', () => {
  const image = { src: '/pictures/tile', alt: 'A tiled wall', width: 10, height: 10 };
  const shared = { ...page, blocks: [], share_image: image };
  expect(unitsOf(shared, 'es').map(({ label, source }) => [label, source])).toEqual([
    ['Title', 'Help'],
    ['Share image › Alt text', 'A tiled wall'],
  ]);
  const spanish = translateDocument(
    translated(shared, { 'A tiled wall': 'Una pared' }) as typeof shared,
    'es',
  );
  expect(spanish.share_image).toEqual({ ...image, alt: 'Una pared' });
});

test('a page: blocks of an old version, equal texts once, unknown blocks as they are', () => {
  expect(unitsOf(page, 'es').map(({ source }) => source)).toEqual([
    'Help',
    'Questions',
    'Do you deliver?',
    'Yes, we do.',
    'Returns?',
  ]);
  const spanish = translateDocument(translated(page, { 'Yes, we do.': 'Sí.' }) as typeof page, 'es');
  expect(spanish.blocks[0]).toMatchObject({
    schemaVersion: 2,
    props: { items: [{ question: 'Do you deliver?', answer: 'Sí.' }, { answer: 'Sí.' }] },
  });
  expect(spanish.blocks[1]).toEqual(page.blocks[1]);
  expect(page.blocks[0]?.schemaVersion).toBe(1);
});

test('translations that nobody can read, and a target that its field cannot take, leave the source', () => {
  const odd = { ...post(), translations: { es: { title: 'no unit', excerpt: null } } };
  expect(translateDocument(odd, 'es').title).toBe('Choosing tile');
  const long = { title: { source: 'Choosing tile', target: 'x'.repeat(121) } };
  expect(translateDocument({ ...post(), translations: { es: long } }, 'es').title).toBe('Choosing tile');
});
