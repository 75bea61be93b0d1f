import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PictureOpenerProcess } from './picture-opener-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'opener-'));
const good = join(folder, 'good.png');
const bad = join(folder, 'bad.png');

beforeAll(async () => {
  await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toFile(good);
  writeFileSync(bad, 'no picture');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture that comes while the process ends for want of work is opened by another one', async () => {
  const opener = new PictureOpenerProcess({ idle: 1 });
  for (let time = 0; time < 8; time += 1) {
    // As long as the wait is, so that each of them meets another moment of the end.
    expect(await opener.open(good, join(folder, 'made.webp'))).toEqual({ width: 8, height: 6 });
    await new Promise((passed) => setTimeout(passed, 1 + time));
  }
  opener.close();
}, 60_000);

test('one that is no picture is said, and those behind it are opened', async () => {
  const opener = new PictureOpenerProcess();
  const answers = [bad, good].map((from, at) => opener.open(from, join(folder, `${at}.webp`)));
  expect(await Promise.all(answers)).toEqual(['unreadable', { width: 8, height: 6 }]);
  opener.close();
}, 60_000);

test('when it is closed nobody waits on', async () => {
  const opener = new PictureOpenerProcess();
  const answers = [good, good].map((from, at) => opener.open(from, join(folder, `closed-${at}.webp`)));
  opener.close();
  expect(await Promise.all(answers)).toEqual(['unreadable', 'unreadable']);
}, 60_000);
