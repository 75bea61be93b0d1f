/** Imports of catalog files, looked at and started (ours; publishers and admins). */

import { countUndoable, deleteDryChanges, findLines } from '#api/catalog/storage/import-changes.ts';
import {
  deleteErrors,
  findRun,
  findRuns,
  keepMapping,
  type RunRow,
  updateRun,
} from '#api/catalog/storage/imports.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import type { ImportDetail, ImportOptions, ImportRun } from '#schemas/domain/catalog/import.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { mappingTargets } from './formats/own.ts';
import { noCounts } from './run-import.ts';
import { headersKey } from './upload-import.ts';
import { changeView, detailOf, isStockOnly, runView } from './views.ts';

const shownRuns = 50;
const idle = ['waiting', 'done', 'cancelled', 'failed', 'undone'] as const;

export async function listImports(context: Context): Promise<ImportRun[]> {
  requirePermission(context.actor, 'importCatalog');
  return (await findRuns(context.database.kysely, shownRuns)).map(runView);
}

export function getImport(context: Context, id: string): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  return detailOf(context, id);
}

/** Says what the columns of an unknown file are, now and for each file with the same headers. Throws invalid. */
export async function mapImport(
  context: Context,
  id: string,
  mapping: Record<string, string>,
): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  const run = await findRun(context.database.kysely, id);
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  const wrong: FieldReasons = {};
  for (const [header, target] of Object.entries(mapping)) {
    if (!run.shape.headers.includes(header)) wrong[`/mapping/${header}`] = [because('import_column_unknown')];
    else if (!mappingTargets.includes(target))
      wrong[`/mapping/${header}`] = [because('import_target_unknown')];
  }
  const targets = Object.values(mapping);
  // Products are found by their SKUs; beside it, any one column says something.
  if (!targets.includes('sku')) wrong['/mapping'] = [because('import_target_missing', { field: 'sku' })];
  else if (!targets.some((target) => !['sku', 'ignore', 'warehouse', 'currency'].includes(target)))
    wrong['/mapping'] = [because('import_value_missing')];
  else if (targets.includes('warehouse') && !targets.includes('quantity'))
    wrong['/mapping'] = [because('import_target_missing', { field: 'quantity' })];
  for (const target of targets)
    if (
      !['ignore', 'specification'].includes(target) &&
      targets.indexOf(target) !== targets.lastIndexOf(target)
    )
      wrong['/mapping'] = [because('import_target_twice', { field: target })];
  refuseFields(wrong);
  const text = JSON.stringify(mapping);
  const { database, now } = context;
  const changed = await database.transaction(async (tx) => {
    await keepMapping(tx, headersKey(run.shape.headers), text, now().toISOString());
    const mapped = await updateRun(tx, id, idle, { mapping: text, format: 'mapped', checked: null });
    if (!mapped) throw new ProblemError('stale_version', because('import_running'));
    await recordAudit(tx, context, 'import.map', id, run.file_name);
    return mapped;
  });
  return detailOf(context, changed);
}

/**
 * A dry run looks at everything and writes nothing. A real one that was cancelled or failed goes on behind what it
 * wrote; anything else begins at the first row. Throws invalid for a file whose columns nobody named.
 */
export async function startImport(
  context: Context,
  id: string,
  { dry_run, options }: { dry_run: boolean; options: ImportOptions },
): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  const { database, now } = context;
  if (options.picture_folder !== undefined && !context.actor.operator)
    throw new ProblemError('forbidden', because('import_folder_operator'));
  const run = await findRun(database.kysely, id);
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  if (!run.format)
    throw new ProblemError('invalid', because('import_mapping_missing'), {
      '/mapping': [because('import_mapping_missing')],
    });
  await requireWarehouse(context, run, options);
  const goesOn =
    !dry_run && !run.dry && run.task === 'import' && (run.state === 'cancelled' || run.state === 'failed');
  const started = await database.transaction(async (tx) => {
    const taken = await updateRun(tx, id, idle, {
      state: 'running',
      dry: dry_run,
      task: 'import',
      failure: '',
      options: JSON.stringify(options),
      started_at: now().toISOString(),
      ended_at: null,
      ...(goesOn ? {} : { position: 0, done: JSON.stringify(noCounts) }),
    });
    if (taken && !goesOn) {
      await deleteErrors(tx, id);
      await deleteDryChanges(tx, id);
    }
    if (taken)
      await recordAudit(tx, context, 'import.start', id, run.file_name, {
        what: dry_run ? 'look' : goesOn ? 'resume' : 'write',
      });
    return taken;
  });
  context.importsWaiting();
  // Running already: whoever asks twice gets one import.
  return detailOf(context, started ?? id);
}

/** Throws invalid where pieces are said without a warehouse and there are several, and for a name that none has. */
async function requireWarehouse(context: Context, run: RunRow, { warehouse }: ImportOptions): Promise<void> {
  const names = (await findWarehouses(context.database.kysely)).map(({ name }) => name);
  const isMissing = warehouse === undefined && isStockOnly(run) && names.length > 1;
  const isUnknown = warehouse !== undefined && !names.includes(warehouse);
  if (!isMissing && !isUnknown) return;
  const reason = isMissing
    ? because('import_warehouse_missing')
    : because('row_warehouse_unknown', { name: warehouse ?? '' });
  throw new ProblemError('invalid', reason, { '/options/warehouse': [reason] });
}

/** A page of what the last run changes, or would change, SKU by SKU: unusual prices first. Throws not_found, forbidden. */
export async function listImportChanges(
  context: Context,
  id: string,
  query: { page: number; limit: number },
) {
  requirePermission(context.actor, 'importCatalog');
  const db = context.database.kysely;
  const run = await findRun(db, id);
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  const { rows, total, outliers } = await findLines(db, { runId: id, dry: run.dry }, toWindow(query));
  return { ...toPage(rows.map(changeView), total, query), outliers };
}

/**
 * Takes back all that the run wrote, but for what was changed or ordered since. Goes on where it was broken off. Throws
 * forbidden, not_found, and invalid where there is nothing to take back.
 */
export async function undoImport(context: Context, id: string): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  const { database } = context;
  const run = await findRun(database.kysely, id);
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  const goesOn = run.task === 'undo' && (run.state === 'cancelled' || run.state === 'failed');
  const total = await countUndoable(database.kysely, id);
  if (total === 0 && !goesOn && run.state !== 'running')
    throw new ProblemError('invalid', because('import_undo_nothing'));
  const started = await database.transaction(async (tx) => {
    const taken = await updateRun(tx, id, idle, {
      state: 'running',
      task: 'undo',
      dry: false,
      failure: '',
      ended_at: null,
      ...(goesOn ? {} : { undo_done: 0, undo_total: total }),
    });
    if (taken) await recordAudit(tx, context, 'import.undo', id, run.file_name);
    return taken;
  });
  context.importsWaiting();
  return detailOf(context, started ?? id);
}

/** What is written stays; what is not written is not written any more. */
export async function cancelImport(context: Context, id: string): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalog');
  await context.database.transaction(async (tx) => {
    const cancelled = await updateRun(tx, id, ['running'], {
      state: 'cancelled',
      ended_at: context.now().toISOString(),
    });
    if (cancelled) await recordAudit(tx, context, 'import.cancel', id, cancelled.file_name);
  });
  return detailOf(context, id);
}
