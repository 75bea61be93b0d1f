import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Drawing, EncodeQueue } from './encode-queue.ts';
import { Pictures, parsePicturePath } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
mkdirSync(join(folder, 'art/models'), { recursive: true });
writeFileSync(join(folder, 'art/models/tap.svg'), '<svg><path fill="{{base}}" stroke="{{ edge }}"/></svg>');
const brass = { base: '#caa', light: '#eee', dark: '#333', edge: 'rgb(1, 2, 3)' };
writeFileSync(
  join(folder, 'art/finishes.json'),
  JSON.stringify({ brass: { name: 'Brass', ...brass }, chrome: { name: 'Chrome', ...brass } }),
);
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
    art: join(folder, 'art'),
    folder: join(folder, 'out'),
    queue: new EncodeQueue(async () => {}),
    keep: true,
  });

it("puts a finish's colours into the drawing, and its hash into the file's name", async () => {
  const drawing = await pictures().drawing({ model: 'tap', finish: 'brass', width: 640, format: 'webp' });
  expect(drawing).toMatchObject({ svg: '<svg><path fill="#caa" stroke="rgb(1, 2, 3)"/></svg>' });
  expect(drawing?.file).toBe(join(folder, 'out/tap/brass', `640-${drawing?.hash}.webp`));
});

it('takes the rendered picture where there is one, and the drawing where there is none', async () => {
  mkdirSync(join(folder, 'art/renders/tap'), { recursive: true });
  const master = join(folder, 'art/renders/tap/chrome.webp');
  writeFileSync(master, 'one');
  const ask = (finish: string) => pictures().drawing({ model: 'tap', finish, width: 640, format: 'webp' });
  const first = await ask('chrome');
  expect(first).toMatchObject({ render: master });
  expect(first).not.toHaveProperty('svg');
  expect(await ask('brass')).toHaveProperty('svg');
  writeFileSync(master, 'two');
  expect((await ask('chrome'))?.file).not.toBe(first?.file);
});

it('knows no other models and finishes, not even those that every object has', async () => {
  for (const [model, finish] of [
    ['tap', 'gold'],
    ['sink', 'brass'],
    ['tap', 'constructor'],
  ] as const) {
    expect(await pictures().drawing({ model, finish, width: 640, format: 'webp' })).toBeNull();
  }
});

describe('the line before the encoder', () => {
  const drawing = (file: string): Drawing => ({ svg: '', width: 1, format: 'webp', file });

  it('draws one at a time, visitors first, each picture once', async () => {
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
      queue.add(drawing('running'), false),
      queue.add(drawing('warm 1'), false),
      queue.add(drawing('warm 2'), false),
      queue.add(drawing('visitor'), true),
      queue.add(drawing('warm 2'), true),
      queue.add(drawing('visitor'), true),
    ];
    expect(order).toEqual(['running']);
    release();
    await Promise.all(all);
    expect(order).toEqual(['running', 'warm 2', 'visitor', 'warm 1']);
  });

  it('goes on after a picture that cannot be drawn', async () => {
    const queue = new EncodeQueue(async ({ file }) => {
      if (file === 'bad') throw new Error('no');
    });
    await expect(queue.add(drawing('bad'), true)).rejects.toThrow('no');
    await expect(queue.add(drawing('good'), true)).resolves.toBeUndefined();
  });
});
