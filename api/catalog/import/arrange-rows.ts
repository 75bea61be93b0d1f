/**
 * A file's rows in the order in which they are one product after another, wherever they stand: WooCommerce sorts its
 * export by ID, so that variations stand far from the product they belong to. The file is read once before; rows that
 * move wait in a file of their own, and only their places are held in memory.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from './formats/formats.ts';
import type { Row } from './read-rows.ts';
import { SeenKeys } from './seen-keys.ts';

type Place = { at: number; length: number; row: number };
/** Characters that are written at once. */
const piece = 1 << 20;

class Waiting {
  readonly places = new Map<number, Place[]>();
  readonly moved = new Set<number>();
  #text: Buffer[] = [];
  #held = 0;
  #written = 0;
  constructor(readonly file: FileHandle) {}

  async add(head: number, { row, cells }: Row): Promise<void> {
    const text = Buffer.from(JSON.stringify(cells));
    const places = this.places.get(head) ?? [];
    places.push({ at: this.#written + this.#held, length: text.length, row });
    this.places.set(head, places);
    this.moved.add(row);
    this.#text.push(text);
    this.#held += text.length;
    if (this.#held > piece) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#held === 0) return;
    await this.file.appendFile(Buffer.concat(this.#text));
    this.#written += this.#held;
    [this.#text, this.#held] = [[], 0];
  }

  async *rowsOf(head: number): AsyncGenerator<Row> {
    for (const { at, length, row } of this.places.get(head) ?? []) {
      const { buffer } = await this.file.read(Buffer.alloc(length), 0, length, at);
      yield { row, cells: JSON.parse(buffer.toString()) as string[], end: head };
    }
  }
}

/** The rows that begin a product, by each of the names that other rows have for it. */
async function headsOf(rows: AsyncIterable<Row>, reader: Reader): Promise<SeenKeys> {
  const heads = new SeenKeys();
  for await (const { row, cells } of rows)
    for (const name of reader.format.family?.(reader.cellsOf(row, cells)).names ?? []) heads.add(name, row);
  return heads;
}

/** `read` is called more than once. `folder`: where moved rows may wait. */
export async function* arrangeRows(
  read: () => AsyncIterable<Row>,
  reader: Reader,
  folder: string,
): AsyncGenerator<Row> {
  const { family } = reader.format;
  if (!family) {
    yield* read();
    return;
  }
  const heads = await headsOf(read(), reader);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.rows`);
  const file = await open(path, 'wx+');
  try {
    const waiting = new Waiting(file);
    for await (const row of read()) {
      const { parent } = family(reader.cellsOf(row.row, row.cells));
      const head = parent === undefined ? undefined : heads.rowOf(parent);
      if (head !== undefined) await waiting.add(head, row);
    }
    await waiting.flush();
    for await (const row of read()) {
      if (waiting.moved.has(row.row)) continue;
      yield row;
      yield* waiting.rowsOf(row.row);
    }
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
