/** Conversations between visitors and employees (docs/product.md#chat). */
import { z } from 'zod';
import { pictureSchema } from '../catalog/catalog.ts';
import { idSchema, slugSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { emailSchema } from './account.ts';

/** Characters. */
export const messageLimit = 4000;
export const attachmentLimit = 6;
/** Messages that one answer holds. */
export const messagesAtOnce = 50;

/** What a conversation takes as a file, told by its bytes. */
export const chatFileTypes = {
  'image/png': { extension: 'png' },
  'image/jpeg': { extension: 'jpg' },
  'image/webp': { extension: 'webp' },
  'application/pdf': { extension: 'pdf' },
} as const;
export type ChatFileType = keyof typeof chatFileTypes;

/** PostgreSQL takes no U+0000; other control characters but tab and line break say nothing to a person. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
/** Half of a pair: no character at all. */
const isWhole = (text: string) => !/\p{Surrogate}/u.test(text);
const plain = (most: number) =>
  z
    .string()
    .trim()
    .max(most, problemKey('text_too_long'))
    .refine((text) => !control.test(text) && isWhole(text), problemKey('character_not_allowed'));

export const personSchema = z.object({
  _id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image: z.string().nullable(),
  title: z.string(),
  /** Has the inbox open now. */
  online: z.boolean(),
});
export type ChatPerson = z.output<typeof personSchema>;

export const chatFileSchema = z.object({
  kind: z.literal('file'),
  _id: idSchema,
  name: z.string(),
  type: z.enum(Object.keys(chatFileTypes) as [ChatFileType, ...ChatFileType[]]),
  bytes: z.number(),
});

export const attachmentSchema = z.discriminatedUnion('kind', [
  /** With the finish or size that was chosen by its `sku`, where one was. */
  z.object({
    kind: z.literal('product'),
    slug: z.string(),
    sku: z.string().optional(),
    name: z.string(),
    href: z.string(),
    /** Its item number, and how it looked then; missing in messages of before they were kept. */
    number: z.string().optional(),
    picture: pictureSchema.optional(),
  }),
  /** A proposal (docs/product.md#proposals); `name` is its number. */
  z.object({ kind: z.literal('proposal'), _id: idSchema, name: z.string(), href: z.string() }),
  chatFileSchema,
]);
/** As stored and as answered; a file's address is /api/v2/messages/files/{_id}. */
export type ChatAttachment = z.output<typeof attachmentSchema>;

/** `form` came by the contact form; a note is for employees alone. */
export const senderKinds = ['user', 'employee', 'note', 'form'] as const;

/** One message (docs/product.md#chat): `_id`, `content`, `read` and `sender`; the rest is ours. */
export const messageSchema = z
  .object({
    _id: idSchema,
    chain: idSchema,
    /** From 1, in the order of the conversation; numbers of notes are missing for the visitor. */
    number: z.int(),
    /** The sender's own name for it: the same one twice is the same message. */
    client_id: z.string(),
    content: z.string(),
    /** By the other side. */
    read: z.boolean(),
    delivered: z.boolean(),
    from: z.enum(senderKinds),
    sender: z.object({
      /** An account; empty for a guest. */
      model_id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      image: z.string().nullable(),
    }),
    attachments: z.array(attachmentSchema),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' });
export type ChatMessage = z.output<typeof messageSchema>;

export const alerts = ['none', 'user unread', 'employee unread'] as const;

export const chainSchema = z
  .object({
    _id: idSchema,
    employee: personSchema.nullable(),
    messages: z.array(messageSchema),
    alert: z.enum(alerts),
    /** There are older messages than these. */
    more: z.boolean(),
    /** Numbers of the last message that the other side was shown, and read. */
    delivered: z.int(),
    read: z.int(),
  })
  .meta({ id: 'ChatChain' });
export type ChatChain = z.output<typeof chainSchema>;

/** Answer of GET /api/v2/messages/. */
export const chatSchema = z
  .object({
    messageChain: chainSchema.nullable(),
    messagePopup: z.boolean(),
    /** Seconds. */
    popupDelay: z.int(),
    /** The account; of a guest the temporary id that the call named. */
    user_id: z.string(),
    companyContact: personSchema.nullable(),
    /** Somebody answers at this hour; else answers come by email. */
    attended: z.boolean(),
    /**
     * What is said while nobody does: the dealer's own words, '' for the shop's, and when the visitor's warehouse opens
     * next (its own day and clock, `days` from today); null while it is open, or where nobody knows.
     */
    away: z.object({
      message: z.string(),
      /** Of the visitor's warehouse. */
      phone: z.string(),
      opens: z.object({ date: z.iso.date(), days: z.int(), time: z.string() }).nullable(),
    }),
    /** Where answers go when the visitor has left; null where none is known. */
    email: z.string().nullable(),
  })
  .meta({ id: 'Chat' });
export type Chat = z.output<typeof chatSchema>;

const clientId = z
  .string()
  .min(8)
  .max(60)
  .regex(/^[A-Za-z0-9_-]+$/, problemKey('id_invalid'));

const attachments = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('product'),
        slug: slugSchema,
        sku: z.string().min(1).max(80).optional(),
      }),
      z.strictObject({ kind: z.literal('proposal'), _id: idSchema }),
      z.strictObject({ kind: z.literal('file'), _id: idSchema }),
    ]),
  )
  .max(attachmentLimit, problemKey('attachments_over_limit'))
  .default([]);

