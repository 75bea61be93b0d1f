/**
 * The child process that encodes pictures: one at a time, so that password checks and queries keep their threads
 * (docs/traps.md#thread-pool). Asked and answering over IPC.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';

export type EncodeJob = {
  id: number;
  /** Path of the master. */
  render: string;
  /** Keeps see-through parts; without it they become white. */
  keepAlpha?: boolean;
  width: number;
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  file: string;
  /** How much work it is worth, 0 (fast) to 6 (small files). */
  effort: number;
};
export type EncodeAnswer = { id: number; error?: string };

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

async function encode({ render, keepAlpha, width, format, file, effort }: EncodeJob): Promise<void> {
  const opened = sharp(render).resize({ width, withoutEnlargement: true });
  const picture = keepAlpha && format !== 'jpeg' ? opened : opened.flatten({ background: '#ffffff' });
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  try {
    await (format === 'avif'
      ? picture.avif({ quality: 58, effort })
      : format === 'jpeg'
        ? picture.jpeg({ quality: 82 })
        : format === 'png'
          ? picture.png({ palette: true })
          : picture.webp({ quality: 80, effort })
    ).toFile(partial);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

let line: Promise<void> = Promise.resolve();
process.on('message', (job: EncodeJob) => {
  line = line.then(async () => {
    let error: string | undefined;
    await encode(job).catch((reason: unknown) => {
      error = String(reason);
    });
    process.send?.({ id: job.id, ...(error ? { error } : {}) } satisfies EncodeAnswer);
  });
});
// A terminal's Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
