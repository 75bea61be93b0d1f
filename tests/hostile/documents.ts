/**
 * Documents that somebody may bring to the importer and that are no pages of ours: other builders' formats, broken files,
 * and pages bent out of shape. Each is refused as a file at a pointer, or kept as a draft of which the check names what is
 * wrong; none does any harm.
 */
import { gzipSync } from 'node:zlib';

export type HostileDocument = {
  name: string;
  make: () => string | Uint8Array;
} & (
  | { expected: 'refused'; pointer: string; reason: string }
  /** What the check says at least, by pointer; nothing where the document is good after all. */
  | { expected: 'kept'; pointers: readonly string[] }
);

const text = (value: unknown): string => JSON.stringify(value);

const refused = (
  name: string,
  make: HostileDocument['make'],
  reason: string,
  pointer = '/',
): HostileDocument => ({ name, make, expected: 'refused', pointer, reason });

const kept = (name: string, value: unknown, ...pointers: string[]): HostileDocument => ({
  name,
  make: typeof value === 'function' ? (value as HostileDocument['make']) : () => text(value),
  expected: 'kept',
  pointers,
});

/** The importer refuses it as no page at all; sent to the API it becomes a draft like any other. */
const withoutBlocks = (name: string, value: object): HostileDocument =>
  refused(name, () => text(value), 'page_without_blocks');

const spacer = (id = 'gap', props: unknown = {}, more: object = {}) => ({
  id,
  type: 'spacer',
  schemaVersion: 1,
  visibility: {},
  props,
  ...more,
});

const page = (change: object = {}) => ({
  slug: 'hostile',
  audience: 'guest',
  title: 'Hostile',
  description: '',
  blocks: [spacer()],
  ...change,
});
const withBlocks = (...blocks: unknown[]) => page({ blocks });

/** As other builders save a page. */
const foreign: HostileDocument[] = [
  withoutBlocks('Puck: content and root', {
    content: [
      { type: 'HeadingBlock', props: { id: 'HeadingBlock-1', title: 'Hello' } },
      { type: 'ButtonGroup', props: { id: 'ButtonGroup-2', buttons: [{ label: 'Go', href: '#' }] } },
    ],
    root: { props: { title: 'Landing' } },
    zones: {},
  }),
  withoutBlocks('Puck: zones by component', {
    content: [{ type: 'Columns', props: { id: 'Columns-1' } }],
    root: {},
    zones: { 'Columns-1:column-0': [{ type: 'Text', props: { id: 'Text-1', text: 'Left' } }] },
  }),
  withoutBlocks('Payload: a layout and lexical text', {
    id: 12,
    title: 'Landing',
    slug: 'landing',
    _status: 'draft',
    layout: [
      {
        blockType: 'content',
        columns: [
          {
            size: 'full',
            richText: {
              root: {
                type: 'root',
                format: '',
                indent: 0,
                version: 1,
                direction: 'ltr',
                children: [
                  { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'Hi', format: 1 }] },
                ],
              },
            },
          },
        ],
      },
    ],
  }),
  withoutBlocks('Shopify: sections and their order', {
    sections: {
      main: { type: 'main-page', settings: { padding_top: 28 } },
      hero: { type: 'image-banner', blocks: { h: { type: 'heading', settings: {} } }, block_order: ['h'] },
    },
    order: ['hero', 'main'],
  }),
  withoutBlocks('Shopify: a section group', {
    type: 'header',
    name: 't:sections.header',
    sections: { a: { type: 'announcement' } },
    order: ['a'],
  }),
  withoutBlocks('Sanity: a document with portable text', {
    _id: 'drafts.1',
    _type: 'page',
    _rev: 'x',
    title: 'Landing',
    slug: { _type: 'slug', current: 'landing' },
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text: 'Hi', marks: ['strong'] }],
      },
    ],
  }),
  refused(
    'Sanity: portable text alone',
    () => text([{ _type: 'block', children: [{ _type: 'span', text: 'Hi' }] }]),
    'page_expected',
  ),
  withoutBlocks('Builder.io: a page entry', {
    id: 'abc',
    name: 'Landing',
    published: 'draft',
    data: {
      title: 'Landing',
      blocks: [{ '@type': '@builder.io/sdk:Element', component: { name: 'Text', options: { text: '<p>' } } }],
    },
  }),
  withoutBlocks('Strapi: an answer of its API', {
    data: { id: 1, attributes: { slug: 'a', blocks: [{ __component: 'shared.rich-text', body: '#' }] } },
    meta: {},
  }),
  kept(
    'Strapi: a dynamic zone called blocks',
    page({ blocks: [{ __component: 'shared.media', id: 3, file: { url: '/uploads/a.png' } }] }),
    '/blocks/0/id',
    '/blocks/0/type',
    '/blocks/0/__component',
  ),
  refused(
    'WordPress: parsed blocks',
    () => text([{ blockName: 'core/paragraph', attrs: {}, innerBlocks: [], innerHTML: '<p>Hi</p>' }]),
    'page_expected',
  ),
  withoutBlocks('WordPress: a post of its API', {
    id: 5,
    date: '2026-01-01T00:00:00',
    slug: 'hello',
    status: 'publish',
    title: { rendered: 'Hello' },
    content: { rendered: '<p>Hi</p>', protected: false },
  }),
  refused('WordPress: blocks in comments', () => '<!-- wp:paragraph --><p>Hi</p><!-- /wp -->', 'json_broken'),
  withoutBlocks('Webflow: nodes of a page', {
    pageId: 'x',
    nodes: [{ id: 'a', type: 'text', text: { html: '<h1>Hi</h1>', text: 'Hi' }, attributes: {} }],
  }),
  withoutBlocks('Storyblok: a story', {
    story: {
      name: 'Home',
      content: { _uid: '1', component: 'page', body: [{ component: 'teaser', headline: 'Hi' }] },
    },
  }),
  withoutBlocks('Contentful: rich text', {
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [] }],
  }),
  kept(
    'Editor.js: blocks of its own',
    {
      time: 1,
      version: '2.29.0',
      blocks: [{ id: 'oUq2g_tl8y', type: 'header', data: { text: 'Hi', level: 2 } }],
    },
    '/time',
    '/blocks/0/data',
    '/blocks/0/type',
    '/blocks/0/schemaVersion',
  ),
  withoutBlocks('Craft.js: nodes by id', { ROOT: { type: 'div', isCanvas: true, nodes: ['a'] }, a: {} }),
  withoutBlocks('GrapesJS: a project', { assets: [], styles: [], pages: [{ frames: [{ component: {} }] }] }),
  withoutBlocks('Notion: blocks of its API', { object: 'list', results: [{ object: 'block', type: 'x' }] }),
  withoutBlocks('Tiptap: a text', { type: 'doc', content: [{ type: 'paragraph' }] }),
  withoutBlocks('Prismic: slices', { uid: 'a', slices: [{ slice_type: 'hero', primary: {}, items: [] }] }),
];

