/**
 * A release goes live in one transaction, all of it or nothing. Its documents are written first and asked afterwards
 * whether they are right: what leads to another of them finds it there.
 */
import { sql, type Transaction } from 'kysely';
import { requirePublishable, soundnessErrors, toProblems } from '#api/content/pages/check-document.ts';
import { requireRemovable } from '#api/content/pages/page-access.ts';
import { putLive, takeOffline, writeLive } from '#api/content/pages/put-live.ts';
import { textOf } from '#api/content/pages/views.ts';
import { findRevision, lockPage, type PageRow } from '#api/content/storage/pages.ts';
import { findReleaseEntries, type ReleaseEntryRow, updateRelease } from '#api/content/storage/releases.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type DocumentKind, isBlockKind } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { isToCome, type ReleaseProblems, type WholeRelease } from '#schemas/domain/content/release.ts';
import {
  because,
  type FieldReasons,
  type Reason,
  type ReasonName,
} from '#schemas/domain/platform/reasons.ts';
import { readRelease, requireRelease } from './release-access.ts';

/** What others name comes before what names it. */
const order: readonly DocumentKind[] = ['section', 'page', 'person', 'topic', 'room', 'project', 'post'];

type Item = { entry: ReleaseEntryRow; page: PageRow; document: DraftDocument };
type Wrong = Map<Item, FieldReasons>;

const whole = (reason: Reason): FieldReasons => ({ '': [reason] });

/** Its reasons, where it was refused; anything else is no answer of ours. */
async function reasonsOf(work: () => Promise<unknown>): Promise<FieldReasons | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { fieldReasons = {}, reason } = error;
    return Object.keys(fieldReasons).length > 0 ? fieldReasons : whole(reason);
  }
}

/** The documents of a release, each locked, in one order for all who do so. */
async function lockItems(
  tx: Transaction<Tables>,
  releaseId: string,
): Promise<{ items: Item[]; gone: Item[] }> {
  const entries = await findReleaseEntries(tx, releaseId);
  entries.sort((one, other) => (one.page_id < other.page_id ? -1 : 1));
  const [items, gone]: [Item[], Item[]] = [[], []];
  for (const entry of entries) {
    const page = await lockPage(tx, entry.page_id);
    if (!page) continue;
    const revision = entry.revision_id && (await findRevision(tx, page.id, entry.revision_id));
    const document = revision ? (revision.document as unknown as DraftDocument) : {};
    (page.deleted_at === null ? items : gone).push({ entry, page, document });
  }
  return { items, gone };
}

/** Writes pages that are right in themselves, as their addresses come free by one another; the rest is wrong. */
async function writePages(
  context: Context,
  tx: Transaction<Tables>,
  pages: Item[],
  note: string,
  wrong: Wrong,
) {
  let left = pages;
  while (left.length > 0) {
    const waiting: Item[] = [];
    for (const item of left) {
      const sound = await soundnessErrors(tx, item.document, item.page);
      if (sound.document) await writeLive(context, tx, item.page, item.document, sound.document, note);
      else {
        waiting.push(item);
        wrong.set(item, sound.errors);
      }
    }
    if (waiting.length === left.length) return;
    for (const item of waiting) wrong.delete(item);
    left = waiting;
  }
}

/** Does all of it in `tx`. Where anything is wrong, the caller takes it back. */
async function goLive(
  context: Context,
  tx: Transaction<Tables>,
  { id, name }: { id: string; name: string },
): Promise<ReleaseProblems[]> {
  const { items, gone } = await lockItems(tx, id);
  const wrong: Wrong = new Map(gone.map((item) => [item, whole(because('release_page_deleted'))]));
  const published = items.filter(({ entry }) => entry.action === 'publish');
  published.sort((one, other) => order.indexOf(one.page.kind) - order.indexOf(other.page.kind));
  const pages = published.filter(({ page }) => isBlockKind(page.kind));
  await writePages(context, tx, pages, name, wrong);
  const others = published.filter(({ page }) => !isBlockKind(page.kind));
  for (const item of others) {
    const reasons = await reasonsOf(() => putLive(context, tx, item.page, item.document, name));
    if (reasons) wrong.set(item, reasons);
  }
  for (const item of items.filter(({ entry }) => entry.action === 'unpublish')) {
    const reasons = await reasonsOf(async () => {
      requireRemovable(item.page);
      if (item.page.published_revision_id !== null) await takeOffline(context, tx, item.page, name);
    });
    if (reasons) wrong.set(item, reasons);
  }
  for (const item of pages.filter((one) => !wrong.has(one))) {
    const page = (await lockPage(tx, item.page.id)) ?? item.page;
    const reasons = await reasonsOf(() => requirePublishable(context, tx, item.document, page));
    if (reasons) wrong.set(item, reasons);
  }
  return [...wrong].map(([{ entry, document }, reasons]) => ({
    page: entry.page_id,
    title: textOf(entry.title) || textOf(entry.slug),
    problems: toProblems(
      document,
      Object.entries(reasons).flatMap(([pointer, all]) =>
        all.map((reason): [string, Reason] => [pointer, reason]),
      ),
    ),
  }));
}

