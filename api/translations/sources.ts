/** Everything that is translated, by who keeps it. */
import { catalogTranslations } from '#api/catalog/translations/catalog-translations.ts';
import { documentTranslations } from '#api/content/translations/document-translations.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { TranslationSource } from '#api/platform/translation-source.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { TranslationKind } from '#schemas/domain/translations/units.ts';

const sources: readonly TranslationSource[] = [documentTranslations, catalogTranslations];

export const kindsOfAll: readonly TranslationKind[] = sources.flatMap(({ kinds }) => kinds);

export const findSource = (kind: TranslationKind): TranslationSource | undefined =>
  sources.find(({ kinds }) => kinds.includes(kind));

/** Throws not_found for a kind that nobody keeps translations of. */
export function sourceOf(kind: TranslationKind): TranslationSource {
  const source = findSource(kind);
  if (!source) throw new ProblemError('not_found', because('translation_not_found'));
  return source;
}
