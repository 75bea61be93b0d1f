/** POST /api/v1/site/contact (SPEC 7): kept, and mailed to the dealer, in one transaction. */
import type { Context } from '#api/services/context.ts';
import { countUse, whoAsks } from '#api/services/limit-uses.ts';
import { contactMail } from '#api/services/mail/contact-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { SiteSettings } from '#api/services/site/get-site.ts';
import { onCommit } from '#api/storage/database.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import { readSetting } from '#api/storage/repositories/site.ts';
import { insertContactRequest } from '#api/storage/repositories/visits.ts';
import type { Contact } from '#schemas/domain/contact.ts';

const windowMs = 60 * 60 * 1000;
const most = { address: 30, visitor: 5 };

/** Throws too_many_requests. */
export async function sendContact(context: Context, contact: Contact): Promise<{ sent: boolean }> {
  // A machine filled in what no person sees: it is told what it wants to hear.
  if (contact.website) return { sent: true };
  if (!(await countUse(context, whoAsks(context, 'contact', most), windowMs)))
    throw new ProblemError('too_many_requests', 'Too many messages. Wait an hour and try again, or call us.');
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
    const settings = await readSetting<SiteSettings>(tx, 'site');
    if (settings?.contact_email) {
      await insertMail(tx, contactMail(context, settings.contact_email, contact));
      onCommit(tx, context.mailWaiting);
    } else context.log.warn('a contact request was kept, but the site has no contact_email to send it to');
    return { sent: true };
  });
}
