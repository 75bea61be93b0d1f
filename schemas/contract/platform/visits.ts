/** What a visitor sends of himself: the contact form and events (docs/product.md#events). */
import { z } from 'zod';
import { contactSchema } from '#schemas/domain/platform/contact.ts';
import { eventSchema } from '#schemas/domain/platform/event.ts';
import { call } from '../call.ts';

export const visitsCalls = {
  sendContact: call({
    method: 'post',
    path: '/api/v1/site/contact',
    tag: 'site',
    summary: 'Send the contact form to the dealer',
    body: contactSchema,
    status: 201,
    response: z.object({ sent: z.boolean() }),
    errors: ['too_many_requests', 'bad_origin'],
  }),
  sendEvent: call({
    method: 'post',
    path: '/api/v1/events',
    tag: 'site',
    summary: 'Record an event; nothing is kept of who refused or sends Sec-GPC: 1',
    body: eventSchema,
    response: z.object({
      /** False when nothing was kept: refused, or over the limit. A browser has nothing to do about either. */
      recorded: z.boolean(),
    }),
    errors: ['bad_origin'],
  }),
};
