/** Newsletter subscribers (docs/product.md#newsletter). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

/** `pending`: not confirmed by the link of the email yet, and written to for nothing else. */
export const subscriberStatuses = ['confirmed', 'pending', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberSchema = z
  .object({
    _id: idSchema,
    email: z.string(),
    status: z.enum(subscriberStatuses),
    /** Where the form stood. */
    source: z.string(),
    /** The words that were agreed to. */
    consent: z.string(),
    requested_at: z.iso.datetime(),
    confirmed_at: z.iso.datetime().nullable(),
    unsubscribed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'NewsletterSubscriber' });
export type Subscriber = z.output<typeof subscriberSchema>;

export const subscriberPageSchema = z.object({
  items: z.array(subscriberSchema),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
  pages: z.number().int(),
  /** How many there are of each status, whatever was searched for. */
  counts: z.record(z.enum(subscriberStatuses), z.number().int()),
});
export type SubscriberPage = z.output<typeof subscriberPageSchema>;