/** As goLive; nothing of it stays where anything was wrong, or where it was only asked. */
async function tryLive(
  context: Context,
  tx: Transaction<Tables>,
  release: { id: string; name: string },
  isAsked: boolean,
): Promise<ReleaseProblems[]> {
  await sql`savepoint release`.execute(tx);
  const problems = await goLive(context, tx, release);
  if (isAsked || problems.length > 0) await sql`rollback to savepoint release`.execute(tx);
  return problems;
}

function requireNone(problems: ReleaseProblems[]): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ page, problems: all }): [string, Reason[]] => [
    `/entries/${page}`,
    all.map(({ reason, values }) => ({ reason: reason as ReasonName, ...(values ? { values } : {}) })),
  ]);
  const reason = because('release_not_ready');
  throw new ProblemError('invalid', reason, Object.fromEntries(fields));
}

/** Throws invalid with "/entries/{page}" for each document that could not go live as all are now. */
export async function requireReady(context: Context, tx: Transaction<Tables>, id: string): Promise<void> {
  requireNone(await tryLive(context, tx, { id, name: '' }, true));
}

class Asked extends Error {
  constructor(readonly problems: ReleaseProblems[]) {
    super('a release is only asked about');
  }
}

/** It is tried, and undone. Throws unauthenticated, forbidden, not_found. */
export async function checkRelease(context: Context, id: string): Promise<ReleaseProblems[]> {
  requirePermission(context.actor, 'readPages');
  const release = await readRelease(context.database.kysely, id);
  if (!isToCome(release)) return [];
  try {
    return await context.database.transaction(async (tx) => {
      throw new Asked(await goLive(context, tx, { id, name: release.name }));
    });
  } catch (stopped) {
    if (stopped instanceof Asked) return stopped.problems;
    throw stopped;
  }
}

/** Marks it as ended, and what its author or the one who pressed the button did. */
async function finish(
  context: Context,
  tx: Transaction<Tables>,
  { id, name }: { id: string; name: string },
  error: string | null,
): Promise<void> {
  const ended_at = context.now().toISOString();
  await updateRelease(tx, id, { state: error === null ? 'done' : 'failed', error, ended_at });
  const entries = await findReleaseEntries(tx, id);
  await recordAudit(tx, context, error === null ? 'release.run' : 'release.fail', id, name, {
    pages: entries
      .map(({ title, slug }) => textOf(title) || textOf(slug))
      .join(', ')
      .slice(0, 1000),
    ...(error === null ? {} : { error }),
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid as requireReady does. */
export function publishRelease(context: Context, id: string): Promise<WholeRelease> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const release = await requireRelease(tx, id);
    requireNone(await tryLive(context, tx, release, false));
    await finish(context, tx, release, null);
    return readRelease(tx, id);
  });
}

/** What is due, carried out or failed for good: false where a document kept it from going live. */
export async function carryOutRelease(
  context: Context,
  tx: Transaction<Tables>,
  release: { id: string; name: string },
): Promise<boolean> {
  const problems = await tryLive(context, tx, release, false);
  const said = problems.map(
    ({ title, problems: wrong }) => `${title}: ${wrong.map(({ message }) => message).join(' ')}`,
  );
  await finish(context, tx, release, problems.length === 0 ? null : said.join('\n').slice(0, 1000));
  return problems.length === 0;
}
