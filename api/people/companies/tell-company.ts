/** Tells people of a company something, in the shop and by email. */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import { findSeats } from '#api/people/storage/seats.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type Letter, letter } from '#api/platform/mail/letter.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';

export type CompanyNews = {
  kind: NotificationKind;
  params: Record<string, string>;
  href: string;
  mail: Pick<Letter, 'subject' | 'paragraphs' | 'also'> & { link: { path: string; label: string } };
};

/** The company's admins who are on, and its people of `roles`, get a notification each, and an email where they want one. */
export async function tellCompany(
  context: Context,
  tx: Transaction<Tables>,
  companyId: string,
  { mail, ...news }: CompanyNews,
  roles: readonly CompanyRole[] = [],
): Promise<void> {
  const seats = await findSeats(tx, companyId);
  const told: readonly (CompanyRole | null)[] = ['admin', ...roles];
  for (const seat of seats.filter(({ active, company_role }) => active && told.includes(company_role))) {
    const { byEmail } = await notify(context, tx, { ...news, accountId: seat.id });
    if (!byEmail) continue;
    const paragraphs = [m.mail_order_greeting({ name: seat.first_name }), ...mail.paragraphs];
    await insertMail(tx, letter(context, { ...mail, to: seat.email, paragraphs, isChosen: true }));
  }
  onCommit(tx, context.mailWaiting);
}
