/** What a visitor sends of himself: the contact form and events (SPEC 7). */
import { z } from 'zod';
import { contactSchema } from '../domain/contact.ts';
import { eventSchema } from '../domain/event.ts';
import { call } from './call.ts';

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
    summary: 'Record an event; nothing is kept of who refused or sends Sec-GPC: 1 (RESOLUTIONS 58)',
    body: eventSchema,
    response: z.object({
      /** False when nothing was kept: refused, or over the limit. A browser has nothing to do about either. */
      recorded: z.boolean(),
    }),
    errors: ['bad_origin'],
  }),
};
