/** Chat: the visitor's calls, beside the socket at the same address, and the employees' inbox (docs/product.md#chat). */
import { z } from 'zod';
import {
  answerSchema,
  cannedAnswersSchema,
  chainViews,
  changeChainSchema,
  chatContactSchema,
  chatFiguresSchema,
  chatFileSchema,
  chatSchema,
  deskChainSchema,
  messageSchema,
  openChainSchema,
  personSchema,
  sendMessageSchema,
} from '#schemas/domain/people/chat.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';

const tag = 'messages';
const desk = ['unauthenticated', 'forbidden'] as const;
const number = z.coerce.number().int().min(0).max(1_000_000_000);
const params = { id: idSchema };
const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  .regex(/^[^\0-\x1f\x7f/\\]+$/, problemKey('character_not_allowed'));

export const chatCalls = {
  getMessages: call({
    method: 'get',
    path: '/api/v2/messages',
    tag,
    summary: "The caller's conversation with the dealer's people; who asks is known from the cookie",
    query: {
      /** The caller's account or temporary id: answered as `user_id` for a guest, and believed in nothing else. */
      user: z.string().max(100).optional(),
      /** The chosen contact. */
      employee: z.union([idSchema, z.literal('')]).optional(),
      guest: z.string().max(100).optional(),
      /** Ours: messages with higher numbers; and with lower ones. */
      after: number.optional(),
      before: number.optional(),
    },
    response: chatSchema,
  }),
  sendMessage: call({
    method: 'post',
    path: '/api/v2/messages',
    tag,
    summary: 'Send a message, as over the socket; the first one begins the conversation',
    body: sendMessageSchema,
    status: 201,
    response: messageSchema,
    errors: ['not_found', 'too_many_requests', 'bad_origin'],
  }),
  readMessages: call({
    method: 'put',
    path: '/api/v2/messages',
    tag,
    summary: 'Messages up to a number were shown, or read',
    body: z.strictObject({
      _id: idSchema,
      number: z.int().min(0).max(1_000_000_000),
      read: z.boolean().default(true),
    }),
    response: z.object({ done: z.boolean() }),
    errors: ['not_found', 'bad_origin'],
  }),
  saveChatContact: call({
    method: 'put',
    path: '/api/v2/messages/contact',
    tag,
    summary:
      "A guest's name and email, for answers that come when the guest has left; or the conversation by email",
    body: chatContactSchema,
    response: z.object({ email: z.string() }),
    errors: ['not_found', 'bad_origin', 'too_many_requests'],
  }),
  uploadChatFile: call({
    method: 'post',
    path: '/api/v2/messages/files',
    tag,
    summary: 'Upload a photo or PDF for a message: PNG, JPEG, WebP or PDF, at most 10 MB',
    query: { name: fileName },
    upload: true,
    status: 201,
    response: chatFileSchema,
    errors: ['invalid', 'unsupported_media_type', 'too_large', 'too_many_requests', 'bad_origin'],
  }),
  listChains: call({
    method: 'get',
    path: '/api/v1/desk/messages',
    tag,
    summary: 'Conversations of the inbox, the latest first (sales)',
    query: {
      view: z.enum(chainViews).default('all'),
      q: z
        .string()
        .trim()
        .max(100)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
        .optional(),
      /** `next` of the page before. */
      before: z.string().max(200).optional(),
    },
    response: z.object({
      chains: z.array(deskChainSchema),
      counts: z.object({ mine: z.int(), unassigned: z.int(), waiting: z.int() }),
      next: z.string().nullable(),
    }),
    errors: [...desk],
  }),
  listChatPeople: call({
    method: 'get',
    path: '/api/v1/desk/messages/people',
    tag,
    summary: 'Employees who may have conversations, with who is there (sales)',
    response: z.object({ people: z.array(personSchema) }),
    errors: [...desk],
  }),
  getChatFigures: call({
    method: 'get',
    path: '/api/v1/desk/messages/figures',
    tag,
    summary: 'How fast visitors were answered (sales)',
    query: { days: z.coerce.number().int().min(1).max(366).default(30) },
    response: chatFiguresSchema,
    errors: [...desk],
  }),
  getCannedAnswers: call({
    method: 'get',
    path: '/api/v1/desk/messages/answers',
    tag,
    summary: 'Ready answers (sales)',
    response: cannedAnswersSchema,
    errors: [...desk],
  }),
  saveCannedAnswers: call({
    method: 'put',
    path: '/api/v1/desk/messages/answers',
    tag,
    summary: 'Replace the ready answers of a version (sales)',
    body: cannedAnswersSchema,
    response: cannedAnswersSchema,
    errors: [...desk, 'stale_version', 'bad_origin'],
  }),
  getChain: call({
    method: 'get',
    path: '/api/v1/desk/messages/{id}',
    tag,
    summary: 'A conversation with its latest messages, notes too (sales)',
    params,
    query: { after: number.optional(), before: number.optional() },
    response: openChainSchema,
    errors: [...desk, 'not_found'],
  }),
  answerChain: call({
    method: 'post',
    path: '/api/v1/desk/messages/{id}',
    tag,
    summary: 'Answer a conversation, or add a note that employees alone see (sales)',
    params,
    body: answerSchema,
    status: 201,
    response: messageSchema,
    errors: [...desk, 'not_found', 'bad_origin'],
  }),
  changeChain: call({
    method: 'put',
    path: '/api/v1/desk/messages/{id}',
    tag,
    summary:
      'Hand a conversation over, give it back to the queue, close or reopen it, send it by email (sales)',
    params,
    body: changeChainSchema,
    response: deskChainSchema,
    errors: [...desk, 'not_found', 'bad_origin'],
  }),
  readChain: call({
    method: 'put',
    path: '/api/v1/desk/messages/{id}/read',
    tag,
    summary: 'Messages up to a number were read by an employee (sales)',
    params,
    body: z.strictObject({ number: z.int().min(0).max(1_000_000_000) }),
    response: z.object({ done: z.boolean() }),
    errors: [...desk, 'not_found', 'bad_origin'],
  }),
};
