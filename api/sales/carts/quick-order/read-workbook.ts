/**
 * An Excel workbook's first sheet as text cells. A workbook is a ZIP from outside: its parts are measured while they are
 * unpacked, here, and only what was measured is given to the reader, anew and unpacked.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

const mostParts = 500;
/** Bytes that the parts which are read unpack to, all of them. */
const mostBytes = 20 * 1024 * 1024;
/** A row or column further away would be filled up with empty cells to there. */
const mostRows = 10_000;
const mostColumns = 256;

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });
const damaged = () => refuse(because('workbook_damaged'));
const tooMuch = () => refuse(because('workbook_too_large', { maximum: mostBytes / 1024 ** 2 }));
const tooWide = () =>
  refuse(because('workbook_too_wide', { rows: mostRows.toLocaleString('en-US'), columns: mostColumns }));

type Part = { name: string; bytes: Buffer };

/** What the reader reads; the rest, pictures and macros, is never unpacked. */
const isRead = ({ fileName }: Entry) => /\.xml(?:\.rels)?$/.test(fileName);

async function unpack(zip: ZipFile, file: Buffer, entry: Entry, most: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw refuse(because('workbook_locked'));
  if (!entry.canDecodeFileData()) throw damaged();
  if (entry.uncompressedSize > most) throw tooMuch();
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = file.subarray(start, start + entry.compressedSize);
  // A ZIP says of itself what it likes: no more is unpacked than it said.
  const bytes =
    entry.compressionMethod === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.uncompressedSize) });
  if (bytes.length !== entry.uncompressedSize || crc32(bytes) !== entry.crc32) throw damaged();
  return bytes;
}

async function partsOf(file: Buffer): Promise<Part[]> {
  const zip = await fromBufferPromise(file);
  if (zip.entryCount > mostParts) throw tooMuch();
  const parts: Part[] = [];
  let left = mostBytes;
  for await (const entry of zip.eachEntry()) {
    if (!isRead(entry)) continue;
    const bytes = await unpack(zip, file, entry, left);
    left -= bytes.length;
    parts.push({ name: entry.fileName, bytes });
  }
  return parts;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Every place that a sheet names is looked at before the reader makes room up to it. */
function checkPlaces({ bytes }: Part): void {
  const text = bytes.toString('utf8');
  if (!text.includes('sheetData')) return;
  for (const [, quoted = ''] of text.matchAll(/(?<![\w:.-])r\s*=\s*("[^"]*"|'[^']*')/g)) {
    const place = /^([A-Z]{0,3})(\d{1,7})$/.exec(quoted.slice(1, -1));
    if (!place || columnOf(place[1] ?? '') > mostColumns || Number(place[2]) > mostRows) throw tooWide();
  }
}

/** The parts as a ZIP of their own, stored: the reader goes by what stands in a ZIP, not by its list. */
function zipOf(parts: readonly Part[]): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of parts) {
    const named = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(named.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    pieces.push(Buffer.from('PK\u0003\u0004', 'latin1'), facts, named, bytes);
    list.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, named);
    offset += 30 + named.length + bytes.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, directory, end]);
}

/** A cell as its sheet shows it: text as it is, with its leading zeros; a number without digits of its own. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

/** Rows of the first sheet, its name, and how many sheets there are. Throws invalid, with the reason. */
export async function readWorkbook(
  file: Buffer,
): Promise<{ cells: string[][]; sheet: string; sheets: number }> {
  try {
    const parts = await partsOf(file);
    if (!parts.some(({ name }) => name === 'xl/workbook.xml')) throw refuse(because('workbook_is_zip'));
    for (const part of parts) checkPlaces(part);
    const { default: readExcelFile } = await import('read-excel-file/node');
    const sheets = await readExcelFile(zipOf(parts));
    const [first] = sheets;
    if (!first) throw damaged();
    const cells = first.data.map((row) => row.map(textOf));
    if (cells.some((row) => row.some((cell) => cell.trim() !== '')))
      return { cells, sheet: first.sheet, sheets: sheets.length };
    throw refuse(
      sheets.length > 1
        ? because('workbook_first_sheet_empty', { sheet: first.sheet })
        : because('sheet_empty'),
    );
  } catch (error) {
    // Whatever yauzl, zlib and the reader throw, it is because of these bytes.
    throw error instanceof ProblemError ? error : damaged();
  }
}
