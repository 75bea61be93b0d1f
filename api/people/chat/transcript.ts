/** A conversation by email, as its visitor read it (docs/product.md#chat). */
import { type ChainRow, findMessages, type MessageRow } from '#api/people/storage/chat.ts';
import type { Context } from '#api/platform/context.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopZone } from '#api/platform/shop-day.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { ChatAttachment } from '#schemas/domain/people/chat.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const messagesInMail = 200;

/** What is written in an email of a message: its words, and what goes along by name. */
export const wordsOf = ({ content, attachments }: MessageRow): string =>
  [content, ...attachments.map((one) => m.mail_chat_attached({ name: nameOf(one) }))]
    .filter(Boolean)
    .join('\n');

const nameOf = ({ kind, name }: ChatAttachment): string =>
  kind === 'proposal' ? m.proposal_title({ number: name }) : name;

/**
 * Its last messages, without notes. Throws invalid at /transcript for a conversation that nobody has answered yet, or whose
 * visitor left no email: nobody is written to who was not talked with.
 */
export async function mailTranscript(context: Context, chain: ChainRow): Promise<void> {
  const db = context.database.kysely;
  const to = chain.account_email ?? chain.email;
  if (chain.employee_last === 0 || !to) {
    const reason = to ? because('chat_not_answered') : because('chat_email_missing');
    throw new ProblemError('invalid', reason, { '/transcript': [reason] });
  }
  const rows = await findMessages(db, chain.id, { limit: messagesInMail, notes: false });
  const zone = await shopZone(context, db);
  const lineOf = (row: MessageRow) => {
    const who = row.sender === 'employee' ? (row.first_name ?? '') : m.mail_chat_you();
    return `${m.mail_chat_said({ name: who, at: formatMoment(row.created_at, zone) })}\n${wordsOf(row)}`;
  };
  const words = () => ({ subject: m.mail_chat_transcript_subject(), paragraphs: rows.map(lineOf) });
  await insertMail(db, 'chat', await letterTo(context, db, to, words));
  context.mailWaiting();
}
