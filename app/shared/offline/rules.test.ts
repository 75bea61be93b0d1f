import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageCachePolicy } from '#app/entry.server.tsx';
import {
  cacheNames,
  filesIn,
  isPersonal,
  limits,
  markSaved,
  mayBeginAtOnce,
  maySaveFile,
  maySavePage,
  maySaveShell,
  offlineAddressOf,
  offlineAnswerFor,
  outdated,
  type Role,
  roleOf,
  shellCacheOf,
  sizesOf,
  surplus,
  titleIn,
  wantedPage,
} from './rules.ts';

const origin = 'https://shop.test';
const role = (path: string, { method = 'GET', mode = 'navigate' } = {}): Role =>
  roleOf({ method, mode, url: `${origin}${path}` }, origin);

const answer = (headers: Record<string, string> = {}, more: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  ...more,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-page-cache': 'hit',
    ...headers,
  }),
});
const maySave = (path: string, ...given: Parameters<typeof answer>) =>
  maySavePage(`${origin}${path}`, origin, answer(...given));

test('a page of the shop that was made for everybody is saved', () => {
  for (const path of ['/', '/c/bathroom', '/p/arden-basin?sku=A-1', '/search?q=brass', '/page/services'])
    expect(maySave(path), path).toBe(true);
  for (const state of ['hit', 'miss', 'stale']) expect(maySave('/', { 'x-page-cache': state })).toBe(true);
});

test('a page that a session or a cookie had a part in is never saved', () => {
  expect(maySave('/', { 'cache-control': 'private, no-store' })).toBe(false);
  expect(maySave('/', { 'cache-control': 'private, no-cache' })).toBe(false);
  expect(maySave('/', { 'x-page-cache': 'bypass' })).toBe(false);
  const { headers } = answer();
  headers.delete('x-page-cache');
  expect(maySavePage(`${origin}/`, origin, { ...answer(), headers })).toBe(false);
});

test('an error, a redirect and what is no document are never saved', () => {
  expect(maySave('/', {}, { status: 404 })).toBe(false);
  expect(maySave('/', {}, { status: 503 })).toBe(false);
  expect(maySave('/', {}, { redirected: true })).toBe(false);
  expect(maySave('/', {}, { type: 'opaqueredirect' })).toBe(false);
  expect(maySave('/', { 'content-type': 'application/json' })).toBe(false);
  expect(maySavePage('https://other.test/', origin, answer())).toBe(false);
});

/** Addresses of routes, as their files name them; parameters are filled in. */
const routes = readdirSync('app/routes').map(
  (file) =>
    `/${file
      .replace(/\.tsx?$/, '')
      .replace(/(?:^|\.)_index$/, '')
      .replace(/_(?=\.)/g, '')
      .replace(/\$\w*/g, 'x')
      .replace(/[()]/g, '')
      .replace(/\[(.)\]/g, '\u0000')
      .replaceAll('.', '/')
      .replaceAll('\u0000', '.')}`,
);

test('no address is saved that the page cache does not share, whatever its headers say', () => {
  // A new route is personal until somebody says otherwise, here and in the page cache's policy.
  const readable =
    /^\/(?:contact|delivery|disclaimer|privacy|offline|me|search\/suggest|site\.webmanifest|x)$/;
  const open = routes.filter((path) => !isPersonal(path) && !readable.test(path));
  expect(open).toContain('/c/x/x');
  for (const path of open)
    expect(
      pageCachePolicy.some((one) => one.path.test(path)),
      path,
    ).toBe(true);
});

test('what is a person’s is never saved, with whatever headers', () => {
  for (const path of [
    '/a/profile/orders',
    '/account',
    '/admin',
    '/admin/pages',
    '/cart',
    '/cart/shared/0123456789abcdef0123456789',
    '/cart/estimate.pdf',
    '/checkout',
    '/checkout/review',
    '/favorites',
    '/favorites/shared/0123456789abcdef',
    '/login',
    '/me',
    '/order-lookup/1234',
    '/quick-order',
    '/reset-password?token=1',
    '/stock-alerts',
    '/A/invoices',
  ])
    expect(maySave(path), path).toBe(false);
});

test('the worker leaves data, calls, writes, other hosts and the employees’ area to the network', () => {
  expect(role('/p/basin.data', { mode: 'cors' })).toBe('none');
  expect(role('/me.data', { mode: 'cors' })).toBe('none');
  expect(role('/cart/lines', { mode: 'cors' })).toBe('none');
  expect(role('/cart/lines', { method: 'POST', mode: 'cors' })).toBe('none');
  expect(role('/api/v1/carts', { mode: 'cors' })).toBe('none');
  expect(role('/admin/pages')).toBe('none');
  expect(role('/preview/home')).toBe('none');
  expect(role('/maps/locations')).toBe('none');
  expect(roleOf({ method: 'GET', mode: 'no-cors', url: 'https://other.test/assets/a.js' }, origin)).toBe(
    'none',
  );
});

