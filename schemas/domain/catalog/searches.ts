/** What customers search for and what comes of it, as employees read and tune it (docs/product.md#what-searches-teach). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { pageOf, pictureSchema } from './catalog.ts';
import { gradeSchema, judgedQualitySchema, qualitySchema } from './judgments.ts';
import { searchQuerySchema } from './search-query.ts';

export const searchShows = ['none', 'few', 'all', 'judged'] as const;
export type SearchShow = (typeof searchShows)[number];
export const searchSorts = ['visitors', 'clicked', 'ordered', 'results', 'query', 'judgments'] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchDays = [7, 30, 90] as const;
export type SearchDays = (typeof searchDays)[number];

/** So many first results are compared before and after a change. */
export const comparedResults = 10;
/** So many of the latest searches. */
export const comparedSearches = 500;
/** Products that can come first, or last, in one search. */
const mostTuned = 50;

/** A shop path, as a redirect leads to: "/page/returns". Never another host, and no search, which may lead back. */
export const isShopPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value) && !/^\/(?:admin|api|search|logout)(?:[/?#]|$)/.test(value);

const figures = {
  /** People who searched, each once a day; so are the others. */
  visitors: z.number().int(),
  clicked: z.number().int(),
  added: z.number().int(),
  ordered: z.number().int(),
  /** Products found when it was last searched; null while nobody counted them. */
  results: z.number().int().nullable(),
};

const searchRowSchema = z.object({
  query: z.string(),
  language: z.string(),
  ...figures,
  /** An employee decided something for it. */
  tuned: z.boolean(),
  redirect: z.string().nullable(),
  /** Products that employees judged for it. */
  judgments: z.number().int(),
  /** Of the judged searches alone. */
  quality: qualitySchema.nullable(),
});
export type SearchRow = z.output<typeof searchRowSchema>;
export const searchRowsSchema = pageOf(searchRowSchema).meta({ id: 'Searches' });

const tunedProductSchema = z.object({
  _id: idSchema,
  name: z.string(),
  product_number: z.string(),
  vendor_name: z.string(),
  picture: pictureSchema,
  /** The shop shows it. */
  shown: z.boolean(),
});
export type TunedProduct = z.output<typeof tunedProductSchema>;
const judgedProductSchema = tunedProductSchema.extend({ grade: gradeSchema.nullable() });
export type JudgedProduct = z.output<typeof judgedProductSchema>;

const tuning = {
  /** Products that come first, in this order. */
  pins: z.array(idSchema).max(mostTuned).default([]),
  /** Products that come last. */
  buried: z.array(idSchema).max(mostTuned).default([]),
  /** Where the search leads instead of to its results. */
  redirect: z
    .string()
    .trim()
    .max(300)
    .refine((value) => isShopPath(value), problemKey('search_redirect_invalid'))
    .nullable()
    .default(null),
};

/** What is decided for a search; `version` is the one that was read, 0 for none. */
export const searchTuningInputSchema = z.object({
  query: searchQuerySchema,
  version: z.int().min(0),
  ...tuning,
});
export type SearchTuningInput = z.output<typeof searchTuningInputSchema>;

export const searchDetailSchema = z
  .object({
    query: z.string(),
    days: z.number().int(),
    ...figures,
    version: z.number().int(),
    pins: z.array(tunedProductSchema),
    buried: z.array(tunedProductSchema),
    redirect: z.string().nullable(),
    synonyms: z.array(z.object({ _id: idSchema, term: z.string(), means: z.array(z.string()) })),
    /** What it finds now, the first twelve. `points`: what its customers' clicks and orders bring it, 0 to 1. */
    found: z.array(judgedProductSchema.extend({ points: z.number() })),
    /** Products that were asked for by their ids. */
    named: z.array(judgedProductSchema),
    /** Judged products, the best first; the first two hundred of `judgments`. */
    judged: z.array(judgedProductSchema),
    judgments: z.number().int(),
    /** The last judgment. */
    last_judged: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
    quality: qualitySchema.nullable(),
  })
  .meta({ id: 'SearchDetail' });
export type SearchDetail = z.output<typeof searchDetailSchema>;

/** A change to be looked at before it is made. */
export const searchPreviewInputSchema = z.object({
  query: searchQuerySchema,
  pins: tuning.pins,
  buried: tuning.buried,
  /** What the search shall also mean, as a synonym. */
  means: z.array(z.string().trim().min(1).max(80)).max(20).default([]),
});
export type SearchPreviewInput = z.output<typeof searchPreviewInputSchema>;

const listed = z.array(z.object({ _id: idSchema, name: z.string() }));
export const searchPreviewSchema = z
  .object({
    /** Searches that were compared. */
    checked: z.number().int(),
    /** Those whose first ten products change, the most frequent first. */
    changed: z.array(
      z.object({ query: z.string(), visitors: z.number().int(), before: listed, after: listed }),
    ),
    judged: judgedQualitySchema,
  })
  .meta({ id: 'SearchPreview' });
export type SearchPreview = z.output<typeof searchPreviewSchema>;