const content = plain(messageLimit);
const hasWords = (message: { content: string; attachments: readonly unknown[] }) =>
  message.content !== '' || message.attachments.length > 0;
const emptyRefused = { path: ['content'], error: problemKey('message_missing') };

/** Path of a page of the shop. */
export const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\x20-\x7e]*$/, problemKey('value_invalid'));

/**
 * What a visitor sends, by the socket or by POST /api/v2/messages/. Who sends is known from the cookie: `recipient`,
 * `alert` and `sender` are taken for what other clients send along, and decide nothing.
 */
export const sendMessageSchema = z.strictObject({
  /** The chain; left out by who has none yet. */
  _id: idSchema.optional(),
  /** The chosen contact, for a conversation that begins. */
  recipient: z.union([idSchema, z.literal('')]).optional(),
  alert: z.literal('employee unread').optional(),
  page: pagePath.optional(),
  message: z
    .strictObject({
      content,
      read: z.literal(false).optional(),
      sender: z.record(z.string().max(40), z.string().max(200).nullable()).optional(),
      client_id: clientId,
      attachments,
    })
    .refine(hasWords, emptyRefused),
});
export type SendMessage = z.output<typeof sendMessageSchema>;

/** Body of POST /api/v1/desk/messages/{id}: an answer, or a note for employees. */
export const answerSchema = z
  .strictObject({ content, client_id: clientId, attachments, note: z.boolean().default(false) })
  .refine(hasWords, emptyRefused);
export type Answer = z.output<typeof answerSchema>;

/** Body of PUT /api/v2/messages/contact: where answers go when the visitor has left. */
export const chatContactSchema = z.strictObject({
  _id: idSchema,
  name: plain(80).default(''),
  email: emailSchema,
  /** Sends the conversation there now. */
  transcript: z.boolean().default(false),
});
export type ChatContact = z.output<typeof chatContactSchema>;

export const chainViews = ['mine', 'unassigned', 'all', 'closed'] as const;
export type ChainView = (typeof chainViews)[number];

/** A conversation in the inbox. */
export const deskChainSchema = z
  .object({
    _id: idSchema,
    channel: z.enum(['chat', 'form']),
    /** What the visitor is called: the account's name, what a guest said, or "Guest". */
    name: z.string(),
    /** The account's, or what a guest said; null where none is known. */
    email: z.string().nullable(),
    phone: z.string(),
    account: z.string().nullable(),
    company: z.object({ _id: z.string(), name: z.string() }).nullable(),
    contact: personSchema.nullable(),
    /** Somebody of the team page whom the visitor chose, who has no inbox; else empty. */
    asked_for: z.string(),
    warehouse: z.string().nullable(),
    /** The shop's page on which the visitor is, or was last. */
    page: z.string(),
    /** The last message, cut. */
    preview: z.string(),
    preview_from: z.enum(senderKinds),
    unread: z.boolean(),
    waiting_since: z.iso.datetime().nullable(),
    closed: z.boolean(),
    /** Number of the last message. */
    last_number: z.int(),
    last_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskChain' });
export type DeskChain = z.output<typeof deskChainSchema>;

/** What a guest has in the cart, at their prices. */
const guestCartSchema = z.object({
  lines: z.array(z.object({ name: z.string(), sku: z.string(), quantity: z.number() })),
  subtotal: dollarsSchema,
});
export type GuestCart = z.output<typeof guestCartSchema>;

/** A conversation with its messages, as the inbox opens it. */
export const openChainSchema = z
  .object({
    chain: deskChainSchema,
    /** A guest's; null for an empty one, for an account's conversation (its customer is asked for), and among later messages. */
    cart: guestCartSchema.nullable(),
    messages: z.array(messageSchema),
    more: z.boolean(),
    /** Numbers of the last message that the visitor was shown, and read. */
    delivered: z.int(),
    read: z.int(),
  })
  .meta({ id: 'OpenChain' });
export type OpenChain = z.output<typeof openChainSchema>;

/** Body of PUT /api/v1/desk/messages/{id}; what is not sent stays. */
export const changeChainSchema = z.strictObject({
  /** The employee whose conversation it becomes; '' gives it back to the queue. */
  contact: z.union([idSchema, z.literal('')]).optional(),
  closed: z.boolean().optional(),
  /** Sends the conversation to the visitor's email. */
  transcript: z.boolean().optional(),
});
export type ChangeChain = z.output<typeof changeChainSchema>;

/** Ready answers that employees put in; `version` counts how often they were saved, 0 for never. */
export const cannedAnswersSchema = z.strictObject({
  version: z.int(),
  answers: z
    .array(
      z.strictObject({
        title: plain(60).min(1, problemKey('value_missing')),
        text: plain(messageLimit).min(1, problemKey('value_missing')),
      }),
    )
    .max(100),
});
export type CannedAnswers = z.output<typeof cannedAnswersSchema>;

/** How fast visitors were answered; times in seconds, null without an answer in these days. */
export const chatFiguresSchema = z
  .object({
    days: z.int(),
    conversations: z.int(),
    answers: z.int(),
    median: z.number().nullable(),
    slowest_tenth: z.number().nullable(),
    waiting: z.int(),
    people: z.array(
      z.object({ name: z.string(), answers: z.int(), median: z.number(), slowest_tenth: z.number() }),
    ),
  })
  .meta({ id: 'ChatFigures' });
export type ChatFigures = z.output<typeof chatFiguresSchema>;
