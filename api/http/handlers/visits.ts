import { sendContact } from '#api/services/visits/send-contact.ts';
import { takeEvent } from '#api/services/visits/take-event.ts';
import type { visitsCalls } from '#schemas/contract/visits.ts';
import type { HandlersOf } from './types.ts';

export const visitsHandlers: HandlersOf<typeof visitsCalls> = {
  sendContact: (context, { body }) => sendContact(context, body),
  sendEvent: (context, { body }) => takeEvent(context, body),
};
