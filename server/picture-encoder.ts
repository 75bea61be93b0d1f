/**
 * The child process that draws pictures: one at a time, so that password checks and queries keep their threads
 * (TRAPS 17). Asked and answering over IPC.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';

export type EncodeJob = { id: number; svg: string; width: number; format: 'avif' | 'webp'; file: string };
export type EncodeAnswer = { id: number; error?: string };

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Dots per inch at which an SVG of this width comes out at least as wide as wanted. */
const densityFor = (wanted: number, natural: number) =>
  Math.min(2400, Math.max(1, Math.ceil((72 * wanted) / natural)));

async function encode({ svg, width, format, file }: EncodeJob): Promise<void> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const picture = sharp(source, { density: densityFor(width, natural) })
    .resize({ width })
    .flatten({ background: '#ffffff' });
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  try {
    await (format === 'avif'
      ? picture.avif({ quality: 58, effort: 2 })
      : picture.webp({ quality: 80, effort: 2 })
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
