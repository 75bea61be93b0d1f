/**
 * A ZIP from outside: its list of entries is checked as a whole before any of them is unpacked, and an entry is unpacked
 * when it is asked for, never to a path of its own choice. A ZIP says of itself what it likes: its entries are measured
 * and summed while they are read, may not lie over each other, and a ZIP inside it is never opened.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Readable, pipeline as startPipeline, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { importLimit } from '#schemas/domain/catalog/import.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { UnreadableFile } from './read-rows.ts';

const mostEntries = 20_000;
/** Folders in folders. */
const mostDepth = 30;
/** Bytes that all entries say they are. */
const mostBytes = 4 * 1024 ** 3;
const localHeader = 30;
const workbook = '[Content_Types].xml';
const catalogName = /\.(?:csv|tsv|txt|jsonl|ndjson)$/i;

export const catalogFiles = '.csv, .tsv, .txt, .jsonl or .ndjson';

const damaged = () => new UnreadableFile(because('zip_damaged'));

/** By its first bytes; the second is an empty one's. */
export const isArchive = (head: Buffer): boolean =>
  ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(head.subarray(0, 4).toString('latin1'));

/** What people and their machines mean by the same name. */
export const plainPath = (path: string): string =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');

/** Folders, and what macOS and others put beside files for themselves. */
const isHidden = (path: string): boolean =>
  path.endsWith('/') || path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'));

/** Entries that share bytes unpack to more than anybody sent. */
function checkOverlaps(entries: Entry[]): void {
  const inOrder = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader, compressedSize } of inOrder) {
    if (relativeOffsetOfLocalHeader < end) throw new UnreadableFile(because('zip_overlaps'));
    end = relativeOffsetOfLocalHeader + localHeader + compressedSize;
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > mostEntries)
    throw new UnreadableFile(because('zip_entries_too_many', { maximum: mostEntries }));
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.split('/').length > mostDepth)
      throw new UnreadableFile(because('zip_too_deep', { maximum: mostDepth }));
    bytes += entry.uncompressedSize;
    if (bytes > mostBytes) throw new UnreadableFile(because('zip_too_large'));
    entries.push(entry);
  }
  checkOverlaps(entries);
  return entries;
}

/** Passes on what an entry unpacks to, as long as it is of the size and the sum that were said. */
class AsSaid extends Transform {
  readonly #entry: Entry;
  #bytes = 0;
  #sum = 0;

