import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeAbandonedUploads } from './abandoned-uploads.ts';

it('removes what nobody writes any more, and nothing that somebody may', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'incoming-'));
  const now = new Date('2026-03-02T12:00:00Z');
  for (const [name, at] of [
    ['old.part', '2026-03-02T10:30:00Z'],
    ['old.part.made', '2026-03-01T12:00:00Z'],
    ['new.part', '2026-03-02T11:50:00Z'],
  ] as const) {
    await writeFile(join(folder, name), 'half a film');
    await utimes(join(folder, name), new Date(at), new Date(at));
  }
  expect(await removeAbandonedUploads(folder, now)).toBe(2);
  expect(await readdir(folder)).toEqual(['new.part']);
  expect(await removeAbandonedUploads(join(folder, 'nowhere'), now)).toBe(0);
});
