/**
 * Where pictures lie that a file names without an address: in the ZIP that the file came in, and in the folder or ZIP
 * beside the import.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '#api/media/library/receive-file.ts';
import type { Services } from '#api/platform/context.ts';
import { mediaLimits } from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { Archive } from './archive.ts';
import { NoPicture, pictureName } from './fetch-picture.ts';
import { UnreadableFile } from './read-rows.ts';

/** `key`: what it is remembered by, other for another picture of the same name. */
export type FoundPicture = { key: string; open: () => Promise<Upload> };
export type PictureShelf = {
  /** Throws NoPicture. */
  find: (name: string) => Promise<FoundPicture>;
  close: () => Promise<void>;
};

/** The ZIP that an import's file came in. */
export const archiveKey = (id: string): string => `imports/${id}.zip`;

/** As long as an index holds. */
const keyOf = (kind: string, facts: (string | number)[]) =>
  `${kind}:${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`;

export async function folderShelf(folder: string): Promise<PictureShelf> {
  const root = await realpath(folder);
  return {
    find: async (name) => {
      const path = await realpath(join(root, name.replaceAll('\0', ''))).catch(() => null);
      if (!path?.startsWith(root + sep)) throw new NoPicture(because('picture_not_in_folder'));
      const found = await stat(path);
      if (!found.isFile()) throw new NoPicture(because('picture_not_in_folder'));
      return {
        key: keyOf('folder', [path, found.size, found.mtimeMs]),
        open: async () => ({
          name: pictureName(path.split(sep).join('/')),
          body: Readable.toWeb(createReadStream(path)) as never,
          length: found.size,
        }),
      };
    },
    close: async () => {},
  };
}

/** `beside`: the folder, with its slash, that paths are also seen from. */
export function archiveShelf(archive: Archive, beside: string): PictureShelf {
  return {
    find: async (name) => {
      const entry = archive.find(name, beside);
      if ('reason' in entry) throw new NoPicture(entry);
      if (entry.uncompressedSize > mediaLimits.image) throw new NoPicture(because('picture_too_large'));
      return {
        key: keyOf('zip', [entry.fileName, entry.crc32, entry.uncompressedSize]),
        open: async () => {
          const bytes = await archive.read(entry).catch((error: unknown) => {
            throw new NoPicture(error instanceof UnreadableFile ? error.reason : because('zip_damaged'));
          });
          return {
            name: pictureName(entry.fileName),
            body: Readable.toWeb(bytes) as never,
            length: entry.uncompressedSize,
          };
        },
      };
    },
    close: async () => archive.close(),
  };
}

/** A copy of the ZIP that the import's file came in: a store elsewhere gives no more than its bytes in order. */
async function uploadedShelf({ files, uploadFolder }: Services, id: string): Promise<PictureShelf | null> {
  const bytes = await files.read(archiveKey(id));
  if (!bytes) return null;
  await mkdir(uploadFolder, { recursive: true });
  const path = join(uploadFolder, `${randomUUID()}.part`);
  try {
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }));
    const archive = await Archive.open(path);
    const shelf = archiveShelf(
      archive,
      archive
        .catalog()
        .fileName.replace(/[^/]*$/, '')
        .normalize('NFC'),
    );
    return {
      ...shelf,
      close: async () => {
        await shelf.close();
        await rm(path, { force: true });
      },
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function givenShelf(path: string): Promise<PictureShelf> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return folderShelf(path);
  if (found?.isFile()) return archiveShelf(await Archive.open(path), '');
  throw new UnreadableFile(because('picture_folder_missing', { path }));
}

/** An import's shelves, opened when the first picture is asked for. */
export class PictureShelves {
  readonly #services: Services;
  readonly #id: string;
  readonly #given: string | undefined;
  #shelves: Promise<PictureShelf[]> | null = null;

  constructor(services: Services, id: string, given: string | undefined) {
    this.#services = services;
    this.#id = id;
    this.#given = given;
  }

  async #open(): Promise<PictureShelf[]> {
    const uploaded = await uploadedShelf(this.#services, this.#id);
    const given = this.#given ? await givenShelf(this.#given) : null;
    return [uploaded, given].filter((shelf) => shelf !== null);
  }

  /** Throws NoPicture; UnreadableFile when a shelf itself cannot be read. */
  async find(name: string): Promise<FoundPicture> {
    this.#shelves ??= this.#open();
    let why = new NoPicture(because('picture_source_missing'));
    for (const shelf of await this.#shelves) {
      try {
        return await shelf.find(name);
      } catch (error) {
        if (!(error instanceof NoPicture)) throw error;
        why = error;
      }
    }
    throw why;
  }

  async close(): Promise<void> {
    for (const shelf of (await this.#shelves?.catch(() => [])) ?? []) await shelf.close();
  }
}
