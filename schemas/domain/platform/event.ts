/** What a browser says that happened (docs/product.md#events). */
import { z } from 'zod';
import { eventTypes } from './event-types.ts';
import { problemKey } from './reasons.ts';

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

/** Body of POST /api/v1/events. */
export const eventSchema = z
  .object({
    eventType: z
      .int()
      .min(0)
      .max(eventTypes.length - 1, problemKey('value_invalid')),
    entityID: text.default(''),
    value: z.union([text, z.number()]).nullable().default(null),
    /** Ours: the search whose list a viewed product was opened from; `value` is then its place in it, from 1. */
    search: text.optional(),
    /** Ours: the guest's temporary id (docs/product.md#guests); ignored for who is logged in. */
    user_id: z
      .string()
      .regex(/^temp-[a-z0-9]{8,64}$/, problemKey('temporary_id_invalid'))
      .optional(),
  })
  .meta({ id: 'Event' });
export type Event = z.output<typeof eventSchema>;
