/** Tells people of a company something, in the shop and by email. */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import { findSeats } from '#api/people/storage/seats.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type Letter, type LetterWords, letterTo } from '#api/platform/mail/letter.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';

export type CompanyNews = {
  kind: NotificationKind;
  params: Record<string, string>;
  href: string;
  /** Called once for each reader, in their language. */
  mail: () => Pick<Letter, 'subject' | 'paragraphs' | 'also'> & { link: { path: string; label: string } };
};

/** An email of news that its reader can switch off, to somebody by name. */
export const greeted =
  ({ first_name }: { first_name: string }, mail: CompanyNews['mail']): LetterWords =>
  () => {
    const words = mail();
    const paragraphs = [m.mail_order_greeting({ name: first_name }), ...words.paragraphs];
    return { ...words, paragraphs, isChosen: true };
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
    await insertMail(tx, 'company', await letterTo(context, tx, seat.email, greeted(seat, mail)));
  }
  onCommit(tx, context.mailWaiting);
}
