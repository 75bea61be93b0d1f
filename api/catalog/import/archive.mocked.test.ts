/** What a ZIP leaves behind that is refused midway. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { zipOf } from '#tests/factories/zip.ts';
import { Archive } from './archive.ts';
import { UnreadableFile } from './read-rows.ts';

/** Milliseconds that a busy disk takes to open a file for writing. */
const disk = vi.hoisted(() => ({ delay: 50 }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  type Open = typeof fs.open;
  const open = ((...values: Parameters<Open>) =>
    setTimeout(() => fs.open(...values), disk.delay)) as unknown as Open;
  return {
    ...fs,
    createWriteStream: (path: string, options: object) =>
      fs.createWriteStream(path, { ...options, fs: { ...fs, open } } as object),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a catalog that is damaged leaves no file, however slowly the disk opens one', async () => {
  const zip = zipOf([{ name: 'a.csv', bytes: 'Handle,Title', stored: true }]);
  zip.write('X', zip.indexOf('Title'));
  const path = join(folder, 'a.zip');
  const unpacked = join(folder, 'a.csv');
  writeFileSync(path, zip);
  const archive = await Archive.open(path);
  await expect(archive.unpackCatalog(unpacked)).rejects.toThrow(UnreadableFile);
  archive.close();
  rmSync(unpacked, { force: true });
  await pause(disk.delay * 3);
  expect(existsSync(unpacked)).toBe(false);
});

it('a catalog that is whole is written, however slowly the disk opens a file', async () => {
  const path = join(folder, 'b.zip');
  const unpacked = join(folder, 'b.csv');
  writeFileSync(path, zipOf([{ name: 'b.csv', bytes: 'Handle,Title' }]));
  const archive = await Archive.open(path);
  await archive.unpackCatalog(unpacked);
  archive.close();
  expect(existsSync(unpacked)).toBe(true);
});
