/** Emails about who may get into an account. They cannot be switched off (docs/product.md#notifications). */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import type { AccountRow } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';

type Person = Pick<AccountRow, 'email' | 'first_name'>;

/** Tells the person at their address as it is given, with the transaction, what was changed. */
export async function mailNotice(
  context: Context,
  tx: Transaction<Tables>,
  { email, first_name }: Person,
  { subject, text }: { subject: () => string; text: () => string },
): Promise<void> {
  await insertMail(
    tx,
    'security',
    await letterTo(context, tx, email, () => ({
      subject: subject(),
      paragraphs: [m.mail_order_greeting({ name: first_name }), text(), m.mail_security_not_you()],
      link: { path: '/reset-password', label: m.mail_reset_link() },
    })),
  );
  onCommit(tx, context.mailWaiting);
}
