/** Releases as the others reach them. One that has ended can be read, nothing else. */
import { findRelease, findReleaseEntries, lockRelease } from '#api/content/storage/releases.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { isToCome, type WholeRelease } from '#schemas/domain/content/release.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { entryView, releaseView } from './views.ts';

const noRelease = () => new ProblemError('not_found', because('release_not_found'));

/** Throws not_found. */
export async function readRelease(db: Executor, id: string): Promise<WholeRelease> {
  const row = await findRelease(db, id);
  if (!row) throw noRelease();
  return { ...releaseView(row), entries: (await findReleaseEntries(db, id)).map(entryView) };
}

/** Locked until the transaction ends, before any of its pages is. Throws not_found, stale_version once it has ended. */
export async function requireRelease(tx: Executor, id: string) {
  const release = await lockRelease(tx, id);
  if (!release) throw noRelease();
  if (!isToCome(release)) throw new ProblemError('stale_version', because('release_ended'));
  return release;
}
