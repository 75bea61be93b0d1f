/** GET /api/v1/translation-files (ours): texts with their translations as a file for translators. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { TranslationFile, TranslationFormat } from '#schemas/domain/translations/files.ts';
import type { TranslatedThing, TranslationKind } from '#schemas/domain/translations/units.ts';
import { writeCsv } from './csv-file.ts';
import type { FileThing } from './file-rows.ts';
import { kindsOfAll, sourceOf } from './sources.ts';
import { writeXliff } from './xliff-file.ts';

type Asked = {
  format: TranslationFormat;
  kind?: TranslationKind | undefined;
  id?: string | undefined;
  language: TranslatedLanguage;
  open: boolean;
};

const chunk = 200;

async function readKind(
  context: Context,
  kind: TranslationKind,
  { language, open: isOpen }: Asked,
): Promise<TranslatedThing[]> {
  const source = sourceOf(kind);
  const things: TranslatedThing[] = [];
  for (let offset = 0; ; offset += chunk) {
    const asked = { kind, language, isOpen, search: '', offset, limit: chunk };
    const { rows } = await source.list(context, asked);
    for (const { id, total } of rows) {
      const thing = total > 0 ? await source.read(context, { kind, id, language }) : null;
      if (thing) things.push(thing);
    }
    if (rows.length < chunk) return things;
  }
}

async function readThings(context: Context, asked: Asked): Promise<TranslatedThing[]> {
  const { kind, id, language } = asked;
  if (!kind || !id) {
    const things: TranslatedThing[] = [];
    for (const one of kind ? [kind] : kindsOfAll) things.push(...(await readKind(context, one, asked)));
    return things;
  }
  const thing = await sourceOf(kind).read(context, { kind, id, language });
  if (!thing) throw new ProblemError('not_found', because('translation_not_found'));
  return [thing];
}

/** Throws unauthenticated, forbidden, not_found. */
export async function exportTranslations(context: Context, asked: Asked): Promise<TranslationFile> {
  requirePermission(context.actor, 'readPages');
  const { format, kind = 'all', language, open } = asked;
  const things = (await readThings(context, asked))
    .map(
      (thing): FileThing => ({
        ...thing,
        units: thing.units.filter(({ state }) => !open || state !== 'done'),
      }),
    )
    .filter(({ units }) => units.length > 0);
  const count = things.reduce((sum, { units }) => sum + units.length, 0);
  return format === 'csv'
    ? { name: `translations-${language}-${kind}.csv`, text: writeCsv(things), count }
    : { name: `translations-${language}-${kind}.xlf`, text: writeXliff(things), count };
}