const bytes = (...list: number[]) => Uint8Array.from(list);
const utf16 = (value: string, big: boolean, mark: boolean): Uint8Array => {
  const little = Buffer.from((mark ? '\uFEFF' : '') + value, 'utf16le');
  return new Uint8Array(big ? little.swap16() : little);
};

/** Files that hold no JSON of an object, or hold it in other bytes than ours. */
const files: HostileDocument[] = [
  refused('UTF-16, little end first', () => utf16(text(page()), false, true), 'file_utf16'),
  refused('UTF-16, big end first', () => utf16(text(page()), true, true), 'file_utf16'),
  refused('UTF-16 without its mark', () => utf16(text(page()), false, false), 'file_utf16'),
  refused('UTF-16, big end first, without its mark', () => utf16(text(page()), true, false), 'file_utf16'),
  refused(
    'UTF-32',
    () => Uint8Array.from([...text(page())].flatMap((one) => [one.charCodeAt(0), 0, 0, 0])),
    'file_utf16',
  ),
  refused(
    'Latin-1',
    () => new Uint8Array(Buffer.from(text(page({ title: 'Größe' })), 'latin1')),
    'file_not_utf8',
  ),
  refused('UTF-8 that is too long for its character', () => bytes(0x22, 0xc0, 0xaf, 0x22), 'file_not_utf8'),
  refused('a gzip archive', () => new Uint8Array(gzipSync(text(page()))), 'file_not_utf8'),
  refused('a PNG', () => bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'file_not_utf8'),
  refused('a ZIP archive', () => bytes(0x50, 0x4b, 0x03, 0x04, 0x14), 'json_broken'),
  kept('a mark before UTF-8', () => new Uint8Array(Buffer.from(`\uFEFF${text(page())}`))),
  kept('a mark before what is pasted', () => `\uFEFF${text(page())}`),
  kept('lines as Windows ends them', () => JSON.stringify(page(), null, 2).replaceAll('\n', '\r\n')),
  refused(
    'two marks before UTF-8',
    () => new Uint8Array(Buffer.from(`\uFEFF\uFEFF${text(page())}`)),
    'json_broken',
  ),
  refused('nothing', () => '', 'page_file_empty'),
  refused('spaces', () => ' \n\t ', 'page_file_empty'),
  refused('zeros', () => new Uint8Array(64), 'json_broken'),
  refused('half of a page', () => text(page()).slice(0, 40), 'json_broken'),
  refused('two pages', () => `${text(page())}\n${text(page())}`, 'json_broken'),
  refused('a comment', () => `// a page\n${text(page())}`, 'json_broken'),
  refused('a last comma', () => '{"slug": "a",}', 'json_broken'),
  refused('single quotes', () => "{'slug': 'a'}", 'json_broken'),
  refused('NaN', () => '{"blocks": NaN}', 'json_broken'),
  refused('YAML', () => 'slug: a\nblocks:\n  - id: b\n', 'json_broken'),
  refused('HTML', () => '<!doctype html><title>Hi</title>', 'json_broken'),
  refused('a script', () => 'export default { slug: "a" };', 'json_broken'),
  refused('a string', () => text('slug'), 'page_expected'),
  refused('a number', () => '7', 'page_expected'),
  refused('null', () => 'null', 'page_expected'),
  refused('a list of pages', () => text([page(), page()]), 'page_expected'),
];

