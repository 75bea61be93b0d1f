/** Takes an upload's bytes in as they come, counted, into a file of its own that is gone when `use` is done. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type MediaKind, type MediaType, mediaLimits, mediaTypes } from '#schemas/domain/media/media.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { headLength, type RefusedType, sniffType } from './sniff-type.ts';

export type Upload = {
  /** As the person's machine calls the file. */
  name: string;
  body: ReadableStream<Uint8Array> | null;
  /** As the request says, when it does. */
  length: number | null;
};

export type ReceivedFile = { path: string; bytes: number; hash: string; type: MediaType; kind: MediaKind };

/** What is taken: its type by its first bytes and its name, and the bytes that it may have. */
export type Taken<T> = {
  typeOf: (head: Buffer, name: string) => T;
  limitOf: (type: T) => number;
  /** Of the largest type, when the request says that it is larger. */
  most: number;
  tooLarge: (type: T | null) => ProblemError;
};

const refusals: Record<RefusedType, Reason> = {
  svg: because('file_is_svg'),
  heic: because('file_is_heic'),
  quicktime: because('file_is_quicktime'),
  matroska: because('file_is_matroska'),
  unknown: because('file_type_unknown'),
};

const tooLargeReasons: Record<MediaKind, Reason> = {
  image: because('image_too_large'),
  video: because('video_too_large'),
  document: because('pdf_too_large'),
};
export const tooLarge = (kind: MediaKind) => new ProblemError('too_large', tooLargeReasons[kind]);
export const invalid = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });
export const damaged = () => invalid(because('file_damaged'));

/** A film called .png misleads people and programs alike. A picture's exact kind may differ from its name's. */
function checkName(name: string, type: MediaType): void {
  const ending = /\.([a-z][a-z0-9]{1,4})$/i.exec(name)?.[1]?.toLowerCase();
  if (!ending) return;
  const { kind, label } = mediaTypes[type];
  const fits = Object.values(mediaTypes).some(
    (known) => known.kind === kind && (known.extensions as readonly string[]).includes(ending),
  );
  if (fits) return;
  throw new ProblemError(
    'unsupported_media_type',
    kind === 'image'
      ? because('name_of_image_wrong', { ending, type: label })
      : kind === 'video'
        ? because('name_of_video_wrong', { ending, type: label })
        : because('name_of_pdf_wrong', { ending }),
    { '/name': [because('name_ending_expected', { ending: mediaTypes[type].extensions[0] })] },
  );
}

function typeOf(head: Buffer, name: string): MediaType {
  if (head.length === 0) throw invalid(because('file_empty'));
  const type = sniffType(head);
  if (!(type in mediaTypes)) throw new ProblemError('unsupported_media_type', refusals[type as RefusedType]);
  checkName(name, type as MediaType);
  return type as MediaType;
}

/** What is sent. Whoever sends it may leave in the middle: that is nobody's fault, and logged as no error. */
async function* chunksOf(context: Context, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    // Not cancelled when it is refused midway: that would take the connection with it, and the answer.
    yield* (body as WebStream<Uint8Array>).values({ preventCancel: true });
  } catch (error) {
    context.log.info({ reason: (error as Error)?.message }, 'An upload ended before it was complete');
    throw damaged();
  }
}

/** The bytes as they come; the first piece is long enough to tell what they are. */
async function* piecesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (head === null) yield piece;
    else {
      head = Buffer.concat([head, piece]);
      if (head.length < headLength) continue;
      yield head;
      head = null;
    }
  }
  if (head !== null) yield head;
}

async function write<T>(context: Context, upload: Upload, path: string, taken: Taken<T>) {
  const { name, body, length } = upload;
  if (length !== null && length > taken.most) throw taken.tooLarge(null);
  if (!body) throw invalid(because('file_empty'));
  const file = await open(path, 'wx');
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    let type: T | null = null;
    for await (const piece of piecesOf(chunksOf(context, body))) {
      type ??= taken.typeOf(piece, name);
      bytes += piece.length;
      if (Math.max(bytes, length ?? 0) > taken.limitOf(type)) throw taken.tooLarge(type);
      hash.update(piece);
      await file.writeFile(piece);
    }
    if (type === null) throw invalid(because('file_empty'));
    // Said to be longer: whoever sent it went away.
    if (length !== null && bytes < length) throw damaged();
    return { path, bytes, hash: hash.digest('hex'), type };
  } finally {
    await file.close();
  }
}

/** Throws invalid (empty, cut off), unsupported_media_type, too_large. Whatever happens, no file stays behind. */
export async function receiveAs<T, R>(
  context: Context,
  upload: Upload,
  taken: Taken<T>,
  use: (file: { path: string; bytes: number; hash: string; type: T }, spare: string) => Promise<R>,
): Promise<R> {
  await mkdir(context.uploadFolder, { recursive: true });
  const path = join(context.uploadFolder, `${randomUUID()}.part`);
  const spare = `${path}.made`;
  try {
    return await use(await write(context, upload, path, taken), spare);
  } finally {
    await Promise.all([rm(path, { force: true }), rm(spare, { force: true })]);
  }
}

const media: Taken<MediaType> = {
  typeOf,
  limitOf: (type) => mediaLimits[mediaTypes[type].kind],
  most: mediaLimits.video,
  tooLarge: (type) => tooLarge(type ? mediaTypes[type].kind : 'video'),
};

/** A picture, a film or a PDF of the library. Throws what receiveAs throws. */
export const receiveFile = <R>(
  context: Context,
  upload: Upload,
  use: (file: ReceivedFile, spare: string) => Promise<R>,
): Promise<R> =>
  receiveAs(context, upload, media, (file, spare) =>
    use({ ...file, kind: mediaTypes[file.type].kind }, spare),
  );
