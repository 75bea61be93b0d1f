/** The email that lets an account choose another password: one's own, or sent by an employee (docs/product.md#login). */
import type { Transaction } from 'kysely';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { insertReset } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';

const lifetime = 60 * 60 * 1000;

/** Emails an account a link that sets a new password, for one use, within an hour. */
export async function sendResetLink(
  context: Context,
  tx: Transaction<Tables>,
  account: { id: string; email: string; first_name: string },
): Promise<void> {
  const token = newToken();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + lifetime);
  await insertReset(tx, { tokenHash: hashToken(token), accountId: account.id, expiresAt }, now);
  await insertMail(
    tx,
    'password',
    await letterTo(context, tx, account.email, () => ({
      subject: m.mail_reset_subject(),
      paragraphs: [
        m.mail_order_greeting({ name: account.first_name }),
        m.mail_reset_text(),
        m.mail_reset_ignore(),
      ],
      link: { path: `/reset-password?token=${token}`, label: m.mail_reset_link() },
    })),
  );
  onCommit(tx, context.mailWaiting);
}
