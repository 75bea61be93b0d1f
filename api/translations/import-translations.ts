/** POST /api/v1/translation-files (ours): a translated file, looked at or written by the same steps. */
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Upload } from '#api/media/library/receive-file.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { decodeText } from '#schemas/domain/platform/text-encoding.ts';
import { normalText, targetProblem } from '#schemas/domain/translations/check-target.ts';
import {
  largestTranslationFile,
  shownRows,
  type TranslationFormat,
  type TranslationImport,
} from '#schemas/domain/translations/files.ts';
import {
  type TranslatedThing,
  translationKindSchema,
  type Unit,
} from '#schemas/domain/translations/units.ts';
import { readCsv } from './csv-file.ts';
import { type FileRow, refuseFile } from './file-rows.ts';
import { findSource, sourceOf } from './sources.ts';
import { readXliff } from './xliff-file.ts';

type Change = { row: FileRow; unit: Unit; target: string };
type Refusal = { row: FileRow; unit: Unit | null; reason: Reason };
/** What the rows of one thing come to. */
type Plan = {
  thing: TranslatedThing | null;
  changes: Change[];
  refused: Refusal[];
  same: number;
  empty: number;
};

async function textOf({ body, length }: Upload): Promise<string> {
  const tooLarge = () => new ProblemError('too_large', because('translation_file_too_large'));
  if ((length ?? 0) > largestTranslationFile) throw tooLarge();
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of (body ?? []) as WebStream<Uint8Array>) {
    bytes += piece.length;
    if (bytes > largestTranslationFile) throw tooLarge();
    pieces.push(piece);
  }
  return decodeText(Buffer.concat(pieces));
}

function readFile(text: string): { format: TranslationFormat; rows: FileRow[] } {
  const format = /^\uFEFF?\s*</.test(text) ? 'xliff' : 'csv';
  const rows = format === 'xliff' ? readXliff(text) : readCsv(text);
  if (rows.length === 0) throw refuseFile(because('translation_file_empty'));
  return { format, rows };
}

function planRow(plan: Plan, row: FileRow, unit: Unit | undefined, seen: Set<string>): void {
  const refuse = (reason: Reason) => plan.refused.push({ row, unit: unit ?? null, reason });
  const target = normalText(row.target);
  if (target === '') {
    plan.empty += 1;
    return;
  }
  if (!plan.thing) refuse(because('translation_thing_gone'));
  else if (!unit) refuse(because('translation_row_text_gone'));
  else if (normalText(unit.source) !== normalText(row.source))
    refuse(because('translation_source_changed', { source: unit.source.slice(0, 80) }));
  else if (seen.has(row.field)) refuse(because('translation_row_twice'));
  else {
    seen.add(row.field);
    const problem = targetProblem(unit, target);
    if (problem) refuse(problem);
    else if (unit.target === target && unit.state === 'done') plan.same += 1;
    else plan.changes.push({ row, unit, target });
  }
}

/** What the rows of one thing would do. */
async function planThing(
  context: Context,
  rows: readonly FileRow[],
  language: TranslatedLanguage,
): Promise<Plan> {
  const [first] = rows;
  const kind = translationKindSchema.safeParse(first?.kind);
  const id = idSchema.safeParse(first?.id);
  const thing =
    kind.success && id.success
      ? await findSource(kind.data)?.read(context, { kind: kind.data, id: id.data, language })
      : null;
  const units = new Map(thing?.units.map((unit) => [unit.field, unit]));
  const plan: Plan = { thing: thing ?? null, changes: [], refused: [], same: 0, empty: 0 };
  const seen = new Set<string>();
  for (const row of rows) planRow(plan, row, units.get(row.field), seen);
  return plan;
}

/** Writes what was planned of one thing; what is refused now is told for each of its rows. */
async function writePlan(context: Context, plan: Plan, language: TranslatedLanguage): Promise<void> {
  const { thing, changes } = plan;
  if (!thing || changes.length === 0) return;
  const { kind, id, version } = thing;
  const targets = changes.map(({ unit, target }) => ({ field: unit.field, target }));
  try {
    await sourceOf(kind).write(context, { kind, id, language, version, targets });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    plan.refused.push(...changes.map(({ row, unit }) => ({ row, unit, reason: error.reason })));
    plan.changes = [];
  }
}

const placeOf = ({ line, kind, id, field }: FileRow) => {
  const known = translationKindSchema.safeParse(kind);
  return { line, kind: known.success ? known.data : null, id, field };
};

function answer(
  plans: readonly Plan[],
  file: { format: TranslationFormat; rows: readonly FileRow[] },
  applied: boolean,
): TranslationImport {
  const changes = plans.flatMap((plan) =>
    plan.changes.map((change) => ({ ...change, name: plan.thing?.name ?? '' })),
  );
  const refused = plans
    .flatMap((plan) => plan.refused.map((refusal) => ({ ...refusal, name: plan.thing?.name ?? null })))
    .sort((one, other) => one.row.line - other.row.line);
  const sum = (count: (plan: Plan) => number) => plans.reduce((total, plan) => total + count(plan), 0);
  return {
    format: file.format,
    applied,
    rows: file.rows.length,
    counts: {
      new: changes.filter(({ unit }) => unit.target === null).length,
      changed: changes.filter(({ unit }) => unit.target !== null).length,
      same: sum(({ same }) => same),
      empty: sum(({ empty }) => empty),
      refused: refused.length,
    },
    changes: changes.slice(0, shownRows).map(({ row, unit, target, name }) => ({
      ...placeOf(row),
      name,
      label: unit.label,
      before: unit.target,
      target,
    })),
    refused: refused.slice(0, shownRows).map(({ row, unit, reason, name }) => ({
      ...placeOf(row),
      name,
      label: unit?.label ?? null,
      ...reason,
      message: sentenceOf(reason),
    })),
  };
}

/**
 * Each thing is written whole or not at all. Throws unauthenticated, forbidden, too_large, and invalid for a file that
 * cannot be read.
 */
export async function importTranslations(
  context: Context,
  upload: Upload,
  { language, apply }: { language: TranslatedLanguage; apply: boolean },
): Promise<TranslationImport> {
  requirePermission(context.actor, 'editPages');
  const file = readFile(await textOf(upload));
  const groups = groupBy(file.rows, ({ kind, id }) => `${kind}/${id}`);
  const plans: Plan[] = [];
  for (const rows of groups.values()) {
    const plan = await planThing(context, rows, language);
    if (apply) await writePlan(context, plan, language);
    plans.push(plan);
  }
  const told = answer(plans, file, apply);
  const { new: added, changed, refused } = told.counts;
  if (apply && added + changed > 0)
    await recordAudit(context.database.kysely, context, 'translation.import', language, file.format, {
      added: String(added),
      changed: String(changed),
      refused: String(refused),
    });
  return told;
}
