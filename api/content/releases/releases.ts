/** Releases: made, listed, named, put to a moment, called off. */
import { requireDraftNumber } from '#api/content/pages/page-access.ts';
import {
  findEndedReleases,
  findReleasesOfPage,
  findReleasesToCome,
  insertRelease,
  updateRelease,
} from '#api/content/storage/releases.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PageRelease, Release, WholeRelease } from '#schemas/domain/content/release.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { requireReady } from './publish-release.ts';
import { readRelease, requireRelease } from './release-access.ts';
import { releaseView } from './views.ts';

const ended = 50;

/** Throws unauthenticated, forbidden. */
export async function listReleases(context: Context): Promise<Release[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  return [...(await findReleasesToCome(db)), ...(await findEndedReleases(db, ended))].map(releaseView);
}

/** Throws unauthenticated, forbidden, not_found. */
export function getRelease(context: Context, id: string): Promise<WholeRelease> {
  requirePermission(context.actor, 'readPages');
  return readRelease(context.database.kysely, id);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function listPageReleases(context: Context, pageId: string): Promise<PageRelease[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  await requireDraftNumber(db, pageId);
  return (await findReleasesOfPage(db, pageId)).map(({ id, ...row }) => ({ _id: id, ...row }));
}

/** Throws unauthenticated, forbidden. */
export function createRelease(context: Context, name: string): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  const id = newId();
  return context.database.transaction(async (tx) => {
    await insertRelease(tx, {
      id,
      name,
      at: null,
      zone: 'UTC',
      state: 'open',
      author: authorOf(context),
      error: null,
      created_at: context.now().toISOString(),
      ended_at: null,
    });
    await recordAudit(tx, context, 'release.create', id, name);
    return readRelease(tx, id);
  });
}

type Change = { name?: string | undefined; at?: string | null | undefined; zone?: string | undefined };

/** A moment to come. Throws invalid. */
function requireLater(context: Context, at: string): string {
  const moment = new Date(at);
  if (moment.getTime() > context.now().getTime()) return moment.toISOString();
  const reason = because('schedule_past');
  throw new ProblemError('invalid', reason, { '/at': [reason] });
}

/**
 * What is given a moment must be able to go live as it is. Throws unauthenticated, forbidden, not_found, stale_version,
 * and invalid with "/entries/{page}" for each document that could not.
 */
export function changeRelease(
  context: Context,
  id: string,
  { name, at, zone }: Change,
): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  const moment = typeof at === 'string' ? requireLater(context, at) : at;
  return context.database.transaction(async (tx) => {
    const before = await requireRelease(tx, id);
    if (moment) await requireReady(context, tx, id);
    const timed =
      moment === undefined
        ? {}
        : { at: moment, state: moment === null ? ('open' as const) : ('scheduled' as const) };
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(zone === undefined ? {} : { zone }),
      ...timed,
    };
    if (Object.keys(set).length > 0) await updateRelease(tx, id, set);
    await recordAudit(tx, context, 'release.change', id, name ?? before.name, {
      ...(name === undefined || name === before.name ? {} : { before: before.name }),
      ...(moment === undefined ? {} : { at: moment ?? '', zone: zone ?? before.zone }),
    });
    onCommit(tx, context.schedulesWaiting);
    return readRelease(tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version. */
export function cancelRelease(context: Context, id: string): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const { name } = await requireRelease(tx, id);
    await updateRelease(tx, id, { state: 'cancelled', ended_at: context.now().toISOString() });
    await recordAudit(tx, context, 'release.cancel', id, name);
    return readRelease(tx, id);
  });
}