const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const inPage = (name: string, json: string) => text(page()).replace(/\}$/, `,"${name}":${json}}`);
const many = (count: number) => Array.from({ length: count }, (_, index) => spacer(`s${index}`));

const deepAndHuge: HostileDocument[] = [
  refused(
    '33 levels of lists',
    () => inPage('deep', nested(32, '[', ']')),
    'too_deep',
    `/deep${'/0'.repeat(31)}`,
  ),
  refused(
    '5,001 levels of lists',
    () => inPage('deep', nested(5001, '[', ']')),
    'too_deep',
    `/deep${'/0'.repeat(31)}`,
  ),
  refused(
    '100,000 levels of lists',
    () => inPage('deep', nested(100_000, '[', ']')),
    'too_deep',
    `/deep${'/0'.repeat(31)}`,
  ),
  refused(
    '5,001 levels of objects',
    () => inPage('a', `${'{"a":'.repeat(5001)}1${'}'.repeat(5001)}`),
    'too_deep',
    '/a'.repeat(32),
  ),
  refused(
    '5,001 levels in the props of a block',
    () => text(withBlocks(spacer('gap', 'HERE'))).replace('"HERE"', nested(5001, '[', ']')),
    'too_deep',
    `/blocks/0/props${'/0'.repeat(29)}`,
  ),
  refused('5,001 levels of nothing else', () => nested(5001, '[', ']'), 'page_expected'),
  refused('a title of 5 MB', () => text(page({ title: 'x'.repeat(5_000_000) })), 'page_too_large', '/title'),
  refused(
    'a block’s text of 2 MB',
    () => text(withBlocks(spacer(), spacer('b', { text: 'x'.repeat(2_000_000) }))),
    'page_too_large',
    '/blocks/1/props/text',
  ),
  refused(
    '1 MB in letters of two bytes',
    () => text(page({ title: 'é'.repeat(500_001) })),
    'page_too_large',
    '/title',
  ),
  refused(
    'a million zeros',
    () => text(page({ zeros: Array.from({ length: 1_000_000 }, () => 0) })),
    'page_too_large',
    '/zeros',
  ),
  refused(
    'a hundred thousand fields',
    () => text(page(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, index])))),
    'page_too_large',
    '',
  ),
  refused('201 blocks', () => text(page({ blocks: many(201) })), 'blocks_too_many', '/blocks'),
  refused('10,000 blocks', () => text(page({ blocks: many(10_000) })), 'blocks_too_many', '/blocks'),
  refused(
    '10,000 blocks that are null',
    () => text(page({ blocks: Array.from({ length: 10_000 }, () => null) })),
    'blocks_too_many',
    '/blocks',
  ),
  kept('200 blocks', page({ blocks: many(200) })),
  kept('a title of nearly 1 MB', page({ title: 'x'.repeat(990_000) }), '/title'),
];

const raw = (json: string) => (): string => json;

