import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { fileNameHeader, fileVersionHeader } from '#schemas/domain/media/media-files.ts';
import { EncodeQueue } from './encode-queue.ts';
import { Library } from './library.ts';

const folder = mkdtempSync(join(tmpdir(), 'library-'));
const id = '01a1ff60-0ebd-77b8-b629-824b2274f649';
const [old, fresh] = ['4c6872c184c6', 'b772c3e811a4'];
let version = old;
let type = 'image/webp';
let encode: (file: string) => Promise<void>;
let failures: unknown[];

const api = {
  baseUrl: null,
  checkResponses: false,
  fetch: async (request: Request) =>
    new Response(request.method === 'HEAD' ? null : version, {
      headers: {
        'content-type': type,
        [fileVersionHeader]: version,
        [fileNameHeader]: encodeURIComponent('Guía de "montaje"'),
      },
    }),
};
const library = new Library({ api, folder, queue: new EncodeQueue(({ file }) => encode(file)) });
const server = createServer((req, res) => {
  library.handle(req, res, req.url ?? '').catch((error) => {
    failures.push(error);
    res.writeHead(500).end();
  });
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  version = old;
  type = 'image/webp';
  failures = [];
  await library.forget(id);
});

const ask = async (path: string) => {
  const { port } = server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/media/library/${id}${path}`);
  return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') };
};

it('shows the newer picture when one is replaced while it is being made', async () => {
  encode = async (file) => {
    if (version === old) {
      version = fresh;
      await library.forget(id);
      throw new Error('Input file is missing');
    }
    writeFileSync(file, `made of ${dirname(file).slice(-12)}`);
  };
  expect(await ask(`/${old}/320.avif`)).toEqual({
    status: 200,
    text: `made of ${fresh}`,
    cache: 'public, max-age=0, must-revalidate',
  });
  expect(failures).toEqual([]);
});

it('says so when a picture cannot be made', async () => {
  encode = async () => {
    throw new Error('no such format');
  };
  expect((await ask('/320.avif')).status).toBe(500);
  expect(failures).toEqual([new Error('no such format')]);
});

it('hands a PDF on under its name, and nothing else as one', async () => {
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}/media/library/${id}/${old}.pdf`;
  expect((await fetch(address)).status).toBe(404);
  type = 'application/pdf';
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition':
      'inline; filename="Guia de _montaje_.pdf"; filename*=UTF-8\'\'Gu%C3%ADa%20de%20%22montaje%22.pdf',
  });
});
