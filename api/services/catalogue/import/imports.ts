/** Imports of catalogue files, looked at and started (ours; publishers and admins). */
import { requirePermission } from '#api/services/account/require-role.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import {
  deleteErrors,
  findRun,
  findRuns,
  keepMapping,
  updateRun,
} from '#api/storage/repositories/imports.ts';
import type { ImportDetail, ImportOptions, ImportRun } from '#schemas/domain/catalogue-import.ts';
import { mappingTargets } from '../formats/own.ts';
import { noCounts } from './run-import.ts';
import { headersKey } from './upload-import.ts';
import { detailOf, runView } from './views.ts';

const shownRuns = 50;
const idle = ['waiting', 'done', 'cancelled', 'failed'] as const;

export async function listImports(context: Context): Promise<ImportRun[]> {
  requirePermission(context.actor, 'importCatalogue');
  return (await findRuns(context.database.kysely, shownRuns)).map(runView);
}

export function getImport(context: Context, id: string): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalogue');
  return detailOf(context, id);
}

/** Says what the columns of an unknown file are, now and for each file with the same headers. Throws invalid. */
export async function mapImport(
  context: Context,
  id: string,
  mapping: Record<string, string>,
): Promise<ImportDetail> {
  requirePermission(context.actor, 'importCatalogue');
  const run = await findRun(context.database.kysely, id);
  if (!run) throw new ProblemError('not_found', 'There is no such import.');
  const wrong: Record<string, string[]> = {};
  for (const [header, target] of Object.entries(mapping)) {
    if (!run.shape.headers.includes(header)) wrong[`/mapping/${header}`] = ['expected a column of the file'];
    else if (!mappingTargets.includes(target))
      wrong[`/mapping/${header}`] = ['expected something that we know'];
  }
  const targets = Object.values(mapping);
  for (const needed of ['sku', 'price'])
    if (!targets.includes(needed)) wrong['/mapping'] = [`expected a column that is the ${needed}`];
  if (!['name', 'product_number', 'handle'].some((one) => targets.includes(one)))
    wrong['/mapping'] = ['expected a column that is the name'];
  for (const target of targets)
    if (
      !['ignore', 'specification'].includes(target) &&
      targets.indexOf(target) !== targets.lastIndexOf(target)
    )
      wrong['/mapping'] = [`expected one column that is “${target}”, not two`];
  if (Object.keys(wrong).length > 0)
    throw new ProblemError('invalid', Object.values(wrong).flat()[0] ?? 'Some columns are wrong.', wrong);
  const text = JSON.stringify(mapping);
  const { database, now } = context;
  const changed = await database.transaction(async (tx) => {
    await keepMapping(tx, headersKey(run.shape.headers), text, now().toISOString());
    const mapped = await updateRun(tx, id, idle, { mapping: text, format: 'mapped', checked: null });
    if (!mapped) throw new ProblemError('stale_version', 'This import is running. Cancel it first.');
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
  requirePermission(context.actor, 'importCatalogue');
  const { database, now } = context;
  if (options.picture_folder !== undefined && !context.actor.operator)
    throw new ProblemError(
      'forbidden',
      'A folder or a ZIP of pictures on the machine is for whoever holds it.',
    );
  const run = await findRun(database.kysely, id);
  if (!run) throw new ProblemError('not_found', 'There is no such import.');
  if (!run.format)
    throw new ProblemError('invalid', 'Say first what its columns are.', {
      '/mapping': ['expected a mapping'],
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
  requirePermission(context.actor, 'importCatalogue');
  await context.database.transaction(async (tx) => {
    const cancelled = await updateRun(tx, id, ['running'], {
      state: 'cancelled',
      ended_at: context.now().toISOString(),
    });
    if (cancelled) await recordAudit(tx, context, 'import.cancel', id, cancelled.file_name);
  });
  return detailOf(context, id);
}
