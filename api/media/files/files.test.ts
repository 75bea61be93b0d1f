/** Both stores do the same; S3's is spoken to through its own library, by a small server that answers as S3 does. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder.ts';
import { s3Store } from './s3.ts';

const kept = new Map<string, { body: Buffer; type: string }>();
const refused: string[] = [];

/** Reads, writes and deletes objects of one bucket for whoever signs, as the REST API of S3 does. */
async function answer(req: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> {
  const path = decodeURIComponent((req.url ?? '').split('?')[0] ?? '');
  if (!/^AWS4-HMAC-SHA256 Credential=key-id\//.test(req.headers.authorization ?? '')) {
    refused.push(path);
    return { status: 403 };
  }
  if (!path.startsWith('/shop-files/media/')) return { status: 404 };
  if (req.method === 'PUT') {
    kept.set(path, { body: await buffer(req), type: req.headers['content-type'] ?? '' });
    return { status: 200 };
  }
  if (req.method === 'DELETE') {
    kept.delete(path);
    return { status: 204 };
  }
  const found = kept.get(path);
  if (!found) return { status: 404, body: '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>' };
  const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '');
  return range
    ? { status: 206, body: found.body.subarray(Number(range[1]), Number(range[2]) + 1) }
    : { status: 200, body: found.body };
}

let server: Server;
let folder: string;
const stores: Record<string, () => FileStore> = {
  'a folder': () => folderStore(join(folder, 'kept')),
  S3: () =>
    s3Store({
      bucket: 'shop-files',
      region: 'us-west-2',
      accessKeyId: 'key-id',
      secretAccessKey: 'secret',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  server = createServer((req, res) => {
    void answer(req).then(({ status, body }) => res.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const textOf = async (stream: Readable | null) => (stream ? (await buffer(stream)).toString() : null);

for (const [name, open] of Object.entries(stores)) {
  describe(`files in ${name}`, () => {
    it('are read as they were put, whole or in part, until they are removed', async () => {
      const store = open();
      const arrived = join(folder, 'arrived');
      await writeFile(arrived, 'a film of a kitchen');
      await store.put('abc/film.webm', arrived, 'video/webm');
      expect(await textOf(await store.read('abc/film.webm'))).toBe('a film of a kitchen');
      expect(await textOf(await store.read('abc/film.webm', { start: 2, end: 5 }))).toBe('film');
      await store.remove('abc/film.webm');
      expect(await store.read('abc/film.webm')).toBeNull();
      await expect(store.remove('abc/film.webm')).resolves.toBeUndefined();
    });

    it('are null when they were never there', async () => {
      expect(await open().read('nobody/knows.webp')).toBeNull();
    });
  });
}

describe('files in S3', () => {
  it('carry their type, under a prefix of their own', async () => {
    const arrived = join(folder, 'picture');
    await writeFile(arrived, 'pixels');
    await open('S3').put('p/1.webp', arrived, 'image/webp');
    expect(kept.get('/shop-files/media/p/1.webp')).toEqual({
      body: await readFile(arrived),
      type: 'image/webp',
    });
    expect(refused).toEqual([]);
  });

  it('fail loudly when the store refuses', async () => {
    const { port } = server.address() as AddressInfo;
    const store = s3Store({
      bucket: 'shop-files',
      region: 'us-west-2',
      accessKeyId: 'somebody-else',
      secretAccessKey: 'secret',
      endpoint: `http://127.0.0.1:${port}`,
    });
    await expect(store.read('p/1.webp')).rejects.toThrow();
    expect(refused).toEqual(['/shop-files/media/p/1.webp']);
  });
});

const open = (name: keyof typeof stores): FileStore => (stores[name] as () => FileStore)();
