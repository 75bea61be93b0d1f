/** How well products answer a search, as employees judge it (docs/decisions/0099-judged-searches.md). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { searchQuerySchema } from './search-query.ts';

/** 3: exactly what was meant. 2: short of one thing, or a close alternative. 1: for want of better. 0: no answer. */
export const grades = [3, 2, 1, 0] as const;
export const gradeSchema = z.literal(grades, problemKey('search_grade_invalid'));
export type Grade = z.output<typeof gradeSchema>;

/** So many judged searches, the latest, are asked before and after a change. */
export const comparedJudged = 500;

/** How well the first ten products answer: NDCG@10, 0 to 100 with one decimal. What nobody judged counts as no answer. */
export const qualitySchema = z.number().min(0).max(100);

/** One product of one search; null takes the judgment away. */
export const judgmentInputSchema = z.strictObject({
  query: searchQuerySchema,
  product: idSchema,
  grade: gradeSchema.nullable(),
});
export type JudgmentInput = z.output<typeof judgmentInputSchema>;
export const judgmentSchema = z
  .object({
    query: z.string(),
    product: idSchema,
    grade: gradeSchema.nullable(),
    /** Of the search, with this one. */
    judgments: z.number().int(),
  })
  .meta({ id: 'SearchJudgment' });
export type Judgment = z.output<typeof judgmentSchema>;

const moved = z.array(z.object({ query: z.string(), before: qualitySchema, after: qualitySchema }));
/** The judged searches before and after a change. */
export const judgedQualitySchema = z.object({
  /** Searches that were asked; those that no product answers have no quality, and are not counted. */
  checked: z.number().int(),
  /** The mean of all; null where none is judged. */
  before: qualitySchema.nullable(),
  after: qualitySchema.nullable(),
  /** The greatest change first. */
  better: moved,
  worse: moved,
});
export type JudgedQuality = z.output<typeof judgedQualitySchema>;

/** Characters of a file, so that it fits into a request. */
export const mostJudgmentCharacters = 900_000;

/** What a file changed; with errors, nothing. */
export const judgmentImportSchema = z
  .object({
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** Rows of the file, the header is the first. */
    errors: z.array(
      z.object({
        row: z.number().int(),
        reason: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    /** Of all: more than are listed. */
    wrong: z.number().int(),
  })
  .meta({ id: 'SearchJudgmentImport' });
export type JudgmentImport = z.output<typeof judgmentImportSchema>;
