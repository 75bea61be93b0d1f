import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { getMail, listMail, resendMail } from '#api/platform/mail/outbox.ts';
import type { mailCalls } from '#schemas/contract/platform/mail.ts';

export const mailHandlers: HandlersOf<typeof mailCalls> = {
  listMail: (context, { query }) => listMail(context, query),
  getMail: (context, { params }) => getMail(context, params.id),
  resendMail: (context, { params }) => resendMail(context, params.id),
};
