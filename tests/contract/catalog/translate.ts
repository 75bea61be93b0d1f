/** Writes the catalog's texts in Spanish, for tests. */
import { catalogTranslations } from '#api/catalog/translations/catalog-translations.ts';
import type { Context } from '#api/platform/context.ts';
import type { TranslationKind } from '#schemas/domain/translations/units.ts';

export type Texts = Record<string, string | null>;

/** Writes targets, named by field or by source; answers the thing as it is then. */
export async function translate(context: Context, kind: TranslationKind, id: string, texts: Texts) {
  const asked = { kind, id, language: 'es' } as const;
  const thing = await catalogTranslations.read(context, asked);
  if (!thing) throw new Error(`no ${kind} ${id}`);
  const targets = Object.entries(texts).map(([name, target]) => {
    const unit = thing.units.find(({ field, source }) => field === name || source === name);
    return { field: unit?.field ?? name, target };
  });
  return catalogTranslations.write(context, { ...asked, version: thing.version, targets });
}
