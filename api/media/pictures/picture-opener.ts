/**
 * The child process that opens pictures from outside: one at a time (docs/traps.md#thread-pool), and whatever a hostile
 * file does to a decoder, it does it here. Writes the picture upright, without metadata, as WebP. Asked and answering
 * over IPC.
 */
import { constants, setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { PictureEdit } from '#schemas/domain/media/crop.ts';
import { maxPixels } from '#schemas/domain/media/media.ts';
import type { OpenedPicture, PictureAnswer, PictureFault, PictureJob } from './picture-job.ts';

sharp.concurrency(1);
sharp.cache(false);
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Longest side of what is kept: the shop serves no picture wider than 2400 px. */
const longestSide = 4096;

const inside = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;

/** Never larger than the picture is. */
function squareOf(width: number, height: number, most: number) {
  const side = Math.min(width, height, most);
  return { width: side, height: side, fit: 'cover', position: 'attention' } as const;
}

/** A picture that the library kept is upright already. */
const edited = (picture: Sharp, { rotation, crop: { x, y, width, height } }: PictureEdit) =>
  picture.rotate(rotation).extract({ left: x, top: y, width, height });

async function open({ from, to, square, edit }: PictureJob): Promise<OpenedPicture | PictureFault> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  // Its own limit is off for this look alone, which decodes nothing: the size is to be told apart from damage.
  const { width, height, pages = 1 } = await sharp(from, { ...options, limitInputPixels: false }).metadata();
  if (!width || !height) return 'unreadable';
  if (width * height > maxPixels) return 'too_many_pixels';
  if (pages > 1) return 'animated';
  const picture = sharp(from, options);
  const changed = edit ? edited(picture, edit) : picture.autoOrient();
  const made = await changed
    .resize(square ? squareOf(width, height, square) : inside)
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .toFile(to);
  return { width: made.width, height: made.height };
}

let line: Promise<void> = Promise.resolve();
process.on('message', (job: PictureJob) => {
  line = line.then(async () => {
    const opened = await open(job).catch((): PictureFault => 'unreadable');
    const answer = typeof opened === 'string' ? { fault: opened } : { picture: opened };
    process.send?.({ id: job.id, ...answer } satisfies PictureAnswer);
  });
});
// A terminal's Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));
