/** A page made from words: what a marketer says of it, and what is told of the draft that came of it. */
import { z } from 'zod';
import { problemKey } from '../platform/reasons.ts';
import { editorPageSchema } from './editor.ts';
import { longestGoal } from './goal-length.ts';
import { audiences } from './page.ts';

const day = z.iso.date(problemKey('date_invalid'));

/** What is left out of `audience`, `from` and `until` is read from the goal. Days are of the shop's zone. */
export const composeRequestSchema = z.strictObject({
  goal: z
    .string(problemKey('text_expected'))
    .trim()
    .min(1, problemKey('goal_missing'))
    .max(longestGoal, problemKey('text_too_long')),
  audience: z.enum(audiences).optional(),
  from: day.optional(),
  until: day.optional(),
});
export type ComposeRequest = z.output<typeof composeRequestSchema>;

export const composers = ['rules', 'assistant'] as const;
export type Composer = (typeof composers)[number];

/** What somebody who reads the draft has to know. Their sentences: app/features/admin/pages/editor/frame/composed-strip.tsx. */
export const composeNotes = [
  'subject_unknown',
  'words_unknown',
  'offer_left_out',
  'price_left_out',
  'form_left_out',
  'newsletter_left_out',
  'map_left_out',
  'gallery_left_out',
  'video_left_out',
  'testimonials_left_out',
  'event_details',
  'check_discount',
  'date_over',
  'dates_order',
  'dates_shown',
  'no_photo',
  'audience_company',
  'audience_customer',
  'assistant_silent',
  'assistant_refused',
  'blocks_dropped',
] as const;
export type ComposeNote = (typeof composeNotes)[number];

export const composedPageSchema = z
  .object({
    page: editorPageSchema,
    by: z.enum(composers),
    blocks: z.number().int(),
    notes: z.array(z.enum(composeNotes)),
    /** Names in the goal that the catalog does not have. */
    unknown: z.array(z.string()),
  })
  .meta({ id: 'ComposedPage' });
export type ComposedPage = z.output<typeof composedPageSchema>;
