/** The outbox: what the shop wrote, to whom, and what became of it (all ours; docs/product.md#outbox). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { deskMailSchema, mailFilters, mailRowSchema } from '#schemas/domain/platform/mail.ts';
import { call } from '../call.ts';

const desk = ['unauthenticated', 'forbidden'] as const;
const tag = 'mail';
const one = { id: idSchema };

export const mailCalls = {
  listMail: call({
    method: 'get',
    path: '/api/v1/desk/mail',
    tag,
    summary: 'Emails, the newest first (sales)',
    query: {
      ...mailFilters,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    },
    response: pageOf(mailRowSchema),
    errors: [...desk],
  }),
  getMail: call({
    method: 'get',
    path: '/api/v1/desk/mail/{id}',
    tag,
    summary: 'One email; without its contents where its links are its reader’s alone (sales)',
    params: one,
    response: deskMailSchema,
    errors: [...desk, 'not_found'],
  }),
  resendMail: call({
    method: 'post',
    path: '/api/v1/desk/mail/{id}/resend',
    tag,
    summary:
      'Send an email again to the same address; one that was not sent yet is tried at once (sales). Answers the one that is sent',
    params: one,
    response: deskMailSchema,
    errors: [...desk, 'not_found', 'in_use', 'bad_origin'],
  }),
};
