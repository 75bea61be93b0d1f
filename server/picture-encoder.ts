/**
 * The child process that draws pictures: one at a time, so that password checks and queries keep their threads
 * (TRAPS 17). Asked and answering over IPC.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A coloured drawing, or the path of a master: see-through parts become white unless they are to be kept. */
export type PictureSource = { svg: string } | { render: string; keepAlpha?: boolean };
export type EncodeJob = PictureSource & {
  id: number;
  width: number;
  format: 'avif' | 'webp' | 'jpeg';
  file: string;
};
export type EncodeAnswer = { id: number; error?: string };

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Dots per inch at which an SVG of this width comes out at least as wide as wanted. */
const densityFor = (wanted: number, natural: number) =>
  Math.min(2400, Math.max(1, Math.ceil((72 * wanted) / natural)));

async function open(job: EncodeJob): Promise<Sharp> {
  if ('render' in job) return sharp(job.render).resize({ width: job.width, withoutEnlargement: true });
  const source = Buffer.from(job.svg);
  const { width: natural = job.width } = await sharp(source).metadata();
  return sharp(source, { density: densityFor(job.width, natural) }).resize({ width: job.width });
}

async function encode(job: EncodeJob): Promise<void> {
  const { format, file } = job;
  const opened = await open(job);
  const picture =
    'render' in job && job.keepAlpha && job.format !== 'jpeg'
      ? opened
      : opened.flatten({ background: '#ffffff' });
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  try {
    await (format === 'avif'
      ? picture.avif({ quality: 58, effort: 2 })
      : format === 'jpeg'
        ? picture.jpeg({ quality: 82 })
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
