import { takeEvent } from '#api/platform/analytics/take-event.ts';
import { sendContact } from '#api/platform/contact/send-contact.ts';
import type { visitsCalls } from '#schemas/contract/platform/visits.ts';
import type { HandlersOf } from './handler-types.ts';

export const visitsHandlers: HandlersOf<typeof visitsCalls> = {
  sendContact: (context, { body }) => sendContact(context, body),
  sendEvent: (context, { body }) => takeEvent(context, body),
};
