/** A sheet that somebody keeps an order in: CSV, in whatever their spreadsheet writes it, or an Excel workbook. */
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Upload } from '#api/media/library/receive-file.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { decodeText } from '#schemas/domain/platform/text-encoding.ts';
import { quickOrderLimit } from '#schemas/domain/sales/quick-order.ts';
import { readCells, readCsv, type WrittenRow } from './read-list.ts';
import { readWorkbook } from './read-workbook.ts';

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });

async function bytesOf({ body, length }: Upload): Promise<Buffer> {
  const tooLarge = () => new ProblemError('too_large', because('sheet_too_large'));
  if ((length ?? 0) > quickOrderLimit) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (body ?? []) as WebStream<Uint8Array>) {
    bytes += piece.length;
    if (bytes > quickOrderLimit) throw tooLarge();
    pieces.push(piece);
  }
  if (bytes === 0) throw refuse(because('sheet_empty'));
  return Buffer.concat(pieces);
}

/** The OLE container: .xls, and what Excel makes of a workbook with a password to open it. */
const container = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream's name in it, as the container writes names. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

function refuseContainer(bytes: Buffer): never {
  throw new ProblemError(
    'unsupported_media_type',
    bytes.includes(encrypted) ? because('workbook_locked') : because('workbook_old'),
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
  const text = decodeText(bytes);
  if (text.includes('\0')) throw refuse(because('sheet_unreadable'));
  try {
    return { rows: readCsv(text), sheet: null };
  } catch {
    throw refuse(because('sheet_unreadable'));
  }
}
