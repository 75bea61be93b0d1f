/** The pictures of a batch's rows: which they name, which are another store's, and which could not be had. */
import { findMediaByIds } from '#api/media/public-storage.ts';
import type { Services } from '#api/platform/context.ts';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { parseLibraryAddress } from '#schemas/domain/media/media.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Group } from './groups.ts';
import type { PictureFrom } from './imported-product.ts';

/** The pictures that a group's rows name and that are still to be fetched. */
export const picturesOf = ({ entry }: Group): PictureFrom[] =>
  entry?.kind === 'product'
    ? [
        ...(entry.record.picturesFrom ?? []),
        ...entry.record.skus.flatMap(({ pictureFrom }) => pictureFrom ?? []),
      ]
    : [];

/** Pictures of another store's library are named by ids that mean nothing here. */
export async function forgetStrangers(services: Services, groups: Group[]): Promise<void> {
  const idOf = (picture: StoredPicture | undefined) =>
    picture?.src ? (parseLibraryAddress(picture.src)?.id ?? '') : undefined;
  const records = groups.flatMap(({ entry }) => (entry?.kind === 'product' ? [entry.record] : []));
  const ids = records.flatMap((record) =>
    [record.picture, ...record.skus.map(({ picture }) => picture)].flatMap((picture) => idOf(picture) ?? []),
  );
  if (ids.length === 0) return;
  const libraryIds = new Set(
    (await findMediaByIds(services.database.kysely, [...new Set(ids)])).map(({ id }) => id),
  );
  const isStrange = (picture: unknown) => {
    const id = idOf(picture as StoredPicture | undefined);
    return id !== undefined && !libraryIds.has(id);
  };
  for (const group of groups) {
    if (group.entry?.kind !== 'product') continue;
    for (const one of [group.entry.record, ...group.entry.record.skus]) {
      if (!isStrange(one.picture)) continue;
      delete one.picture;
      group.problems.push({
        row: group.entry.row,
        column: 'picture',
        value: '',
        reason: because('picture_in_other_library'),
        level: 'warning',
      });
    }
  }
}

/** A warning for each picture that could not be had, in the first row that names it. */
export function warnOfMissing(groups: Group[], pictures: Map<string, StoredPicture | Reason>): void {
  for (const group of groups) {
    const warned = new Set<string>();
    for (const { url } of picturesOf(group)) {
      const why = pictures.get(url);
      if (!why || !('reason' in why) || warned.has(url)) continue;
      warned.add(url);
      group.problems.push({
        row: group.rows[0]?.row ?? 0,
        column: 'picture',
        value: url.slice(0, 200),
        reason: because('picture_not_imported', { why: sentenceOf(why) }),
        level: 'warning',
      });
    }
  }
}
