/**
 * Experiments (ours; docs/product.md#experiments): a page as it is, beside one with another block or other blocks; who
 * sees which, and which of them sells more. Shares are whole percents, sums are cents, times are ISO, UTC.
 */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { type Audience, audiences, variants } from './page.ts';

/** `running`: shoppers see both variants. One that has ended never runs again. */
export const experimentStates = ['draft', 'running', 'ended'] as const;
export type ExperimentState = (typeof experimentStates)[number];

/** What a visitor may do after seeing the page, by the events that say so (docs/product.md#events). */
export const experimentGoals = [
  'view product',
  'add to cart',
  'checkout begin',
  'submit order',
  'register',
] as const;
export type ExperimentGoal = (typeof experimentGoals)[number];

/** Percent of an audience that sees variant B; an audience of which none does takes no part. */
const shareSchema = z
  .int(problemKey('share_range'))
  .min(0, problemKey('share_range'))
  .max(90, problemKey('share_range'));
export const sharesSchema = z
  .strictObject({ guest: shareSchema, customer: shareSchema, company: shareSchema })
  .refine((shares) => audiences.some((audience) => shares[audience] > 0), problemKey('shares_none'));
export type Shares = z.output<typeof sharesSchema>;

export const longestExperimentName = 120;
const nameSchema = z.string().trim().min(1, problemKey('name_missing')).max(longestExperimentName);

/** Body of POST /api/v1/editor/experiments. Without a block it is of the whole page. */
export const newExperimentSchema = z.strictObject({
  page: idSchema,
  block: idSchema.optional(),
  name: nameSchema,
  goal: z.enum(experimentGoals).default('add to cart'),
  shares: sharesSchema.default({ guest: 50, customer: 50, company: 50 }),
});

/** Of one that runs, the name alone may change: its result would be of two experiments. */
export const changeExperimentSchema = z.strictObject({
  name: nameSchema.optional(),
  goal: z.enum(experimentGoals).optional(),
  shares: sharesSchema.optional(),
});

export const experimentSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    state: z.enum(experimentStates),
    /** The page whose live document is variant A. */
    page: z.object({
      _id: idSchema,
      title: z.string(),
      slug: z.string().nullable(),
      href: z.string().nullable(),
    }),
    /** The block that B replaces; null for all of them. */
    block: idSchema.nullable(),
    /** That block as the page has it, by its first words; null for all of them. */
    tested: z.object({ type: z.string(), title: z.string().nullable() }).nullable(),
    /** The document of variant B. */
    variant: idSchema,
    goal: z.enum(experimentGoals),
    shares: z.object({ guest: z.int(), customer: z.int(), company: z.int() }),
    author: z.string(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    /** The variant that was kept as it ended; null where none was chosen. */
    winner: z.enum(variants).nullable(),
    /** How many visitors have seen it. */
    visitors: z.int(),
  })
  .meta({ id: 'Experiment' });
export type Experiment = z.output<typeof experimentSchema>;

const variantResultSchema = z.object({
  visitors: z.int(),
  /** Those who reached each goal, once each. */
  reached: z.record(z.enum(experimentGoals), z.int()),
  orders: z.int(),
  sales_cents: z.int(),
});
export type VariantResult = z.output<typeof variantResultSchema>;

/**
 * `winner_a`, `winner_b`: better with at least 95 % confidence; `same`: enough was seen to say that neither is much
 * better; `open`: more visitors are needed.
 */
export const verdicts = ['open', 'winner_a', 'winner_b', 'same'] as const;
export type Verdict = (typeof verdicts)[number];

export const experimentResultSchema = z
  .object({
    a: variantResultSchema,
    b: variantResultSchema,
    /** The same by audience, of those that take part. */
    audiences: z.array(
      z.object({ audience: z.enum(audiences), a: variantResultSchema, b: variantResultSchema }),
    ),
    /** B's rate of the goal less A's, as a part of 1, with the interval that holds it with 95 % confidence. */
    difference: z.object({ by: z.number(), from: z.number(), to: z.number() }).nullable(),
    /** That the two differ at all, from 0 to 1; it may be read on any day. */
    confidence: z.number().min(0).max(1),
    verdict: z.enum(verdicts),
    /** Visitors came to the variants in another share than was set: nothing of it can be relied on. */
    is_skewed: z.boolean(),
    /** Days that it has run. */
    days: z.number().min(0),
  })
  .meta({ id: 'ExperimentResult' });
export type ExperimentResult = z.output<typeof experimentResultSchema>;

/** Why it could not be started, or shows nothing: the page, or the block, is not what shoppers see any more. */
export const experimentGaps = ['page_not_live', 'block_gone'] as const;

export const experimentChangeSchema = z
  .object({
    at: z.iso.datetime(),
    author: z.string(),
    /** The variant that it changed; null for the rest of the page, which both of them show. */
    variant: z.enum(variants).nullable(),
  })
  .meta({ id: 'ExperimentChange' });
export type ExperimentChange = z.output<typeof experimentChangeSchema>;

export const wholeExperimentSchema = experimentSchema
  .extend({
    /** The number of variant B's draft, whether shoppers see it as it is, and whether nobody has changed it yet. */
    draft: z.object({ revision: z.int(), is_live: z.boolean(), is_copy: z.boolean() }),
    gap: z.enum(experimentGaps).nullable(),
    result: experimentResultSchema.nullable(),
    /** What went live on the page or of B while it ran, the newest first. */
    changes: z.array(experimentChangeSchema),
    /** The blocks of both as they were at its end: the one that was tested, or all of them. Null until then. */
    at_end: z.object({ a: z.array(z.unknown()), b: z.array(z.unknown()) }).nullable(),
  })
  .meta({ id: 'WholeExperiment' });
export type WholeExperiment = z.output<typeof wholeExperimentSchema>;

/** What the storefront needs to give each visitor a variant. */
export const runningExperimentSchema = z
  .object({
    _id: idSchema,
    /** Where the page is, as the shop's first language has it. */
    path: z.string(),
    /** By who looks: 0 where that audience sees another page at this address. */
    shares: z.object({ guest: z.int(), customer: z.int(), company: z.int() }),
  })
  .meta({ id: 'RunningExperiment' });
export type RunningExperiment = z.output<typeof runningExperimentSchema>;

/** What the editor of a page, or of a variant, says of the experiment around it. */
export const pageExperimentSchema = experimentSchema.pick({
  _id: true,
  name: true,
  state: true,
  page: true,
  block: true,
  tested: true,
  variant: true,
});
export type PageExperiment = z.output<typeof pageExperimentSchema>;

/** A random cookie, which is set where an experiment runs and says nothing of its visitor. */
export const visitorCookie = 'experiment_visitor';
export const isVisitorToken = (token: string): boolean => /^[a-z0-9]{20}$/.test(token);

/** A number from 0 to 1 that follows from a text: FNV-1a, with its bits mixed. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The variant that a visitor sees, the same each time; null where the audience takes no part. */
export function variantFor(
  experiment: { _id: string; shares: Shares },
  visitor: string,
  audience: Audience,
): 'a' | 'b' | null {
  const share = experiment.shares[audience];
  if (share === 0) return null;
  return fractionOf(`${experiment._id} ${visitor}`) * 100 < share ? 'b' : 'a';
}
