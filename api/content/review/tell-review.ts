/** Who is told that a draft waits for review, and of the answer: under the bell, and by email unless switched off. */
import type { Transaction } from 'kysely';
import { authorOf } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type LetterWords, letterTo } from '#api/platform/mail/letter.ts';
import { findAccountById, findEmployees } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';

type Page = { id: string; name: string };

/** Who may publish and is at work here, without the caller. */
export async function findReviewers(context: Context, tx: Context['database']['kysely']) {
  const everybody = await findEmployees(tx, rolesThatMay('publishPages'));
  return everybody.filter(({ id }) => id !== context.actor.accountId);
}

export async function nameOfCaller(context: Context, tx: Transaction<Tables>): Promise<string> {
  const account = context.actor.accountId && (await findAccountById(tx, context.actor.accountId));
  return account ? `${account.first_name} ${account.last_name}`.trim() : authorOf(context);
}

type Told = {
  kind: 'review_asked' | 'review_answered';
  params: Record<string, string>;
  mail: () => { subject: string; paragraphs: string[] };
};

async function tell(
  context: Context,
  tx: Transaction<Tables>,
  { id, email }: { id: string; email: string },
  page: Page,
  { kind, params, mail }: Told,
): Promise<void> {
  const path = `/admin/pages/${page.id}`;
  const { byEmail } = await context.tellAccount(context, tx, { accountId: id, kind, params, href: path });
  if (!byEmail) return;
  const words: LetterWords = () => ({
    ...mail(),
    link: { path, label: m.mail_review_link() },
    isChosen: true,
  });
  await insertMail(tx, 'page_review', await letterTo(context, tx, email, words));
  onCommit(tx, context.mailWaiting);
}

/** The person named, or everybody who may publish. */
export async function tellAsked(
  context: Context,
  tx: Transaction<Tables>,
  page: Page,
  { note, reviewer }: { note: string; reviewer: string | null },
): Promise<void> {
  const name = await nameOfCaller(context, tx);
  const told: Told = {
    kind: 'review_asked',
    params: { name, title: page.name },
    mail: () => ({
      subject: m.mail_review_asked_subject({ title: page.name }),
      paragraphs: [m.mail_review_asked({ name, title: page.name }), ...(note ? [note] : [])],
    }),
  };
  for (const person of await findReviewers(context, tx))
    if (reviewer === null || person.id === reviewer) await tell(context, tx, person, page, told);
}

/** What an answer can be; `published`: it went live with it. */
export type Answered = 'approved' | 'changes' | 'published';

const subjects: Record<Answered, (about: { title: string }) => string> = {
  approved: m.mail_review_approved_subject,
  changes: m.mail_review_changes_subject,
  published: m.mail_review_published_subject,
};
const sentences: Record<Answered, (about: { name: string; title: string }) => string> = {
  approved: m.mail_review_approved,
  changes: m.mail_review_changes,
  published: m.mail_review_published,
};

/** Who asked; nobody of their own answer, nor who works here no more. */
export async function tellAnswered(
  context: Context,
  tx: Transaction<Tables>,
  page: Page,
  { askedBy, what, note }: { askedBy: string; what: Answered; note: string },
): Promise<void> {
  if (askedBy === context.actor.accountId) return;
  const asker = (await findEmployees(tx, employeeRoles)).find(({ id }) => id === askedBy);
  if (!asker) return;
  const about = { name: await nameOfCaller(context, tx), title: page.name };
  await tell(context, tx, asker, page, {
    kind: 'review_answered',
    params: { ...about, what },
    mail: () => ({
      subject: subjects[what]({ title: page.name }),
      paragraphs: [sentences[what](about), ...(note ? [note] : [])],
    }),
  });
}
