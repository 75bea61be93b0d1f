/** Translations that leave and come back in files: CSV for spreadsheets, XLIFF 1.2 for translators' tools. */
import { z } from 'zod';
import { reasonSchema } from '../platform/problem.ts';
import { translationKindSchema } from './units.ts';

export const translationFormats = ['csv', 'xliff'] as const;
export type TranslationFormat = (typeof translationFormats)[number];

export const translationFileSchema = z.object({ name: z.string(), text: z.string(), count: z.int() });
export type TranslationFile = z.output<typeof translationFileSchema>;

/** Bytes of a file that is taken. */
export const largestTranslationFile = 20 * 1024 * 1024;
/** Of each kind of answer so many rows are shown; all are counted. */
export const shownRows = 200;

const rowSchema = z.object({
  /** Where it stands in the file, counted from 1. */
  line: z.int(),
  kind: translationKindSchema.nullable(),
  id: z.string(),
  field: z.string(),
});

/** What an import does, or would do. */
export const translationImportSchema = z
  .object({
    format: z.enum(translationFormats),
    applied: z.boolean(),
    /** Rows of the file; those without a target are counted as `empty`. */
    rows: z.int(),
    counts: z.object({
      new: z.int(),
      changed: z.int(),
      same: z.int(),
      empty: z.int(),
      refused: z.int(),
    }),
    /** What is new or changed, up to 200. */
    changes: z.array(
      rowSchema.extend({
        name: z.string(),
        label: z.string(),
        before: z.string().nullable(),
        target: z.string(),
      }),
    ),
    /** Up to 200. */
    refused: z.array(
      rowSchema.extend({
        /** Of the thing and its text, where they are still there. */
        name: z.string().nullable(),
        label: z.string().nullable(),
        ...reasonSchema.shape,
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'TranslationImport' });
export type TranslationImport = z.output<typeof translationImportSchema>;
