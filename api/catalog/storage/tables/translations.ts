/** Tables of migrations/0064-catalog-translations.ts. */
import type { Moment } from '#api/platform/database/schema.ts';

type TranslationTables = {
  /** What a field of the catalog says in another language; `source` is what it said when it was translated. */
  translation: {
    kind: string;
    id: string;
    field: string;
    language: string;
    source: string;
    target: string;
    updated_at: Moment;
    /** An account's id, or "operator". */
    actor: string;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends TranslationTables {}
}
