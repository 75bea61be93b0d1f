/**
 * /api/v1/auth/email and /api/v1/email-changes, ours (docs/product.md#settings): a new address is the account's once its
 * mailbox has confirmed it. Whether it has an account already is told to that mailbox alone.
 */
import type { Transaction } from 'kysely';
import {
  deleteEmailChange,
  findEmailChange,
  findEmailChangeByToken,
  saveEmailChange,
  saveFormerEmail,
  takeEmailChange,
  updateEmail,
} from '#api/people/storage/email-changes.ts';
import { asAccount } from '#api/platform/analytics/record-event.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { isPassword } from '#api/platform/auth/passwords.ts';
import { forgetAttempts, limitAddress, limitAttempts } from '#api/platform/auth/rate-limit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import { countUse } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { languageOf } from '#api/platform/mail/reader-language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type AccountRow,
  deleteResetsOf,
  findAccountByEmail,
  findAccountById,
} from '#api/platform/storage/accounts.ts';
import { moveLanguage } from '#api/platform/storage/email-languages.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { ChangeEmail, EmailChange } from '#schemas/domain/people/account.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { mailNotice } from './security-mail.ts';

/** ms a link is good. */
const lifetime = 24 * 60 * 60 * 1000;
/** ms */
const windowMs = 15 * 60 * 1000;
const perAccount = 5;
const perMailbox = 4;

const gone = () => new ProblemError('not_found', because('email_link_expired'));

async function requireSelf(context: Context, db: Executor): Promise<AccountRow> {
  const account = await findAccountById(db, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  return account;
}

/** To the new address: the link, or that it has an account. */
const wordsToNew = (email: string, name: string, token: string | null) => () => {
  if (token === null)
    return {
      subject: m.mail_email_taken_subject(),
      paragraphs: [m.mail_email_taken_text(), m.mail_email_ignore()],
      link: { path: '/login', label: m.mail_email_taken_link() },
    };
  return {
    subject: m.mail_email_subject(),
    paragraphs: [m.mail_order_greeting({ name }), m.mail_email_text({ email }), m.mail_email_ignore()],
    link: { path: `/confirm-email?${new URLSearchParams({ token })}`, label: m.mail_email_link() },
  };
};

/** The address waits from now on, and a link is on its way; where the mailbox had too many, none is. */
async function begin(
  context: Context,
  tx: Transaction<Tables>,
  account: AccountRow,
  email: string,
  isWithin: boolean,
): Promise<EmailChange> {
  const taken = await findAccountByEmail(tx, email);
  const token = newToken();
  const now = context.now();
  const requested_at = now.toISOString();
  const expires_at = new Date(now.getTime() + lifetime).toISOString();
  await saveEmailChange(tx, {
    account_id: account.id,
    email,
    token_hash: taken ? null : hashToken(token),
    created_at: requested_at,
    expires_at,
  });
  if (isWithin) {
    const words = wordsToNew(email, account.first_name, taken ? null : token);
    const own = await languageOf(tx, account.email, context.language);
    await insertMail(tx, 'email_change', await letterTo(context, tx, email, words, own));
  }
  onCommit(tx, context.mailWaiting);
  return { email, requested_at, expires_at };
}

/** Throws too_many_requests; answers whether one more email may go to the address. */
async function limitMails(context: Context, accountId: string, email: string): Promise<boolean> {
  if (!(await countUse(context, [{ key: `email-change:account:${accountId}`, most: perAccount }], windowMs)))
    throw new ProblemError('too_many_requests', because('too_many_tries'));
  return countUse(context, [{ key: `email-change:email:${email}`, most: perMailbox }], windowMs);
}

/** Throws unauthenticated, invalid (the password, one's own address), and too_many_requests. */
export async function requestEmailChange(
  context: Context,
  { email, password }: ChangeEmail,
): Promise<EmailChange> {
  const account = await requireSelf(context, context.database.kysely);
  await limitAttempts(context, account.email);
  if (!(await isPassword(account.password_hash, password)))
    throw new ProblemError('invalid', because('password_wrong'), {
      '/password': [because('password_wrong')],
    });
  if (email === account.email)
    throw new ProblemError('invalid', because('email_is_yours'), { '/email': [because('email_is_yours')] });
  const isWithin = await limitMails(context, account.id, email);
  return context.database.transaction(async (tx) => {
    await forgetAttempts(context, account.email, tx);
    const pending = await begin(context, tx, account, email, isWithin);
    await mailNotice(context, tx, account, {
      subject: m.mail_email_asked_subject,
      text: () => m.mail_email_asked_text({ email }),
    });
    return pending;
  });
}

/** Throws unauthenticated, not_found when none waits, and too_many_requests. */
export async function resendEmailChange(context: Context): Promise<EmailChange> {
  const db = context.database.kysely;
  const account = await requireSelf(context, db);
  const pending = await findEmailChange(db, account.id, context.now());
  if (!pending) throw gone();
  const isWithin = await limitMails(context, account.id, pending.email);
  return context.database.transaction((tx) => begin(context, tx, account, pending.email, isWithin));
}

/** Throws unauthenticated. */
export async function cancelEmailChange(context: Context): Promise<Record<never, never>> {
  await deleteEmailChange(context.database.kysely, requireAccount(context.actor));
  return {};
}

/** Throws not_found for a link that is used, too old or none, and too_many_requests. */
export async function getEmailChange(context: Context, token: string): Promise<{ email: string }> {
  await limitAddress(context);
  const pending = await findEmailChangeByToken(context.database.kysely, hashToken(token), context.now());
  if (!pending) throw gone();
  return { email: pending.email };
}

/**
 * The mailbox is proof enough: the password was asked for before. Throws not_found for a link that is used, too old or
 * none, and when the address has an account by now; too_many_requests.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<{ email: string }> {
  await limitAddress(context);
  return context.database.transaction(async (tx) => {
    const pending = await takeEmailChange(tx, hashToken(token), context.now());
    const account = pending && (await findAccountById(tx, pending.account_id));
    if (!account || account.disabled_at) throw gone();
    const { email } = pending;
    if (!(await updateEmail(tx, account.id, email))) throw gone();
    await moveLanguage(tx, account.email, email);
    await saveFormerEmail(tx, account.id, account.email, context.now());
    // A reset link in the old mailbox opens nothing any more.
    await deleteResetsOf(tx, account.id);
    await moveAccess(context, tx, { accounts: [account.id] });
    await mailNotice(context, tx, account, {
      subject: m.mail_email_changed_subject,
      text: () => m.mail_email_changed_text({ email }),
    });
    if (account.role) {
      const name = `${account.first_name} ${account.last_name}`;
      const detail = { what: 'email' };
      await recordAudit(tx, asAccount(context, account.id), 'employee.change', account.id, name, detail);
    }
    return { email };
  });
}
