/** Photos of people: squares, served as the library's pictures are, and not part of it. */
import { deleteMediaRow, findMediaById, insertMedia, type MediaRow } from '#api/media/storage/media.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  libraryAddress,
  mediaTypes,
  parseLibraryAddress,
  portraitLimit,
  portraitTypes,
} from '#schemas/domain/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { inspectFile, keptTypes } from './inspect-file.ts';
import { invalid, receiveAs, type Taken, type Upload } from './receive-file.ts';
import { sniffType } from './sniff-type.ts';
import { fileKey } from './view-media.ts';

const hour = 60 * 60 * 1000;
const hourly = { visitor: 20, address: 200 };
/** Pixels of a side: three times what the account's screens show. */
const side = 640;

type PortraitType = (typeof portraitTypes)[number];

const taken: Taken<PortraitType> = {
  typeOf: (head) => {
    if (head.length === 0) throw invalid(because('file_empty'));
    const type = sniffType(head);
    const known = portraitTypes.find((one) => one === type);
    if (known) return known;
    const reason = type === 'heic' ? because('file_is_heic') : because('photo_expected');
    throw new ProblemError('unsupported_media_type', reason);
  },
  limitOf: () => portraitLimit,
  most: portraitLimit,
  tooLarge: () => new ProblemError('too_large', because('portrait_too_large')),
};

/**
 * Keeps the caller's photo, cut to a square and written anew, and answers its address. Throws unauthenticated, invalid
 * (empty, damaged, moving), unsupported_media_type, too_large, too_many_requests.
 */
export async function keepPortrait(context: Context, upload: Upload): Promise<string> {
  const accountId = requireAccount(context.actor);
  const { database, files } = context;
  if (!(await countUse(context, whoAsks(context, 'portrait', hourly), hour)))
    throw new ProblemError('too_many_requests', because('too_many_photos'));
  return receiveAs(context, upload, taken, async (received, spare) => {
    const image = { ...received, kind: mediaTypes[received.type].kind };
    const { width, height, extension, bytes, version } = await inspectFile(context, image, spare, side);
    const id = newId();
    const row: MediaRow = {
      id,
      kind: 'image',
      name: upload.name,
      alt: '',
      type: received.type,
      // Never shared: the same photo again is another file, so that removing one leaves the other.
      source_hash: `portrait:${id}`,
      width,
      height,
      duration: null,
      extension,
      bytes,
      version,
      focal_x: 0.5,
      focal_y: 0.5,
      poster_id: null,
      created_at: context.now().toISOString(),
      created_by: '',
      account_id: accountId,
      folder_id: null,
      edit: null,
    };
    await files.put(fileKey(row), spare, keptTypes[extension]);
    await insertMedia(database.kysely, row).catch(async (error: unknown) => {
      await files.remove(fileKey(row));
      throw error;
    });
    return libraryAddress(id, version, null);
  });
}

/** Deletes a photo by its address; one that is gone is no error. Who serves pictures forgets it as well. */
export async function removePortrait(services: Services, address: string): Promise<void> {
  const named = parseLibraryAddress(address);
  const row = named && (await findMediaById(services.database.kysely, named.id));
  if (!row || row.account_id === null) return;
  await services.database.transaction(async (tx) => {
    await deleteMediaRow(tx, row.id);
    await services.versions.bump(tx, [`media:${row.id}`]);
  });
  await services.files.remove(fileKey(row));
}
