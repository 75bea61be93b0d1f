/** Imports of catalog files, looked at and started (ours; publishers and admins). */
import { deleteErrors, findRun, findRuns, keepMapping, updateRun } from '#api/catalog/storage/imports.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ImportDetail, ImportOptions, ImportRun } from '#schemas/domain/catalog/import.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { mappingTargets } from './formats/own.ts';
import { noCounts } from './run-import.ts';
import { headersKey } from './upload-import.ts';
import { detailOf, runView } from './views.ts';

const shownRuns = 50;
const idle = ['waiting', 'done', 'cancelled', 'failed'] as const;

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
  for (const needed of ['sku', 'price'])
    if (!targets.includes(needed)) wrong['/mapping'] = [because('import_target_missing', { field: needed })];
  if (!['name', 'product_number', 'handle'].some((one) => targets.includes(one)))
    wrong['/mapping'] = [because('import_name_missing')];
  for (const target of targets)
    if (
      !['ignore', 'specification'].includes(target) &&
      targets.indexOf(target) !== targets.lastIndexOf(target)
    )
      wrong['/mapping'] = [because('import_target_twice', { field: target })];
  const [first] = Object.values(wrong).flat();
  if (first) throw new ProblemError('invalid', first, wrong);
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
  const goesOn = !dry_run && !run.dry && (run.state === 'cancelled' || run.state === 'failed');
  const started = await database.transaction(async (tx) => {
    const taken = await updateRun(tx, id, idle, {
      state: 'running',
      dry: dry_run,
      failure: '',
      options: JSON.stringify(options),
      started_at: now().toISOString(),
      ended_at: null,
      ...(goesOn ? {} : { position: 0, done: JSON.stringify(noCounts) }),
    });
    if (taken && !goesOn) await deleteErrors(tx, id);
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
