/** How a wing gives what it names to be translated, and takes the translations back. */
import type { Context } from '#api/platform/context.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';
import type { TranslatedThing, TranslationKind, TranslationRow } from '#schemas/domain/translations/units.ts';

export type TranslationSource = {
  kinds: readonly TranslationKind[];
  /** What is there of a kind, with what is left to do, by name. `offset` and `limit` count rows. */
  list: (
    context: Context,
    asked: {
      kind: TranslationKind;
      language: TranslatedLanguage;
      /** Only what has something missing or outdated. */
      isOpen: boolean;
      /** Part of the name, in any case; '' for all. */
      search: string;
      offset: number;
      limit: number;
    },
  ) => Promise<{ rows: TranslationRow[]; count: number }>;
  /** null for what is not there. */
  read: (
    context: Context,
    asked: { kind: TranslationKind; id: string; language: TranslatedLanguage },
  ) => Promise<TranslatedThing | null>;
  /**
   * Writes targets; null takes one away. Throws not_found, stale_version, invalid (a target that its field
   * does not take, by the field's name: translations/require-targets.ts).
   */
  write: (
    context: Context,
    given: {
      kind: TranslationKind;
      id: string;
      language: TranslatedLanguage;
      version: string;
      targets: { field: string; target: string | null }[];
    },
  ) => Promise<TranslatedThing>;
};
