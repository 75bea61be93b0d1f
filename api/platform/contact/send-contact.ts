/** POST /api/v1/site/contact (docs/product.md#contact-form): kept, and mailed to the dealer, in one transaction. */
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import { contactMail } from '#api/platform/contact/contact-mail.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { SiteSettings } from '#api/platform/site/get-site.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import { insertContactRequest } from '#api/platform/storage/visits.ts';
import type { Contact } from '#schemas/domain/platform/contact.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const windowMs = 60 * 60 * 1000;
const most = { address: 30, visitor: 5 };

/** Throws too_many_requests. */
export async function sendContact(context: Context, contact: Contact): Promise<{ sent: boolean }> {
  // A machine filled in what no person sees: it is told what it wants to hear.
  if (contact.website) return { sent: true };
  if (!(await countUse(context, whoAsks(context, 'contact', most), windowMs)))
    throw new ProblemError('too_many_requests', because('too_many_messages'));
  return context.database.transaction(async (tx) => {
    await insertContactRequest(tx, {
      id: newId(),
      account_id: context.actor.accountId,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      message: contact.message,
      created_at: context.now().toISOString(),
    });
    await rememberLanguage(context, tx, contact.email);
    await context.takeFormMessage(context, tx, contact);
    await writeNotice(context, tx, { kind: 'message_received', href: '/admin/messages' });
    const settings = await readSetting<SiteSettings>(tx, 'site');
    if (settings?.contact_email) {
      await insertMail(tx, 'contact', await contactMail(context, tx, settings.contact_email, contact));
      onCommit(tx, context.mailWaiting);
    } else context.log.warn('a contact request was kept, but the site has no contact_email to send it to');
    return { sent: true };
  });
}
