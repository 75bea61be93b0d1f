/**
 * A file of named arrays of numbers and a few words about them. The arrays come first, then a table of them with the
 * words, then where that table is. Every piece has a digest, so that a file that is damaged or cut off is not read.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import type { Numbers } from './codes.ts';

type Snapshot = { arrays: Record<string, Numbers>; about: unknown };

/** Raise it with every change of what is in a snapshot, or of how it is read. */
const format = `listing-index 2 ${endianness()}`;
/** Bytes that are written and checked at once. */
const pieceBytes = 1 << 22;
const kinds = { Int32Array, Uint32Array, Uint8Array, Uint16Array, Float64Array };

type Entry = { name: string; kind: keyof typeof kinds; length: number; digests: string[] };
type Table = { format: string; entries: Entry[]; about: unknown };

/** Digests are worked out beside the event loop. */
const digestOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-1', bytes as Uint8Array<ArrayBuffer>)).toString('base64');
const trailerOf = (table: string): string =>
  `${createHash('sha256').update(table).digest('hex')} ${String(Buffer.byteLength(table)).padStart(12, '0')}`;
const trailerBytes = 64 + 1 + 12;

function* piecesOf(array: Numbers): Generator<Uint8Array> {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let from = 0; from < bytes.length; from += pieceBytes) yield bytes.subarray(from, from + pieceBytes);
}

async function writeAll(
  file: FileHandle,
  { arrays, about }: Snapshot,
  isClosed: () => boolean,
): Promise<void> {
  const entries: Entry[] = [];
  for (const [name, array] of Object.entries(arrays)) {
    const digests: string[] = [];
    for (const piece of piecesOf(array)) {
      if (isClosed()) throw new Error('The process is ending');
      digests.push(await digestOf(piece));
      await file.writeFile(piece);
    }
    entries.push({ name, kind: array.constructor.name as Entry['kind'], length: array.length, digests });
  }
  const table = JSON.stringify({ format, entries, about } satisfies Table);
  await file.writeFile(table + trailerOf(table));
  await file.sync();
}

/** Writes it beside and renames it. Throws when `isClosed` says that nobody waits for it, and leaves the old file. */
export async function writeSnapshotFile(
  path: string,
  snapshot: Snapshot,
  isClosed: () => boolean,
): Promise<void> {
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await writeAll(file, snapshot, isClosed).finally(() => file.close());
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function read(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, position + done);
    if (bytesRead === 0) throw new Error('The snapshot is cut off');
    done += bytesRead;
  }
}

async function readTable(file: FileHandle): Promise<Table> {
  const { size } = await file.stat();
  const trailer = Buffer.alloc(trailerBytes);
  await read(file, trailer, Math.max(0, size - trailerBytes));
  const length = Number(trailer.subarray(65).toString());
  if (!(length > 0 && length + trailerBytes <= size)) throw new Error('The snapshot is damaged');
  const table = Buffer.alloc(length);
  await read(file, table, size - trailerBytes - length);
  if (trailerOf(table.toString()) !== trailer.toString()) throw new Error('The snapshot is damaged');
  const parsed = JSON.parse(table.toString()) as Table;
  if (parsed.format !== format) throw new Error('The snapshot is of another version');
  return parsed;
}

/**
 * A snapshot as it was written, or null when there is none or `isWanted` refuses what it says about itself. Throws when
 * it is damaged or of another version.
 */
export async function readSnapshotFile(
  path: string,
  isWanted: (about: unknown) => Promise<boolean>,
): Promise<Snapshot | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { entries, about } = await readTable(file);
    if (!(await isWanted(about))) return null;
    const arrays: Record<string, Numbers> = {};
    let position = 0;
    for (const { name, kind, length, digests } of entries) {
      const array = new kinds[kind](length);
      arrays[name] = array;
      for (const [at, piece] of [...piecesOf(array)].entries()) {
        await read(file, piece, position);
        position += piece.length;
        if ((await digestOf(piece)) !== digests[at]) throw new Error('The snapshot is damaged');
      }
    }
    return { arrays, about };
  } finally {
    await file.close();
  }
}
