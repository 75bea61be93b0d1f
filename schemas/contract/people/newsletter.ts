/** The newsletter, all ours: sign up, confirm, unsubscribe, and the employees' list (docs/product.md#newsletter). */
import { z } from 'zod';
import { subscriberPageSchema, subscriberStatuses } from '#schemas/domain/people/newsletter.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';

const tag = 'newsletter';
const token = z.string().min(1).max(600);
const desk = ['unauthenticated', 'forbidden'] as const;
const whose = z.object({ email: z.string() });
const filters = {
  q: z
    .string()
    .trim()
    .max(100)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
    .optional(),
  status: z.enum(subscriberStatuses).optional(),
};

export const newsletterCalls = {
  subscribeToNewsletter: call({
    method: 'post',
    path: '/api/v1/newsletter',
    tag,
    summary: 'Email a confirmation link; the answer is the same whether or not the address is subscribed',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
      /** Where the form stands, for the record of the consent. */
      source: z.string().trim().max(200).default(''),
      /** A trap for machines; people leave it empty. */
      website: z.string().max(200).optional(),
    }),
    status: 201,
    response: whose,
    errors: ['too_many_requests', 'bad_origin'],
  }),
  getNewsletterConfirmation: call({
    method: 'get',
    path: '/api/v1/newsletter/confirmation',
    tag,
    summary: 'The address that a confirmation link would subscribe; changes nothing',
    query: { token },
    response: whose,
    errors: ['not_found'],
  }),
  confirmNewsletter: call({
    method: 'post',
    path: '/api/v1/newsletter/confirmation',
    tag,
    summary: 'Subscribe the address of a confirmation link: once, within 7 days',
    body: z.strictObject({ token }),
    response: whose,
    errors: ['not_found', 'bad_origin'],
  }),
  getNewsletterSubscription: call({
    method: 'get',
    path: '/api/v1/newsletter/subscription',
    tag,
    summary: 'The address of an unsubscribe link, and whether it is subscribed; changes nothing',
    query: { token },
    response: whose.extend({ subscribed: z.boolean() }),
    errors: ['not_found'],
  }),
  unsubscribeFromNewsletter: call({
    method: 'post',
    path: '/api/v1/newsletter/unsubscribe',
    tag,
    summary: 'Unsubscribe the address of an unsubscribe link; repeating it changes nothing',
    body: z.strictObject({ token }),
    response: whose,
    errors: ['not_found', 'bad_origin'],
  }),
  listSubscribers: call({
    method: 'get',
    path: '/api/v1/desk/newsletter',
    tag,
    summary: 'Subscribers by part of their address and by status, the newest first (publisher)',
    query: {
      ...filters,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: subscriberPageSchema,
    errors: [...desk],
  }),
  exportSubscribers: call({
    method: 'post',
    path: '/api/v1/desk/newsletter/export',
    tag,
    summary:
      'The same list as CSV, with each address’s own unsubscribe link for the mailing tool; logged (publisher)',
    body: z.strictObject(filters),
    response: z.object({ csv: z.string(), count: z.number().int() }),
    errors: [...desk, 'bad_origin'],
  }),
  removeSubscriber: call({
    method: 'delete',
    path: '/api/v1/desk/newsletter/{id}',
    tag,
    summary: 'Delete a subscriber with everything that is kept of them; logged (publisher)',
    params: { id: idSchema },
    response: whose,
    errors: [...desk, 'not_found', 'bad_origin'],
  }),
};
