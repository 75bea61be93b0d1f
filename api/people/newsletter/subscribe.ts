/** POST /api/v1/newsletter (ours): the first half of a double opt-in (docs/product.md#newsletter). */
import type { z } from 'zod';
import { requestSubscription } from '#api/people/storage/newsletter.ts';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { type LetterWords, letterTo } from '#api/platform/mail/letter.ts';
import { rememberFirstLanguage } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { newsletterCalls } from '#schemas/contract/people/newsletter.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { unsubscribePath } from './unsubscribe.ts';

const hourMs = 60 * 60 * 1000;
const lifetime = 7 * 24 * hourMs;
const most = { address: 60, visitor: 20 };
/** Emails of an hour to one address: nobody's mailbox is filled by strangers. */
const perMailbox = 3;

/** Answers the same whether or not the address is subscribed, and whether or not one more email goes to it. Throws too_many_requests. */
export async function subscribeToNewsletter(
  context: Context,
  { email, source, website }: z.output<(typeof newsletterCalls.subscribeToNewsletter)['body']>,
): Promise<{ email: string }> {
  // A machine filled in what no person sees: it is told what it wants to hear.
  if (website) return { email };
  if (!(await countUse(context, whoAsks(context, 'newsletter', most), hourMs)))
    throw new ProblemError('too_many_requests', because('too_many_signups'));
  const mailbox = [{ key: `newsletter:email:${email}`, most: perMailbox }];
  if (!(await countUse(context, mailbox, hourMs))) return { email };
  await context.database.transaction(async (tx) => {
    const token = newToken();
    const now = context.now();
    const name = await readSiteName(tx);
    const isNew = await requestSubscription(tx, {
      id: newId(),
      email,
      source,
      consent: m.newsletter_consent({ name }),
      requested_at: now.toISOString(),
      token_hash: hashToken(token),
      token_expires_at: new Date(now.getTime() + lifetime).toISOString(),
    });
    await rememberFirstLanguage(context, tx, email);
    const words = isNew ? confirmationWords(name, token) : againWords(name, unsubscribePath(context, email));
    await insertMail(tx, 'newsletter', await letterTo(context, tx, email, words));
    onCommit(tx, context.mailWaiting);
  });
  return { email };
}

const confirmationWords =
  (name: string, token: string): LetterWords =>
  () => ({
    subject: m.mail_newsletter_confirm_subject({ name }),
    paragraphs: [m.mail_newsletter_confirm_text({ name }), m.mail_newsletter_confirm_ignore()],
    link: {
      path: `/newsletter?${new URLSearchParams({ confirm: token })}`,
      label: m.mail_newsletter_confirm_link(),
    },
  });

/** For who is subscribed already: the page said that an email is on its way. */
const againWords =
  (name: string, path: string): LetterWords =>
  () => ({
    subject: m.mail_newsletter_again_subject({ name }),
    paragraphs: [m.mail_newsletter_again_text({ name })],
    foot: { path, label: m.mail_newsletter_stop() },
    oneClick: true,
  });
