/** Experiments: made, listed, changed, deleted (docs/product.md#experiments). */

import type { z } from 'zod';
import { noPage } from '#api/content/pages/page-access.ts';
import { insertDraft } from '#api/content/storage/drafts.ts';
import {
  deleteExperiment as deleteRow,
  findExperiments,
  findExperimentsAround,
  insertExperiment,
  updateExperiment,
} from '#api/content/storage/experiments.ts';
import { findLiveDocument, findPage, insertPage, lockPage, setDeleted } from '#api/content/storage/pages.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { isFrame } from '#schemas/domain/content/content-kinds.ts';
import type {
  changeExperimentSchema,
  Experiment,
  newExperimentSchema,
  PageExperiment,
  WholeExperiment,
} from '#schemas/domain/content/experiment.ts';
import type { PageDocument } from '#schemas/domain/content/page.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { readExperiment, requireExperiment } from './experiment-access.ts';
import { variantCopy } from './variant-copy.ts';
import { experimentView, pageExperimentView } from './views.ts';

const ended = 50;

const refusedAt = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

/** Throws unauthenticated, forbidden. */
export async function listExperiments(context: Context): Promise<Experiment[]> {
  requirePermission(context.actor, 'readPages');
  return (await findExperiments(context.database.kysely, ended)).map(experimentView);
}

/** Throws unauthenticated, forbidden, not_found. */
export function getExperiment(context: Context, id: string): Promise<WholeExperiment> {
  requirePermission(context.actor, 'readPages');
  return readExperiment(context, context.database.kysely, id);
}

/** Those of a page that have not ended, and the one of a variant. Throws unauthenticated, forbidden, not_found. */
export async function listPageExperiments(context: Context, id: string): Promise<PageExperiment[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  if (!(await findPage(db, id))) throw noPage();
  return (await findExperimentsAround(db, id)).map(pageExperimentView);
}

/**
 * Variant B begins as a copy of what is live. Throws unauthenticated, forbidden, and invalid for a page or a block that no
 * shopper sees.
 */
export function createExperiment(
  context: Context,
  { page: pageId, block, name, goal, shares }: z.output<typeof newExperimentSchema>,
): Promise<WholeExperiment> {
  requirePermission(context.actor, 'editPages');
  const [id, variantId] = [newId(), newId()];
  const now = context.now();
  return context.database.transaction(async (tx) => {
    const page = await lockPage(tx, pageId);
    if (!page || page.deleted_at !== null) throw refusedAt('/page', because('page_not_found'));
    const live = (await findLiveDocument(tx, pageId)) as PageDocument | undefined;
    if (page.kind !== 'page' || isFrame(page.slug))
      throw refusedAt('/page', because('experiment_pages_only'));
    if (!live) throw refusedAt('/page', because('experiment_page_not_live'));
    const document = variantCopy(live, { id: variantId, block: block ?? null, title: name });
    if (!document) throw refusedAt('/block', because('experiment_block_gone'));
    await insertPage(tx, variantId, 'variant', now);
    await insertDraft(tx, { pageId: variantId, document, author: authorOf(context) }, now);
    await insertExperiment(tx, {
      id,
      page_id: pageId,
      variant_id: variantId,
      block: block ?? null,
      name,
      goal,
      shares: JSON.stringify(shares),
      state: 'draft',
      winner: null,
      author: authorOf(context),
      created_at: now.toISOString(),
      started_at: null,
      ended_at: null,
    });
    await recordAudit(tx, context, 'experiment.create', id, name);
    return readExperiment(context, tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, stale_version once it has ended, invalid for what must stay. */
export function changeExperiment(
  context: Context,
  id: string,
  { name, goal, shares }: z.output<typeof changeExperimentSchema>,
): Promise<WholeExperiment> {
  requirePermission(context.actor, 'editPages');
  return context.database.transaction(async (tx) => {
    const before = await requireExperiment(tx, id, 'draft', 'running');
    if (before.state === 'running' && (goal !== undefined || shares !== undefined)) {
      const pointer = goal !== undefined ? '/goal' : '/shares';
      throw refusedAt(pointer, because('experiment_runs'));
    }
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(goal === undefined ? {} : { goal }),
      ...(shares === undefined ? {} : { shares: JSON.stringify(shares) }),
    };
    if (Object.keys(set).length > 0) await updateExperiment(tx, id, set);
    await recordAudit(tx, context, 'experiment.change', id, name ?? before.name);
    return readExperiment(context, tx, id);
  });
}

/** One that never ran, with its variant. Throws unauthenticated, forbidden, not_found, stale_version once it has run. */
export async function deleteExperiment(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPages');
  await context.database.transaction(async (tx) => {
    const { name, variant_id } = await requireExperiment(tx, id, 'draft');
    await deleteRow(tx, id);
    await setDeleted(tx, variant_id, context.now());
    await recordAudit(tx, context, 'experiment.delete', id, name);
  });
  return {};
}
