/** Jobs as a file, ours: the columns that an export has and an import reads (docs/product.md#profile-area). */
import { z } from 'zod';
import { problemKey } from '../platform/reasons.ts';

/** Rows that one file has at most. */
export const mostJobRows = 500;

/** Body of POST /api/v1/jobs/import. */
export const importJobsSchema = z.strictObject({
  csv: z
    .string()
    .max(400_000, problemKey('text_too_long'))
    .refine((text) => text.trim() !== '', problemKey('job_file_empty'))
    .refine((text) => !text.includes('\0'), problemKey('character_not_allowed')),
});

/** What an import did. What is wrong of a row is said by column, and those rows come back as a file of their own. */
export const jobImportSchema = z
  .object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    problems: z.array(
      z.object({
        /** Line of the file's rows, the headers being the first. */
        row: z.number().int(),
        name: z.string(),
        reasons: z.array(
          z.object({
            /** Header of the column; empty for the whole row. */
            column: z.string(),
            reason: z.string(),
            values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
            message: z.string(),
          }),
        ),
      }),
    ),
    /** The rows that were not taken, with their headers, as CSV; empty for none. */
    rest: z.string(),
  })
  .meta({ id: 'JobImport' });
export type JobImport = z.output<typeof jobImportSchema>;
