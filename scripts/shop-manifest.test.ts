import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { shopManifest } from './shop-manifest.mjs';

const require = createRequire(import.meta.url);

const route = (id: string, imports: string[]) => ({
  id,
  path: id,
  hasAction: false,
  hasLoader: true,
  hasClientLoader: false,
  module: `/assets/${id}.js`,
  imports,
  css: [],
});

const written = (routes: ReturnType<typeof route>[]) =>
  `window.__remixManifest=${JSON.stringify({
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    url: '/assets/manifest-1.js',
    version: '1',
  })};`;

const read = (text: string) => JSON.parse(/^window\.__remixManifest=(.*);$/s.exec(text)?.[1] ?? '');

test('the shop’s list names its own routes, and ahead what the next page needs beside the entry', () => {
  const shop = read(
    shopManifest(
      written([
        route('routes/search', ['/assets/react.js', '/assets/list.js', '/assets/card.js']),
        route('routes/_index', []),
        route('routes/blog._index', ['/assets/blog.js']),
        route('routes/admin.pages', ['/assets/editor.js']),
        route('routes/preview.$page', []),
        route('routes/cart_.lines', []),
      ]),
    ),
  );
  expect(Object.keys(shop.routes)).toEqual(['routes/_index', 'routes/blog._index', 'routes/search']);
  expect(shop.routes['routes/search']).toEqual({
    id: 'routes/search',
    path: 'routes/search',
    hasLoader: true,
    module: '/assets/routes/search.js',
    imports: ['/assets/card.js', '/assets/list.js'],
  });
  expect(shop.routes['routes/blog._index']).not.toHaveProperty('imports');
  expect(shop).toMatchObject({ version: '1', url: '/assets/manifest-1.js' });
});

test.each(['', 'window.__reactRouterManifest={};', 'window.__remixManifest=[1];'])(
  'another form is refused: %s',
  (text) => {
    expect(() => shopManifest(text)).toThrow('not as Remix');
  },
);

test('Remix writes its list, and asks for the parts of a route, as the shop’s list needs it', () => {
  const folder = dirname(require.resolve('@remix-run/dev/package.json'));
  const plugin = readFileSync(join(folder, 'dist/vite/plugin.js'), 'utf8');
  expect(plugin).toContain('`window.__remixManifest=${JSON.stringify(');
  const react = join(dirname(require.resolve('@remix-run/react/package.json')), 'dist/esm');
  expect(existsSync(react)).toBe(true);
  const code = readdirSync(react)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(react, name), 'utf8'))
    .join('\n');
  // Compared with false, a part that is left out would count as one that is there.
  expect(code.match(/\.has(?:Loader|Action|ClientLoader|ClientAction|ErrorBoundary) *={2,3}/g)).toBeNull();
  // A route without imports is allowed.
  expect(code).not.toMatch(/\.imports\.(?!concat|length)/);
});
