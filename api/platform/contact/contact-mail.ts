/** The mail that brings a contact request to the dealer. Plain on purpose: it is read by who answers it. */
import type { Insertable } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { speaking } from '#api/platform/language.ts';
import { languageOf } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import * as m from '#messages';
import type { Contact } from '#schemas/domain/platform/contact.ts';
import { currentLanguage } from '#schemas/domain/platform/language.ts';
import { escapeHtml } from '../mail/html.ts';

export const contactMail = async (context: Context, db: Executor, to: string, contact: Contact) =>
  speaking(await languageOf(db, to), () => spokenMail(context, to, contact));

function spokenMail(context: Context, to: string, contact: Contact): Insertable<Tables['mail']> {
  const rows: [string, string][] = [
    [m.contact_name(), contact.name],
    [m.contact_email(), contact.email],
    ...(contact.phone ? [[m.contact_phone(), contact.phone] as [string, string]] : []),
  ];
  const now = context.now().toISOString();
  return {
    id: newId(),
    recipient: to,
    reply_to: contact.email,
    // One line, whatever was typed: a line break in a subject would begin another header.
    subject: m.mail_contact_subject({ name: contact.name.replace(/\s+/g, ' ') }),
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', contact.message, ''].join('\n'),
    html: `<!doctype html><html lang="${currentLanguage()}"><body style="font:16px/1.5 Helvetica,Arial,sans-serif">
${rows.map(([label, value]) => `<p style="margin:0">${escapeHtml(label)}: ${escapeHtml(value)}</p>`).join('\n')}
<p style="white-space:pre-line">${escapeHtml(contact.message)}</p></body></html>`,
    attempts: 0,
    next_attempt_at: now,
    sent_at: null,
    created_at: now,
  };
}