test('documents, the build’s files and pictures are answered; a video is not', () => {
  expect(role('/')).toBe('page');
  expect(role('/checkout')).toBe('page');
  expect(role('/assets/aB3-_x.js', { mode: 'cors' })).toBe('file');
  expect(role('/pictures/basin/480.avif', { mode: 'no-cors' })).toBe('picture');
  expect(role('/media/vendors/brightwell.svg', { mode: 'no-cors' })).toBe('picture');
  expect(role('/media/hero-kitchen.webm', { mode: 'no-cors' })).toBe('none');
  expect(role('/drawings/1.png', { mode: 'no-cors' })).toBe('none');
});

test('a login, a logout, a registration and another warehouse drop what is saved', () => {
  for (const path of [
    '/login',
    '/login.data',
    '/login/code',
    '/logout',
    '/register.data',
    '/trade-register',
    '/addtt3',
    '/reset-password',
    '/warehouse',
    '/admin/login',
    '/admin/login/code',
    '/admin/join',
  ])
    expect(role(path, { method: 'POST' }), path).toBe('standing');
  expect(role('/contact', { method: 'POST' })).toBe('none');
});

test('without the network the cart and the offline page open, a seen page is read, and the rest says so', () => {
  expect(offlineAnswerFor('/cart')).toBe('shell');
  expect(offlineAnswerFor('/cart/')).toBe('shell');
  expect(offlineAnswerFor('/offline')).toBe('shell');
  expect(offlineAnswerFor('/')).toBe('saved');
  expect(offlineAnswerFor('/c/bathroom')).toBe('saved');
  expect(offlineAnswerFor('/checkout')).toBe('offline');
  expect(offlineAnswerFor('/a/invoices')).toBe('offline');
  const address = offlineAddressOf(new URL(`${origin}/search?q=a%20b&page=2`));
  expect(address).toMatch(/^\/offline#/);
  expect(wantedPage(new URL(address, origin).hash)).toBe('/search?q=a%20b&page=2');
  expect(wantedPage('')).toBeNull();
  expect(wantedPage('#%')).toBeNull();
});

test('files that may be everybody’s are saved, others are not', () => {
  expect(maySaveFile(answer({ 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
  expect(maySaveFile(answer({ 'cache-control': 'private, max-age=60' }))).toBe(false);
  expect(maySaveFile(answer({ 'cache-control': 'public, max-age=60' }, { status: 206 }))).toBe(false);
  expect(maySaveShell(answer({ 'cache-control': 'private, no-cache' }))).toBe(true);
  expect(maySaveShell(answer({}, { redirected: true }))).toBe(false);
});

test('a saved document says when it was saved and is otherwise as it was', () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><title>Basins · Shop</title><script>a("<html")</script></head></html>';
  const marked = markSaved(html, '2026-11-27T20:00:00.000Z');
  expect(marked).toContain('<html data-saved-at="2026-11-27T20:00:00.000Z" lang="en">');
  expect(marked.replace(' data-saved-at="2026-11-27T20:00:00.000Z"', '')).toBe(html);
  expect(titleIn(html)).toBe('Basins · Shop');
});

test('the files of a document are those of its build, each once', () => {
  const html =
    '<link href="/assets/app-1.css"/><link rel="modulepreload" href="/assets/core.js"/><script>import "/assets/core.js";import("/assets/_a-b.js")</script><img src="/pictures/a.webp"/>';
  expect(filesIn(html)).toEqual(['/assets/app-1.css', '/assets/core.js', '/assets/_a-b.js']);
});

test('a picture of another size stands in for one that is not saved', () => {
  expect(sizesOf('/pictures/basin/white/160.avif')).toBe('/pictures/basin/white/');
  expect(sizesOf('/pictures/basin/white/960.webp')).toBe('/pictures/basin/white/');
  expect(sizesOf('/media/vendors/brightwell.svg')).toBeNull();
  expect(sizesOf('/assets/a.js')).toBeNull();
});

test('the oldest go first', () => {
  expect(surplus([1, 2, 3], 2)).toEqual([1]);
  expect(surplus([1, 2], limits.pages)).toEqual([]);
});

test('a new build’s worker begins at once unless another format is saved, and drops what is not its own', () => {
  const own = [cacheNames.pages, shellCacheOf('one'), shellCacheOf('two'), 'something-else'];
  expect(mayBeginAtOnce(own)).toBe(true);
  expect(mayBeginAtOnce([...own, 'offline-0-pages'])).toBe(false);
  expect(outdated([...own, 'offline-0-pages'], 'two')).toEqual([shellCacheOf('one'), 'offline-0-pages']);
});