const names: HostileDocument[] = [
  refused('__proto__ at the top', raw(inPage('__proto__', '{"slug":"home"}')), 'name_reserved', '/__proto__'),
  refused(
    '__proto__ in a block',
    raw(text(withBlocks(spacer('gap', 'HERE'))).replace('"HERE"', '{"__proto__":{"isAdmin":true}}')),
    'name_reserved',
    '/blocks/0/props/__proto__',
  ),
  refused(
    'constructor.prototype',
    raw(inPage('constructor', '{"prototype":{"polluted":1}}')),
    'name_reserved',
    '/constructor',
  ),
  refused('prototype', raw(inPage('prototype', '1')), 'name_reserved', '/prototype'),
  refused('U+0000 in a title', () => text(page({ title: 'a\0b' })), 'text_not_storable', '/title'),
  refused('U+0000 in a name', () => text(page({ meta: { 'a\0': 1 } })), 'name_not_storable', '/meta'),
  refused(
    'the first half of a character',
    raw(text(page()).replace('Hostile', '\\ud83d')),
    'text_not_storable',
    '/title',
  ),
  refused(
    'the second half of a character',
    raw(text(page()).replace('Hostile', '\\udec1 x')),
    'text_not_storable',
    '/title',
  ),
  refused(
    'a number larger than any',
    raw(text(withBlocks(spacer('gap', { height: 7 }))).replace(':7}', ':1e999}')),
    'number_not_storable',
    '/blocks/0/props/height',
  ),
  kept('names of what objects have', page({ toString: null, hasOwnProperty: 0, valueOf: {} }), '/toString'),
  kept('a name that is empty', page({ '': 1 }), '/'),
  kept('a name of slashes and tildes', page({ '/~/': 1 }), '/~1~0~1'),
  kept('text that runs the other way', page({ title: '\u202Eegap a' })),
];

/** What stands in an envelope's field and is not what belongs there. */
const strangers: readonly [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a list', [[]]],
  ['an object without words', { toString: null, valueOf: null }],
  ['an object that says how long it is', { length: { a: 1 } }],
];
const fields = ['slug', 'audience', 'title', 'description', 'blocks', 'translations'];

/** Of translations, which are an object, each stranger in it is named. */
const pointersOf = (field: string, value: unknown): string[] =>
  field === 'translations' && typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.keys(value).map((key) => `/translations/${key}`)
    : [`/${field}`];

const envelope: HostileDocument[] = fields.flatMap((field) =>
  strangers
    // A list is what blocks are; its own strangers are below.
    .filter(([, value]) => !(field === 'blocks' && Array.isArray(value)))
    .map(([what, value]) =>
      kept(`${field} is ${what}`, page({ [field]: value }), ...pointersOf(field, value)),
    ),
);

