/** A sheet that somebody keeps an order in: CSV, in whatever their spreadsheet writes it, or an Excel workbook. */
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { decode, detectEncoding } from '#api/services/catalogue/import/encoding.ts';
import type { Upload } from '#api/services/media/receive-file.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { quickOrderLimit } from '#schemas/domain/quick-order.ts';
import { readCells, readCsv, type WrittenRow } from './read-list.ts';
import { readWorkbook } from './read-workbook.ts';

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

/** The OLE container: .xls, and what Excel makes of a workbook with a password to open it. */
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream's name in it, as the container writes names. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

function refuseContainer(bytes: Buffer): never {
  throw new ProblemError(
    'unsupported_media_type',
    bytes.includes(encrypted)
      ? 'This workbook is protected by a password. Save it without one.'
      : 'This is an old Excel workbook (.xls). Save it as .xlsx or CSV and send that.',
  );
}

/** Rows with the sheet they are from, where there was more than one. */
export type ReadSheet = { rows: WrittenRow[]; sheet: { name: string; of: number } | null };

/** Throws invalid (empty, no sheet, a workbook that is too much), unsupported_media_type (.xls, a password) and too_large. */
export async function readSheet(upload: Upload): Promise<ReadSheet> {
  const bytes = await bytesOf(upload);
  if (bytes.subarray(0, container.length).equals(container)) refuseContainer(bytes);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const { cells, sheet, sheets } = await readWorkbook(bytes);
    return { rows: readCells(cells), sheet: sheets > 1 ? { name: sheet, of: sheets } : null };
  }
  const encoding = await detectEncoding(Readable.from([bytes]));
  let text = '';
  for await (const part of decode(Readable.from([bytes]), encoding)) text += part;
  if (text.includes('\0')) throw refuse('This is no sheet that we can read. Save it as CSV.');
  try {
    return { rows: readCsv(text), sheet: null };
  } catch {
    throw refuse('This is no sheet that we can read. Save it as CSV.');
  }
}
