import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EncodeQueue, type EncodeTask } from './encode-queue.ts';
import { Pictures, parsePicturePath } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const master = join(folder, 'art/tap/brass.webp');
mkdirSync(join(folder, 'art/tap'), { recursive: true });
writeFileSync(master, 'one');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('picture addresses', () => {
  it('are a model, a finish, a known width and a format', () => {
    expect(parsePicturePath('/pictures/tap/brass/640.avif')).toEqual({
      model: 'tap',
      finish: 'brass',
      width: 640,
      format: 'avif',
    });
  });

  it('lead nowhere else', () => {
    for (const path of [
      '/pictures/../brass/640.avif',
      '/pictures/..%2f..%2fetc/brass/640.avif',
      '/pictures/.hidden/brass/640.avif',
      '/pictures/tap/../640.avif',
      '/pictures/a/b/c/640.avif',
      '/pictures/tap/brass/641.avif',
      '/pictures/tap/brass/99999.avif',
      '/pictures/tap/brass/640.png',
      '/pictures/tap/brass/640.avif\0',
      '/pictures/tap/brass/640.avif/..',
      `/pictures/${'x'.repeat(81)}/brass/640.avif`,
    ]) {
      expect(parsePicturePath(path), path).toBeNull();
    }
  });
});

const pictures = () =>
  new Pictures({
    sources: [join(folder, 'none'), join(folder, 'art')],
    folder: join(folder, 'out'),
    queue: new EncodeQueue(async () => {}),
    keep: true,
  });

it("makes a picture from its master, and puts the master's hash into the file’s name", async () => {
  const ask = () => pictures().task({ model: 'tap', finish: 'brass', width: 640, format: 'webp' });
  const first = await ask();
  expect(first).toMatchObject({ render: master, width: 640, format: 'webp' });
  expect(first?.file).toBe(join(folder, 'out/tap/brass', `640-${first?.hash}.webp`));
  writeFileSync(master, 'two');
  expect((await ask())?.file).not.toBe(first?.file);
});

it('knows no other models and finishes, not even those that every object has', async () => {
  for (const [model, finish] of [
    ['tap', 'gold'],
    ['sink', 'brass'],
    ['tap', 'constructor'],
  ] as const) {
    expect(await pictures().task({ model, finish, width: 640, format: 'webp' })).toBeNull();
  }
});

describe('the line before the encoder', () => {
  const task = (file: string): EncodeTask => ({ render: '', width: 1, format: 'webp', file });

  it('encodes one at a time, visitors first, each picture once', async () => {
    const order: string[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const queue = new EncodeQueue(async ({ file }) => {
      order.push(file);
      await gate;
    });
    const all = [
      queue.add(task('running'), false),
      queue.add(task('warm 1'), false),
      queue.add(task('warm 2'), false),
      queue.add(task('visitor'), true),
      queue.add(task('warm 2'), true),
      queue.add(task('visitor'), true),
    ];
    expect(order).toEqual(['running']);
    release();
    await Promise.all(all);
    expect(order).toEqual(['running', 'warm 2', 'visitor', 'warm 1']);
  });

  it('makes nothing ahead where nothing shall wait', async () => {
    const made: string[] = [];
    const queue = new EncodeQueue(async ({ file }) => {
      made.push(file);
    }, 0);
    await queue.add(task('ahead'), false);
    await queue.add(task('visitor'), true);
    expect(made).toEqual(['visitor']);
  });

  it('goes on after a picture that cannot be encoded', async () => {
    const queue = new EncodeQueue(async ({ file }) => {
      if (file === 'bad') throw new Error('no');
    });
    await expect(queue.add(task('bad'), true)).rejects.toThrow('no');
    await expect(queue.add(task('good'), true)).resolves.toBeUndefined();
  });
});
