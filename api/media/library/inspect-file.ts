/** What an upload is: looked at, made safe, ready to be kept. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { PictureChange, PictureFault } from '#api/media/pictures/picture-job.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { BrokenFile, type VideoFacts } from './file-reader.ts';
import { forgetMp4, readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { damaged, type ReceivedFile } from './receive-file.ts';

/** The file that is kept, and what is known of it. */
export type KeptFile = VideoFacts & {
  path: string;
  extension: 'webp' | 'mp4' | 'webm' | 'pdf';
  bytes: number;
  /** The first of its hash: 48 bits tell the versions of one item apart. */
  version: string;
};

export const keptTypes = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
} as const;

const maxSide = 10_000;

const faults: Record<PictureFault, () => ProblemError> = {
  unreadable: damaged,
  too_many_pixels: () => refuse(because('image_too_many_pixels')),
  animated: () => refuse(because('image_animated')),
};

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function inspectVideo(file: FileHandle, { type, bytes }: ReceivedFile): Promise<VideoFacts> {
  try {
    if (type === 'video/webm') return await readWebm(file, bytes);
    const facts = await readMp4(file, bytes);
    await forgetMp4(file, bytes);
    return facts;
  } catch (error) {
    if (error instanceof BrokenFile) throw damaged();
    throw error;
  }
}

async function openVideo(received: ReceivedFile): Promise<KeptFile> {
  const file = await open(received.path, 'r+');
  const facts = await inspectVideo(file, received).finally(() => file.close());
  if (facts.width < 1 || facts.height < 1 || facts.width > maxSide || facts.height > maxSide) throw damaged();
  return {
    ...facts,
    path: received.path,
    extension: received.type === 'video/webm' ? 'webm' : 'mp4',
    bytes: received.bytes,
    version: (await hashOf(received.path)).slice(0, 12),
  };
}

/** A PDF's last line says where its contents are listed: within its last bytes, whatever a program wrote behind it. */
const pdfTail = 2048;

async function openPdf({ path, bytes }: ReceivedFile): Promise<KeptFile> {
  const file = await open(path, 'r');
  const tail = Buffer.alloc(Math.min(bytes, pdfTail));
  await file.read(tail, 0, tail.length, bytes - tail.length).finally(() => file.close());
  if (!tail.includes('%%EOF')) throw damaged();
  return {
    width: 0,
    height: 0,
    duration: null,
    path,
    extension: 'pdf',
    bytes,
    version: (await hashOf(path)).slice(0, 12),
  };
}

/**
 * `square`: a picture is cut to a square of at most so many pixels a side. Throws invalid: damaged, too many pixels,
 * moving. What a camera wrote beside the picture is gone afterwards.
 */
export async function inspectFile(
  context: Context,
  received: ReceivedFile,
  spare: string,
  square?: number,
): Promise<KeptFile> {
  if (received.kind === 'video') return openVideo(received);
  if (received.kind === 'document') return openPdf(received);
  return writePicture(context, received.path, spare, { square });
}

/** The picture at `from` as the library keeps it, at `to`. Throws what inspectFile throws. */
export async function writePicture(
  context: Context,
  from: string,
  to: string,
  change: PictureChange,
): Promise<KeptFile> {
  const opened = await context.pictureOpener.open(from, to, change);
  if (typeof opened === 'string') throw faults[opened]();
  return {
    ...opened,
    duration: null,
    path: to,
    extension: 'webp',
    bytes: (await stat(to)).size,
    version: (await hashOf(to)).slice(0, 12),
  };
}
