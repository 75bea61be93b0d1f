import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StaticFiles } from './static-files.ts';

let folder: string;
let server: http.Server;
let url: string;

const large = 'x'.repeat(700 * 1024);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/page.js'), 'page()');
  writeFileSync(join(folder, 'assets/page.js.br'), 'compressed');
  writeFileSync(join(folder, 'assets/large.js'), large);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'service-worker.js'), 'work()');
  const files = new StaticFiles(folder);
  server = http.createServer((req, res) => {
    if (!files.handle(req, res, req.url ?? '')) res.writeHead(299).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('a browser asks for the service worker each time, and keeps other files', async () => {
  const cacheOf = async (path: string) => (await ask(path)).headers.get('cache-control');
  expect(await cacheOf('/service-worker.js')).toBe('no-cache');
  expect(await cacheOf('/robots.txt')).toBe('public, max-age=3600');
  expect(await cacheOf('/assets/page.js')).toBe('public, max-age=31536000, immutable');
});

test('a file is sent, from disk and then from memory, large ones and parts of them too', async () => {
  for (let times = 0; times < 2; times++) {
    expect(await ask('/assets/page.js')).toMatchObject({ status: 200, text: 'page()' });
    expect((await ask('/assets/large.js')).text).toBe(large);
  }
  const head = await ask('/assets/large.js', {}, 'HEAD');
  expect([head.text, head.headers.get('content-length')]).toEqual(['', String(large.length)]);
  const part = await ask('/robots.txt', { range: 'bytes=0-3' });
  expect(part).toMatchObject({ status: 206, text: 'User' });
  expect(part.headers.get('content-range')).toBe('bytes 0-3/13');
}, 30_000);

test('a file that never was is a plain 404 where only files are, and a page’s matter elsewhere', async () => {
  expect(await ask('/assets/none.js')).toMatchObject({ status: 404, text: 'Not found.' });
  expect((await ask('/none')).status).toBe(299);
});

test.each([
  ['/assets/page.js', {}],
  ['/assets/page.js', { 'accept-encoding': 'br' }],
  ['/assets/large.js', {}],
  ['/robots.txt', { range: 'bytes=0-3' }],
])('a file that is deleted while the server runs is a 404: %s %j', async (path, headers) => {
  rmSync(join(folder, path), { force: true });
  rmSync(join(folder, `${path}.br`), { force: true });
  const answer = await ask(path, headers);
  expect(answer).toMatchObject({ status: 404, text: 'Not found.' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect((await ask(path, headers, 'HEAD')).status).toBe(404);
});
