import { Link, UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { type ContextType, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, type Navigator, Router, useLocation } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import { quietPorts } from '#tests/factories/ports.ts';
import { RenderedParts } from './markup-memory.server.tsx';
import { MarkupMemory, type UseMarkup } from './markup-memory.ts';
import { type BlockModules, PageRenderer } from './page-renderer.tsx';

const rendered = vi.fn();
let broken = false;

const components: BlockModules = {
  words: async () => ({
    default: function Words({ text }: { text: string }) {
      rendered(text);
      if (broken) throw new Error('deep inside');
      return <Link to="/c/lighting">{text}</Link>;
    },
  }),
  numbered: async () => ({
    default: function Numbered({ text }: { text: string }) {
      rendered(text);
      return <p id={useId()}>{text}</p>;
    },
  }),
  // As a menu's current link: it compares an address of its own with the page's.
  current: async () => ({
    default: function Current({ text }: { text: string }) {
      rendered(text);
      return <p>{useLocation().pathname === text ? 'here' : 'elsewhere'}</p>;
    },
  }),
};

const block = (type: string, text: string): RenderableBlock => ({
  id: 'one',
  type,
  device: 'all',
  props: { text },
  data: null,
});
const remix = {
  manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
  routeModules: {},
  future: {},
  isSpaMode: false,
} as unknown as NonNullable<ContextType<typeof RemixContext>>;

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};
const at = (path: string, page: ReactNode) => (
  <Router location={path} navigator={navigator}>
    {page}
  </Router>
);

const { useMarkup } = new RenderedParts();
const inShop = (page: ReactNode, path = '/') =>
  renderToString(
    <MarkupMemory.Provider value={useMarkup}>
      <RemixContext.Provider value={remix}>{at(path, page)}</RemixContext.Provider>
    </MarkupMemory.Provider>,
  );
const show = (shown: RenderableBlock, { path = '/', isPersonal = false, references = {} } = {}) =>
  inShop(
    <PageRenderer {...{ references, ports: quietPorts, components, isPersonal }} blocks={[shown]} />,
    path,
  );

beforeAll(async () => {
  // The first to show a block waits for its code.
  for (const type of Object.keys(components)) show(block(type, ''));
  await new Promise(setImmediate);
});
beforeEach(() => {
  rendered.mockClear();
  // React Router's own in development, of every link on a server.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((text, ...rest) => {
    if (!String(text).includes('useLayoutEffect does nothing on the server')) error(text, ...rest);
  });
});

test('a block is rendered once, links and all, and comes from memory after that', () => {
  const first = show(block('words', 'Sconces'));
  expect(first).toContain('href="/c/lighting">Sconces</a>');
  expect(show(block('words', 'Sconces'))).toBe(first);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('from memory it is the HTML that React makes of it in its place', () => {
  const page = (
    <PageRenderer {...{ references: {}, ports: quietPorts, components }} blocks={[block('words', 'Same')]} />
  );
  const inPlace = renderToString(
    <RemixContext.Provider value={remix}>{at('/', page)}</RemixContext.Provider>,
  );
  expect(inShop(page)).toBe(inPlace);
});

test('other words or references are another block', () => {
  show(block('words', 'Pulls'));
  expect(show(block('words', 'Knobs'))).toContain('Knobs');
  show(block('words', 'Knobs'), { references: { 'page:a': { href: '/a', title: 'A' } } });
  expect(rendered).toHaveBeenCalledTimes(3);
});

test("what shows one person's favorites is neither kept nor taken from memory", () => {
  show(block('words', 'Mine'), { isPersonal: true });
  show(block('words', 'Mine'));
  show(block('words', 'Mine'), { isPersonal: true });
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('a block that holds the address of the page is another one there', () => {
  expect(show(block('current', '/c/lighting'), { path: '/c/lighting' })).toContain('here');
  expect(show(block('current', '/c/lighting'), { path: '/c/vanities' })).toContain('elsewhere');
});

test('ids that React counts through the page are made in their place each time', () => {
  show(block('numbered', 'A'));
  rendered.mockClear();
  show(block('numbered', 'A'));
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a block that fails alone fails in its place, where the page says so', () => {
  broken = true;
  const page = show(block('words', 'Broken'));
  broken = false;
  expect(page).toContain('data-block-loading');
  expect(page).not.toContain('Broken</a>');
});

function Asking({ use, text }: { use: UseMarkup; text: string }) {
  use(text, () => {
    rendered(text);
    return <p>{text}</p>;
  });
  return null;
}

test('no more than the limit is kept, the oldest goes first', () => {
  const { useMarkup: small } = new RenderedParts(200);
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string];
  for (const text of [a, b, b, c, a]) renderToString(at('/', <Asking use={small} text={text} />));
  expect(rendered.mock.calls.flat()).toEqual([a, b, c, a]);
});
