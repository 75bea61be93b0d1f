/**
 * Drawings for pieces made to measure: their uploader's own, and employees' who make them
 * (docs/product.md#custom-products).
 */
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import {
  type DrawingRow,
  findDrawings,
  insertDrawing,
  takeDrawingsOf,
  takeUnusedDrawings,
} from '#api/catalog/storage/drawings.ts';
import { receiveAs, type Taken, type Upload } from '#api/media/library/receive-file.ts';
import { isOwner } from '#api/platform/auth/ownership.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type Drawing,
  type DrawingType,
  drawingLimit,
  drawingTypes,
} from '#schemas/domain/catalog/drawing.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { sniffDrawing } from './sniff-drawing.ts';

/** Drawings in an hour: a big kitchen has about forty fronts, an office of builders one address. */
const hourly = { visitor: 60, address: 300 };
const hour = 60 * 60 * 1000;

const fileKey = ({ id, type }: Pick<DrawingRow, 'id' | 'type'>) =>
  `drawings/${id}.${drawingTypes[type].extension}`;

const tooLarge = () => new ProblemError('too_large', because('drawing_too_large'));
const taken: Taken<DrawingType> = {
  typeOf: (head) => {
    if (head.length === 0)
      throw new ProblemError('invalid', because('file_empty'), {
        '/file': [because('file_empty')],
      });
    const type = sniffDrawing(head);
    if (!type) throw new ProblemError('unsupported_media_type', because('drawing_unreadable'));
    return type;
  },
  limitOf: () => drawingLimit,
  most: drawingLimit,
  tooLarge,
};

/** Throws invalid (empty, cut off), unsupported_media_type, too_large, too_many_requests. */
export async function uploadDrawing(context: Context, upload: Upload): Promise<Drawing> {
  const { actor, database, files } = context;
  const owner = actor.accountId
    ? { account_id: actor.accountId, guest_id: null }
    : { account_id: null, guest_id: actor.guestId };
  if (!(await countUse(context, whoAsks(context, 'drawing', hourly), hour)))
    throw new ProblemError('too_many_requests', because('too_many_drawings'));
  return receiveAs(context, upload, taken, async ({ path, bytes, type }) => {
    const row = {
      id: newId(),
      ...owner,
      name: upload.name,
      type,
      bytes,
      created_at: context.now().toISOString(),
    };
    await files.put(fileKey(row), path, type);
    await insertDrawing(database.kysely, row).catch(async (error: unknown) => {
      await files.remove(fileKey(row));
      throw error;
    });
    return { _id: row.id, name: row.name, type, bytes };
  });
}

const noDrawing = () => new ProblemError('not_found', because('drawing_not_found'));

/** For its uploader and for employees. Throws not_found for everybody else. */
export async function openDrawing(
  context: Context,
  id: string,
): Promise<{ row: DrawingRow; body: Readable }> {
  const { actor, database, files } = context;
  const [row] = await findDrawings(database.kysely, [id]);
  const isEmployee = actor.operator || (actor.accountId !== null && actor.role !== null);
  if (!row || !(isEmployee || isOwner(actor, row))) throw noDrawing();
  const body = await files.read(fileKey(row));
  if (!body) throw noDrawing();
  return { row, body };
}

/** ms that a drawing may wait for its line in a cart. */
const unusedFor = 7 * 24 * hour;
const removedAtOnce = 500;

/** Deletes an account's drawings, but for those that an order is made from; their files go once that is committed. */
export async function eraseDrawings(
  context: Context,
  tx: Transaction<Tables>,
  accountId: string,
): Promise<void> {
  const gone = await takeDrawingsOf(tx, accountId);
  onCommit(tx, () => {
    for (const row of gone)
      void context.files
        .remove(fileKey(row))
        .catch((error: unknown) => context.log.warn({ err: error }, 'A drawing could not be deleted'));
  });
}

/** Drawings that were sent and then used for nothing; answers how many went. */
export async function removeUnusedDrawings({ database, files, now }: Services): Promise<number> {
  const before = new Date(now().getTime() - unusedFor).toISOString();
  const gone = await takeUnusedDrawings(database.kysely, before, removedAtOnce);
  for (const row of gone) await files.remove(fileKey(row));
  return gone.length;
}
