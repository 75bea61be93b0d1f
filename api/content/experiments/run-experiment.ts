/** An experiment begins, and ends with one of its variants. */
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { requireDraft, requirePage } from '#api/content/pages/page-access.ts';
import { putLive } from '#api/content/pages/put-live.ts';
import { nameOf } from '#api/content/pages/views.ts';
import { requireApproval } from '#api/content/review/approval.ts';
import { lockDraft, updateDraft } from '#api/content/storage/drafts.ts';
import { deleteVisitors, isTested, updateExperiment } from '#api/content/storage/experiments.ts';
import { findLiveDocument, type PageRow, setPublished } from '#api/content/storage/pages.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { WholeExperiment } from '#schemas/domain/content/experiment.ts';
import type { PageDocument, StoredBlock, Variant } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { readExperiment, requireExperiment } from './experiment-access.ts';
import { documentWithVariant, hasPlace } from './experiment-page.ts';
import { readResult } from './result.ts';
import { experimentsTag } from './running-experiments.ts';
import { copyRevision } from './variant-copy.ts';

type Approval = { without_approval?: string | undefined };

const tagsOf = ({ slug }: PageRow): string[] => [experimentsTag, ...(slug === null ? [] : [`page:${slug}`])];

/** The live document of a page in which variant B has its place. Throws invalid. */
async function requireLive(tx: Executor, page: PageRow, block: string | null): Promise<PageDocument> {
  const live = (await findLiveDocument(tx, page.id)) as PageDocument | undefined;
  if (!live) throw new ProblemError('invalid', because('experiment_page_not_live'));
  if (!hasPlace(live.blocks, block)) throw new ProblemError('invalid', because('experiment_block_gone'));
  return live;
}

/**
 * Shoppers see both variants from now on: B as its draft of this number is. Throws unauthenticated, forbidden also where
 * an approval is missing, not_found, stale_version, in_use where another one runs on the page, and invalid with a
 * pointer into variant B for each error.
 */
export function startExperiment(
  context: Context,
  id: string,
  { revision, without_approval }: Approval & { revision: number },
): Promise<WholeExperiment> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const experiment = await requireExperiment(tx, id, 'draft');
    const page = await requirePage(tx, experiment.page_id);
    const variant = await requirePage(tx, experiment.variant_id);
    const live = await requireLive(tx, page, experiment.block);
    if (await isTested(tx, page.id)) throw new ProblemError('in_use', because('experiment_page_taken'));
    const document = await requireDraft(tx, variant.id, revision);
    if (
      revision === copyRevision ||
      isDeepStrictEqual(
        documentWithVariant(live, experiment.block, document as unknown as PageDocument),
        live,
      )
    )
      throw new ProblemError('invalid', because('experiment_same'));
    await requireApproval(context, tx, { id: variant.id, name: nameOf(document) }, without_approval);
    await putLive(context, tx, variant, document, experiment.name);
    const started_at = context.now().toISOString();
    await updateExperiment(tx, id, { state: 'running', started_at });
    await context.versions.bump(tx, tagsOf(page));
    await recordAudit(tx, context, 'experiment.start', id, experiment.name, { page: nameOf(live) });
    return readExperiment(context, tx, id);
  });
}

/** A draft with other changes gets B's blocks too, where it still has the block as it was. */
async function followInDraft(
  context: Context,
  tx: Executor,
  page: PageRow,
  { block, live, variant }: { block: string | null; live: PageDocument; variant: PageDocument },
): Promise<void> {
  const draft = await lockDraft(tx, page.id);
  const blocks = draft?.document.blocks;
  if (block === null || !draft || !Array.isArray(blocks)) return;
  const blockIn = (all: readonly StoredBlock[]) => all.find((one) => one?.id === block);
  const own = blockIn(blocks);
  if (!own || !isDeepStrictEqual(own, blockIn(live.blocks))) return;
  const document = documentWithVariant({ ...draft.document, blocks } as PageDocument, block, variant);
  await updateDraft(
    tx,
    { pageId: page.id, document, author: authorOf(context), revision: draft.revision },
    context.now(),
  );
}

/** The page goes live with variant B in it. Throws invalid. */
async function applyVariant(
  context: Context,
  tx: Transaction<Tables>,
  page: PageRow,
  { block, variant_id, name }: { block: string | null; variant_id: string; name: string },
): Promise<void> {
  const live = await requireLive(tx, page, block);
  const variant = (await findLiveDocument(tx, variant_id)) as PageDocument | undefined;
  if (!variant) throw new ProblemError('invalid', because('experiment_variant_not_live'));
  await followInDraft(context, tx, page, { block, live, variant });
  await putLive(context, tx, page, documentWithVariant(live, block, variant), name);
}

/**
 * Everybody sees the page from now on, with B in it where that is kept. Throws unauthenticated, forbidden, not_found,
 * stale_version, invalid where B has no place any more.
 */
export function endExperiment(
  context: Context,
  id: string,
  winner: Variant | null,
): Promise<WholeExperiment> {
  requirePermission(context.actor, 'publishPages');
  return context.database.transaction(async (tx) => {
    const experiment = await requireExperiment(tx, id, 'running');
    const page = await requirePage(tx, experiment.page_id);
    const ended_at = context.now().toISOString();
    if (winner === 'b') await applyVariant(context, tx, page, experiment);
    const result = JSON.stringify(await readResult(tx, experiment, context.now()));
    await updateExperiment(tx, id, { state: 'ended', winner, ended_at, result });
    await deleteVisitors(tx, id);
    await setPublished(tx, experiment.variant_id, null);
    await context.versions.bump(tx, tagsOf(page));
    await recordAudit(tx, context, 'experiment.end', id, experiment.name, {
      ...(winner ? { winner: winner.toUpperCase() } : {}),
    });
    return readExperiment(context, tx, id);
  });
}
