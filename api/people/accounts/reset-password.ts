/** POST and PUT /api/v1/auth/reset (docs/product.md#login): a link by mail, for one use, within an hour. */
import { deleteEmailChange } from '#api/people/storage/email-changes.ts';
import { deleteEmployeeInvitation } from '#api/people/storage/employees.ts';
import { asAccount, recordEvent } from '#api/platform/analytics/record-event.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { forgetAttempts, isWithinResets, limitAddress } from '#api/platform/auth/rate-limit.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { rememberFirstLanguage } from '#api/platform/mail/reader-language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  deleteResetsOf,
  findAccountByEmail,
  findAccountById,
  takeReset,
  updateAccount,
} from '#api/platform/storage/accounts.ts';
import { deleteSessionsOf } from '#api/platform/storage/sessions.ts';
import * as m from '#messages';
import type { NewPassword } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type Entry, enter } from './enter.ts';
import { mailNotice } from './security-mail.ts';
import { sendResetLink } from './send-reset-link.ts';

/** ms after which every request for a link is answered, whatever is done meanwhile: time tells nothing. */
const answerAfter = 200;

async function sendLink(context: Context, email: string): Promise<void> {
  if (!(await isWithinResets(context, email))) return;
  await context.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account || account.disabled_at) return;
    await rememberFirstLanguage(context, tx, email);
    await sendResetLink(context, tx, account);
  });
}

/** Answers the same, after the same time, whether or not there is such an account. Throws too_many_requests. */
export async function requestReset(context: Context, email: string): Promise<Record<never, never>> {
  await limitAddress(context);
  // Not waited for: what it does, and how long, depends on whether there is an account.
  sendLink(context, email).catch((err: unknown) => context.log.error({ err }, 'a reset link was not sent'));
  await new Promise((done) => setTimeout(done, answerAfter));
  return {};
}

/** Throws not_found for a token that is used, too old or none, and too_many_requests. */
export async function resetPassword(context: Context, { token, password }: NewPassword): Promise<Entry> {
  await limitAddress(context);
  const passwordHash = await hashPassword(password);
  return context.database.transaction(async (tx) => {
    const accountId = await takeReset(tx, hashToken(token), context.now());
    const account = accountId ? await findAccountById(tx, accountId) : undefined;
    if (!account || account.disabled_at) throw new ProblemError('not_found', because('reset_link_expired'));
    // An invited employee who came by this way has joined as well.
    await updateAccount(tx, account.id, { password_hash: passwordHash, joined: true });
    await deleteEmployeeInvitation(tx, account.id);
    await deleteResetsOf(tx, account.id);
    // Whoever was in with the old password is out.
    await deleteSessionsOf(tx, account.id);
    await moveAccess(context, tx, { accounts: [account.id] });
    await forgetAttempts(context, account.email, tx);
    await deleteEmailChange(tx, account.id);
    await mailNotice(context, tx, account, {
      subject: m.mail_password_changed_subject,
      text: m.mail_password_changed_text,
    });
    // A mailbox is one factor: the other is still asked for.
    const entry = await enter(context, tx, { ...account, password_hash: passwordHash }, null);
    if ('token' in entry) await recordEvent(asAccount(context, account.id), tx, 'login', account.id);
    return entry;
  });
}
