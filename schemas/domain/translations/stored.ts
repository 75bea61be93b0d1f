/** Translations as a document carries them, so that drafts, history, schedules and merges hold them too. */
import { z } from 'zod';
import { type TranslatedLanguage, translatedLanguages } from '../platform/language.ts';

/** `source`: the text as it was when it was translated. */
export const storedTranslationSchema = z.strictObject({ source: z.string(), target: z.string() });
export type StoredTranslation = z.output<typeof storedTranslationSchema>;

/** By the unit's field (units.ts). */
const storedUnitsSchema = z.record(z.string().min(1).max(300), storedTranslationSchema);
export type StoredUnits = z.output<typeof storedUnitsSchema>;

export const translationsSchema = z.partialRecord(z.enum(translatedLanguages), storedUnitsSchema);

/** Of a document that nobody has checked: what cannot be read is not there. */
export function storedUnits(document: unknown, language: TranslatedLanguage): StoredUnits {
  const { translations } = (document ?? {}) as { translations?: Record<string, unknown> };
  const units = translations?.[language];
  if (typeof units !== 'object' || units === null) return {};
  return Object.fromEntries(
    Object.entries(units).flatMap(([field, unit]) => {
      const parsed = storedTranslationSchema.safeParse(unit);
      return parsed.success ? [[field, parsed.data]] : [];
    }),
  );
}