const shapes: HostileDocument[] = [
  withoutBlocks('no field at all', {}),
  withoutBlocks('an object of something else', { hello: 'world' }),
  withoutBlocks('blocks of a stranger that are no list', { title: 'A', blocks: { 0: spacer() } }),
  kept('a list of blocks and nothing else', { blocks: [spacer()] }, '/slug', '/audience', '/title'),
  kept('a page of ours without blocks', page({ blocks: undefined }), '/blocks'),
  kept('a kind that nobody knows', page({ kind: 'landing' }), '/kind'),
  kept('a post that is a page', page({ kind: 'post' }), '/excerpt', '/body'),
  kept('a kind that is a list', page({ kind: ['post'] }), '/kind'),
  kept('a home page of no block', page({ slug: 'home', blocks: [] }), '/blocks'),
  kept('an address with a way out', page({ slug: '../../etc/passwd' }), '/slug'),
  kept('an address in capitals', page({ slug: 'HOME' }), '/slug'),
  kept('an audience of nobody', page({ audience: 'admin' }), '/audience'),
  kept('a title of spaces', page({ title: '   ' }), '/title'),
  kept('blocks by number', page({ blocks: { 0: spacer() } }), '/blocks'),
  kept('blocks of null', withBlocks(null, null), '/blocks/0', '/blocks/1'),
  kept('blocks of lists', withBlocks([[]], []), '/blocks/0'),
  kept('blocks of words and numbers', withBlocks('spacer', 7, true), '/blocks/0', '/blocks/1', '/blocks/2'),
  kept('one id twice', withBlocks(spacer('a'), spacer('a')), '/blocks/1/id'),
  kept('an id that is a number', withBlocks(spacer('a', {}, { id: 7 })), '/blocks/0/id'),
  kept('an id that is a way', withBlocks(spacer('../a')), '/blocks/0/id'),
  kept('a type out of the prototype', withBlocks(spacer('a', {}, { type: '__proto__' })), '/blocks/0/type'),
  kept(
    'a type that is a function’s name',
    withBlocks(spacer('a', {}, { type: 'toString' })),
    '/blocks/0/type',
  ),
  kept('a type of nothing', withBlocks(spacer('a', {}, { type: '' })), '/blocks/0/type'),
  kept('a version of zero', withBlocks(spacer('a', {}, { schemaVersion: 0 })), '/blocks/0/schemaVersion'),
  kept('half a version', withBlocks(spacer('a', {}, { schemaVersion: 1.5 })), '/blocks/0/schemaVersion'),
  kept(
    'a version from the future',
    withBlocks(spacer('a', {}, { schemaVersion: 1e308 })),
    '/blocks/0/schemaVersion',
  ),
  kept('a version in words', withBlocks(spacer('a', {}, { schemaVersion: '1' })), '/blocks/0/schemaVersion'),
  kept('visibility that is null', withBlocks(spacer('a', {}, { visibility: null })), '/blocks/0/visibility'),
  kept('visibility that is a list', withBlocks(spacer('a', {}, { visibility: [] })), '/blocks/0/visibility'),
  kept(
    'days that are none',
    withBlocks(spacer('a', {}, { visibility: { from: 'tomorrow', until: '2026-02-30T25:61:00Z' } })),
    '/blocks/0/visibility/from',
    '/blocks/0/visibility/until',
  ),
  kept(
    'an end before its beginning',
    withBlocks(
      spacer('a', {}, { visibility: { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' } }),
    ),
    '/blocks/0/visibility/until',
  ),
  kept(
    'an audience and a device of fancy',
    withBlocks(spacer('a', {}, { visibility: { audience: ['all'], device: 'fridge', warehouses: [null] } })),
    '/blocks/0/visibility/audience/0',
    '/blocks/0/visibility/device',
    '/blocks/0/visibility/warehouses/0',
  ),
  kept('props that are a list', withBlocks(spacer('a', [])), '/blocks/0/props'),
  kept('props that are words', withBlocks(spacer('a', 'none')), '/blocks/0/props'),
  kept('props that say how long they are', withBlocks(spacer('a', { length: {} })), '/blocks/0/props/length'),
];

const popup = (props: object) =>
  withBlocks({
    id: 'popup',
    type: 'promotional-popup',
    schemaVersion: 1,
    visibility: {},
    props: { title: 'Save', text: 'A little', ...props },
  });
const leading = (link: unknown) => popup({ cta: { content: 'Go', link, variant: 'primary' } });
const link = '/blocks/0/props/cta/link';

const values: HostileDocument[] = [
  kept('a delay below zero', popup({ delay: -1 }), '/blocks/0/props/delay'),
  kept('a delay of for ever', popup({ delay: 1e308 }), '/blocks/0/props/delay'),
  kept('half a second', popup({ delay: 0.5 }), '/blocks/0/props/delay'),
  kept('a delay in words', popup({ delay: '4' }), '/blocks/0/props/delay'),
  kept('a day that no month has', popup({ start: '2026-02-30' }), '/blocks/0/props/start'),
  kept('a day in words', popup({ end: 'next week' }), '/blocks/0/props/end'),
  kept(
    'a last day before the first',
    popup({ start: '2026-05-02', end: '2026-05-01' }),
    '/blocks/0/props/end',
  ),
  kept('a link that is a script', leading('javascript:alert(1)'), link),
  kept('a link to another site by its protocol', leading('//evil.example'), link),
  kept('a link to another site by a backslash', leading('/\\evil.example'), link),
  kept('a link with a character that is not seen', leading('/a\u0001b'), link),
  kept('a link of data', leading('data:text/html,<script>'), link),
  kept('a link that is an object', leading({ toString: null }), link),
  kept('a link to what there is not', leading('product:none'), link),
  kept(
    'a photo from somewhere else',
    popup({ image: { src: 'https://evil.example/a.png', alt: '', width: 1, height: 1 } }),
    '/blocks/0/props/image/src',
  ),
];

export const hostileDocuments: readonly HostileDocument[] = [
  ...foreign,
  ...files,
  ...deepAndHuge,
  ...names,
  ...envelope,
  ...shapes,
  ...values,
];
