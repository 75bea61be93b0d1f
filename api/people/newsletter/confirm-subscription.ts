/** GET and POST /api/v1/newsletter/confirmation (ours): the second half of a double opt-in. */
import { confirmSubscription, dropUnconfirmed, findConfirmation } from '#api/people/storage/newsletter.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import { unsubscribePath } from './unsubscribe.ts';

const expired = () => new ProblemError('not_found', because('newsletter_link_expired'));

/** Mail programs open links by themselves, so opening one changes nothing. Throws not_found for a link that is used, too old or none. */
export async function getNewsletterConfirmation(context: Context, token: string): Promise<{ email: string }> {
  const found = await findConfirmation(context.database.kysely, hashToken(token), context.now());
  if (!found) throw expired();
  return { email: found.email };
}

/** Subscribes the address and welcomes it. Throws not_found for a link that is used, too old or none. */
export async function confirmNewsletter(context: Context, token: string): Promise<{ email: string }> {
  return context.database.transaction(async (tx) => {
    const confirmed = await confirmSubscription(tx, hashToken(token), context.now());
    if (!confirmed) throw expired();
    const { email } = confirmed;
    const name = await readSiteName(tx);
    await insertMail(
      tx,
      'newsletter',
      await letterTo(context, tx, email, () => ({
        subject: m.mail_newsletter_welcome_subject({ name }),
        paragraphs: [m.mail_newsletter_welcome_text({ name })],
        link: { path: '/', label: m.mail_newsletter_welcome_link() },
        foot: { path: unsubscribePath(context, email), label: m.mail_newsletter_stop() },
        oneClick: true,
      })),
    );
    onCommit(tx, context.mailWaiting);
    return { email };
  });
}

/** Forgets who never confirmed; returns how many addresses were deleted. */
export const removeUnconfirmed = (services: Services): Promise<number> =>
  services.database.transaction((tx) => dropUnconfirmed(tx, services.now()));
