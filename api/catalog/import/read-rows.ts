/** A file's rows, one after another: CSV by whatever it is divided with, or a JSON value a line. */
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Delimiter, delimiterOf } from '#api/platform/csv.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Encoding } from '#schemas/domain/platform/text-encoding.ts';
import { decode, detectEncoding } from './encoding.ts';

/**
 * `row` counts records as a spreadsheet does: the headers are row 1. `end`: the row behind which reading goes on, of a
 * row that was moved.
 */
export type Row = { row: number; cells: string[]; end?: number };

export type FileShape = { encoding: Encoding; delimiter: Delimiter; jsonLines: boolean; headers: string[] };

/** The file cannot be read any further; says where and why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  constructor(readonly reason: Reason) {
    super(sentenceOf(reason));
  }
}

export type Open = () => Promise<Readable>;

const mostHead = 65_536;
const mostColumns = 1000;
/** Characters of one record: a description and a few JSON cells, never a file whose quotation mark is missing. */
const mostRecord = 4_000_000;
export const jsonColumn = 'json';

const headerOf = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** Reads the file's beginning. Throws UnreadableFile for an empty one. */
export async function readShape(open: Open): Promise<FileShape> {
  const encoding = await detectEncoding(await open());
  let head = '';
  const bytes = await open();
  for await (const text of decode(bytes, encoding)) {
    head += text;
    if (head.length > mostHead) break;
  }
  bytes.destroy();
  if (head.trim() === '') throw new UnreadableFile(because('file_empty'));
  if (head.includes('\0')) throw new UnreadableFile(because('import_not_text'));
  const jsonLines = /^\s*\{/.test(head);
  if (jsonLines) return { encoding, delimiter: ',', jsonLines, headers: [jsonColumn] };
  const delimiter = delimiterOf(head);
  for await (const { cells } of readCsv(open, encoding, delimiter)) {
    const headers = cells.map(headerOf);
    while (headers.length > 0 && headers.at(-1) === '') headers.pop();
    if (headers.length > mostColumns)
      throw new UnreadableFile(because('import_columns_too_many', { maximum: mostColumns }));
    return { encoding, delimiter, jsonLines, headers };
  }
  throw new UnreadableFile(because('file_empty'));
}

async function* readCsv(open: Open, encoding: Encoding, delimiter: Delimiter): AsyncGenerator<Row> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostRecord,
  });
  const bytes = await open();
  const text = Readable.from(decode(bytes, encoding));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    throw new UnreadableFile(
      isOpen
        ? because('import_quote_open', { row })
        : because('import_row_broken', { row, error: error.message }),
    );
  } finally {
    text.destroy();
    bytes.destroy();
  }
}

async function* readLines(open: Open, encoding: Encoding): AsyncGenerator<Row> {
  const bytes = await open();
  let rest = '';
  let row = 0;
  try {
    for await (const text of decode(bytes, encoding)) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > mostRecord) throw new UnreadableFile(because('import_line_too_long', { row }));
      for (const line of lines) {
        row++;
        if (line.trim()) yield { row, cells: [line.trim()] };
      }
    }
    if (rest.trim()) yield { row: row + 1, cells: [rest.trim()] };
  } finally {
    bytes.destroy();
  }
}

/** The rows below the headers. Throws UnreadableFile midway where the file is broken. */
export async function* readRows(open: Open, shape: FileShape): AsyncGenerator<Row> {
  if (shape.jsonLines) {
    yield* readLines(open, shape.encoding);
    return;
  }
  for await (const row of readCsv(open, shape.encoding, shape.delimiter)) if (row.row > 1) yield row;
}
