/** Emails that the shop wrote, as who works here sees them (docs/product.md#outbox). */
import { z } from 'zod';
import { idSchema } from './ids.ts';
import { problemKey } from './reasons.ts';

/** What an email is about; `other`: written before its kind was kept. */
export const mailKinds = [
  'order',
  'order_update',
  'return',
  'approval',
  'proposal',
  'draft_order',
  'ledger',
  'application',
  'company',
  'notice',
  'page_review',
  'comment',
  'stock_alert',
  'answer',
  'chat',
  'contact',
  'security',
  'invitation',
  'password',
  'email_change',
  'newsletter',
  'other',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Their links let in whoever holds them, or nobody knows what is in them: nobody here reads them or sends them again. */
const privateKinds: readonly MailKind[] = [
  'invitation',
  'password',
  'email_change',
  'newsletter',
  'draft_order',
  'other',
];

export const isPrivateMail = (kind: MailKind): boolean => privateKinds.includes(kind);

/** `waiting`: not tried yet, or being sent. `failed`: could not be sent so far; it is tried again. */
export const mailStates = ['waiting', 'failed', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why an email was not sent: the mail server does not answer, does not let the shop in, does not take this address, or
 * does not take this email.
 */
export const mailFailures = ['unreachable', 'login', 'address', 'refused'] as const;
export type MailFailure = (typeof mailFailures)[number];

const shape = {
  _id: idSchema,
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  to: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  /** How often it was tried. */
  attempts: z.number().int(),
  /** When it is tried again; null once it is sent. */
  next_attempt_at: z.iso.datetime().nullable(),
  /** What went wrong the last time, with what the mail server said; null once it is sent. */
  failure: z.object({ kind: z.enum(mailFailures), text: z.string() }).nullable(),
  /** It was sent again by an employee. */
  is_copy: z.boolean(),
};

export const mailRowSchema = z.object(shape).meta({ id: 'MailRow' });
export type MailRow = z.output<typeof mailRowSchema>;

export const deskMailSchema = z
  .object({
    ...shape,
    /** As its reader sees it, without the addresses of its links; null for what is its reader's alone. */
    html: z.string().nullable(),
  })
  .meta({ id: 'DeskMail' });
export type DeskMail = z.output<typeof deskMailSchema>;

export const mailFilters = {
  /** Part of an address or of a subject, such as an order's number. */
  q: z
    .string()
    .trim()
    .max(100)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
    .optional(),
  state: z.enum(mailStates).optional(),
  kind: z.enum(mailKinds).optional(),
};
