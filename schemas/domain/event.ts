/** What a browser says that happened (SPEC 3, Event; RESOLUTIONS 58). */
import { z } from 'zod';
import { eventTypes } from './event-types.ts';

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'), 'expected no NUL character');

/** Body of POST /api/v1/events. */
export const eventSchema = z
  .object({
    eventType: z
      .int()
      .min(0)
      .max(eventTypes.length - 1, `expected 0 to ${eventTypes.length - 1}`),
    entityID: text.default(''),
    value: z.union([text, z.number()]).nullable().default(null),
    /** Ours: the guest's temporary id (SPEC 3, session keys); ignored for who is logged in. */
    user_id: z
      .string()
      .regex(/^temp-[a-z0-9]{8,64}$/, 'expected a temporary id')
      .optional(),
  })
  .meta({ id: 'Event' });
export type Event = z.output<typeof eventSchema>;