  constructor(entry: Entry) {
    super();
    this.#entry = entry;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#bytes += chunk.length;
    this.#sum = crc32(chunk, this.#sum);
    done(this.#bytes > this.#entry.uncompressedSize ? damaged() : null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const { uncompressedSize, crc32: sum } = this.#entry;
    done(this.#bytes === uncompressedSize && this.#sum === sum ? null : damaged());
  }
}

type Names = Record<'paths' | 'loosePaths' | 'fileNames', Map<string, Entry[]>>;

/** Entries by what a catalog may call them; loosely is without regard to capitals. */
function namesOf(entries: readonly Entry[]): Names {
  const names: Names = { paths: new Map(), loosePaths: new Map(), fileNames: new Map() };
  const add = (to: Map<string, Entry[]>, name: string, entry: Entry) => {
    const known = to.get(name);
    if (known) known.push(entry);
    else to.set(name, [entry]);
  };
  for (const entry of entries) {
    if (isHidden(entry.fileName)) continue;
    const path = plainPath(entry.fileName);
    add(names.paths, path, entry);
    add(names.loosePaths, path.toLowerCase(), entry);
    add(names.fileNames, basename(path).toLowerCase(), entry);
  }
  return names;
}

export class Archive {
  readonly #path: string;
  readonly #zip: ZipFile;
  #names: Names | undefined;
  readonly entries: readonly Entry[];

  private constructor(path: string, zip: ZipFile, entries: Entry[]) {
    this.#path = path;
    this.#zip = zip;
    this.entries = entries;
  }

  /** Throws UnreadableFile for what is no ZIP, is damaged or too much, and for paths that lead out of it. */
  static async open(path: string): Promise<Archive> {
    const zip = await openPromise(path, { autoClose: false }).catch(() => {
      throw damaged();
    });
    // It is heard of where it is read.
    zip.on('error', () => {});
    try {
      return new Archive(path, zip, await entriesOf(zip));
    } catch (error) {
      zip.close();
      if (error instanceof UnreadableFile) throw error;
      throw /relative path|absolute path/.test((error as Error).message)
        ? new UnreadableFile(because('zip_path_invalid'))
        : damaged();
    }
  }

  /** Fails midway when it is not what the ZIP says. Throws UnreadableFile. */
  async read(entry: Entry): Promise<Readable> {
    if (entry.isEncrypted()) throw new UnreadableFile(because('zip_locked'));
    if (!entry.canDecodeFileData()) throw new UnreadableFile(because('zip_method_unknown'));
    const { fileDataStart: start } = await this.#zip
      .readLocalFileHeaderPromise(entry, { minimal: true })
      .catch(() => {
        throw damaged();
      });
    const bytes = new AsSaid(entry);
    if (entry.compressedSize === 0) return bytes.end();
    // Read by ourselves: yauzl's streams fail in a way that nobody can catch when one of several is left in its middle.
    const packed = createReadStream(this.#path, { start, end: start + entry.compressedSize - 1 });
    const heard = () => {};
    if (entry.compressionMethod === 0) startPipeline(packed, bytes, heard);
    else startPipeline(packed, createInflateRaw(), bytes, heard);
    return bytes;
  }

  /** The one catalog file. Throws UnreadableFile when there is none, or more than one. */
  catalog(): Entry {
    if (this.entries.some(({ fileName }) => fileName === workbook))
      throw new UnreadableFile(because('import_is_workbook'));
    const found = this.entries.filter(({ fileName }) => catalogName.test(fileName) && !isHidden(fileName));
    const [first, second] = found;
    if (!first) throw new UnreadableFile(because('zip_without_catalog', { endings: catalogFiles }));
    if (second)
      throw new UnreadableFile(
        because('zip_catalogs_too_many', {
          first: first.fileName.slice(-100),
          second: second.fileName.slice(-100),
        }),
      );
    if (first.uncompressedSize > importLimit) throw new UnreadableFile(because('zip_catalog_too_large'));
    return first;
  }

  /** Writes the catalog file to `path`. Throws UnreadableFile. */
  async unpackCatalog(path: string): Promise<void> {
    const entry = this.catalog();
    // Made first: a stream that fails before its file is open makes it after all, when it was already cleaned up.
    await (await open(path, 'wx')).close();
    const bytes = await this.read(entry);
    await pipeline(bytes, createWriteStream(path, { flags: 'r+' })).catch((error: NodeJS.ErrnoException) => {
      // The disk's errors have a system call; what is wrong with the ZIP has none.
      throw error.syscall ? error : damaged();
    });
  }

  /** The entry that `name` means: by its path, else by its path beside `folder`, else by its file name; else why not. */
  find(name: string, folder: string): Entry | Reason {
    this.#names ??= namesOf(this.entries);
    const { paths, loosePaths, fileNames } = this.#names;
    const wanted = plainPath(name);
    const loose = wanted.toLowerCase();
    const found =
      paths.get(wanted) ??
      paths.get(folder + wanted) ??
      loosePaths.get(loose) ??
      loosePaths.get(folder.toLowerCase() + loose) ??
      (wanted.includes('/') ? undefined : fileNames.get(loose)) ??
      [];
    if (found.length > 1) return because('picture_ambiguous');
    return found[0] ?? because('picture_not_in_zip');
  }

  close(): void {
    this.#zip.close();
  }
}
