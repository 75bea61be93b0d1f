/** A sheet that somebody keeps an order in: CSV, in whatever their spreadsheet writes it. */
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { decode, detectEncoding } from '#api/services/catalogue/import/encoding.ts';
import type { Upload } from '#api/services/media/receive-file.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { quickOrderLimit } from '#schemas/domain/quick-order.ts';
import { readCsv, type WrittenRow } from './read-list.ts';

const refuse = (message: string) => new ProblemError('invalid', message, { '/file': [message] });

async function bytesOf({ body, length }: Upload): Promise<Buffer> {
  const tooLarge = () => new ProblemError('too_large', 'This sheet is over 1 MB. Divide it.');
  if ((length ?? 0) > quickOrderLimit) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (body ?? []) as WebStream<Uint8Array>) {
    bytes += piece.length;
    if (bytes > quickOrderLimit) throw tooLarge();
    pieces.push(piece);
  }
  if (bytes === 0) throw refuse('This sheet is empty.');
  return Buffer.concat(pieces);
}

/** Throws invalid (empty, no CSV), unsupported_media_type (a workbook) and too_large. */
export async function readSheet(upload: Upload): Promise<WrittenRow[]> {
  const bytes = await bytesOf(upload);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK' || bytes.readUInt8(0) === 0xd0)
    throw new ProblemError(
      'unsupported_media_type',
      'This is a workbook. Save the sheet as CSV and send that.',
    );
  const encoding = await detectEncoding(Readable.from([bytes]));
  let text = '';
  for await (const part of decode(Readable.from([bytes]), encoding)) text += part;
  if (text.includes('\0')) throw refuse('This is no sheet that we can read. Save it as CSV.');
  try {
    return readCsv(text);
  } catch {
    throw refuse('This is no sheet that we can read. Save it as CSV.');
  }
}
