import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Context } from '#api/platform/context.ts';
import { receiveFile } from './receive-file.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(8192)]);

it('takes a sender who leaves in the middle for no fault of the shop, and keeps nothing', async () => {
  const uploadFolder = await mkdtemp(join(tmpdir(), 'incoming-'));
  const log = { info: vi.fn(), error: vi.fn() };
  const context = { uploadFolder, log } as unknown as Context;
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1;
      if (pulls === 1) controller.enqueue(png);
      else controller.error(new Error('aborted'));
    },
  });
  const use = vi.fn();
  const received = receiveFile(context, { name: 'Oak.png', body, length: null }, use);
  await expect(received).rejects.toMatchObject({ code: 'invalid' });
  expect(use).not.toHaveBeenCalled();
  expect(log.info).toHaveBeenCalledOnce();
  expect(await readdir(uploadFolder)).toEqual([]);
});
