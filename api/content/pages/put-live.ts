/** The one way a document goes live: an immutable revision, the pointer to it, the draft beside it, caches told. */
import type { Transaction } from 'kysely';
import { followPage } from '#api/content/experiments/variant-copy.ts';
import { contentTags, putContent, requireNotInUse, takeContent } from '#api/content/posts/put-content.ts';
import { followPublished, insertDraft, lockDraft } from '#api/content/storage/drafts.ts';
import { findExperimentOf, findSlugsTesting } from '#api/content/storage/experiments.ts';
import {
  findLastPublished,
  findLiveDocument,
  insertRevision,
  type PageRow,
  setPublished,
} from '#api/content/storage/pages.ts';
import { endPublishedReview } from '#api/content/storage/reviews.ts';
import { findPagesShowing } from '#api/content/storage/sections.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { type DocumentKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import type { PageDocument } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { refused, requirePublishable } from './check-document.ts';

type Placed = { id: string; kind: DocumentKind; slug: string | null };

/** The content versions that a document moves: lists of its kind, a page's own, those of the pages that show a section. */
export async function tagsOf(db: Executor, { id, kind, slug }: Placed): Promise<string[]> {
  if (kind === 'page') return ['pages', ...(slug === null ? [] : [`page:${slug}`])];
  if (!isPart(kind)) return contentTags[kind];
  const slugs =
    kind === 'variant'
      ? [(await findExperimentOf(db, id))?.slug ?? '']
      : [...(await findPagesShowing(db, id)).map((page) => page.slug), ...(await findSlugsTesting(db, id))];
  return ['pages', ...new Set(slugs.map((address) => `page:${address}`))];
}

const isTaken = (error: unknown) =>
  (error as { code?: string }).code === '23505' &&
  (error as { constraint?: string }).constraint === 'page_address';

/** `page` is locked by `tx`. The document is kept as it was given. Throws invalid. */
export async function putLive(
  context: Context,
  tx: Transaction<Tables>,
  page: PageRow,
  input: Record<string, unknown>,
  note: string,
): Promise<string> {
  return writeLive(context, tx, page, input, await requirePublishable(context, tx, input, page), note);
}

/** The same of a document that was found to be right. Throws invalid where its address was taken meanwhile. */
export async function writeLive(
  context: Context,
  tx: Transaction<Tables>,
  page: PageRow,
  input: Record<string, unknown>,
  { slug, audience }: Pick<PageDocument, 'slug' | 'audience'>,
  note: string,
): Promise<string> {
  const revision = newId();
  const author = authorOf(context);
  const now = context.now();
  const before = page.published_revision_id ?? (await findLastPublished(tx, page.id));
  await insertRevision(
    tx,
    { id: revision, pageId: page.id, document: input, kind: 'publish', note, author },
    now,
  );
  await setPublished(tx, page.id, { revision, slug, audience }).catch((error: unknown) => {
    throw isTaken(error) ? refused({ '/slug': [because('page_address_taken', { page: slug })] }) : error;
  });
  const draft = { pageId: page.id, document: input, author };
  if (!(await lockDraft(tx, page.id))) await insertDraft(tx, draft, now);
  else if (before) await followPublished(tx, { ...draft, before }, now);
  await endPublishedReview(tx, page.id, now);
  if (page.kind === 'page') await followPage(tx, page.id, input as PageDocument);
  await putContent(context, tx, page.id, input);
  await context.versions.bump(tx, [...(await tagsOf(tx, page)), ...(await tagsOf(tx, { ...page, slug }))]);
  return revision;
}

/** The one way a page that `tx` has locked leaves the shop; its history says so. Throws invalid where others need it. */
export async function takeOffline(
  context: Context,
  tx: Transaction<Tables>,
  page: PageRow,
  note: string,
): Promise<void> {
  await requireNotInUse(tx, page);
  const document = await findLiveDocument(tx, page.id);
  if (document !== undefined) {
    const author = authorOf(context);
    await insertRevision(
      tx,
      { id: newId(), pageId: page.id, document, kind: 'unpublish', note, author },
      context.now(),
    );
  }
  await setPublished(tx, page.id, null);
  await takeContent(tx, page);
  await context.versions.bump(tx, await tagsOf(tx, page));
}
