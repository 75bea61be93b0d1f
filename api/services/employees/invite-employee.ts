/** Invitations to work here: by mail, for one use, within 7 days; nobody chooses another person's password. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { hashPassword } from '#api/services/account/passwords.ts';
import { isWithinResets } from '#api/services/account/rate-limit.ts';
import { requirePermission } from '#api/services/account/require-role.ts';
import { hashToken, newToken } from '#api/services/account/sessions.ts';
import { recordAudit } from '#api/services/audit.ts';
import type { Context } from '#api/services/context.ts';
import { letter } from '#api/services/mail/letter.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { readSiteName } from '#api/services/site/site-name.ts';
import { onCommit } from '#api/storage/database.ts';
import { insertAccount } from '#api/storage/repositories/accounts.ts';
import { saveEmployeeInvitation } from '#api/storage/repositories/employees.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import type { Tables } from '#api/storage/schema.ts';
import * as m from '#messages';
import type { Employee, InviteEmployee } from '#schemas/domain/employee.ts';
import { employeeView, nameOf, requireEmployeeRow } from './views.ts';

const lifetime = 7 * 24 * 60 * 60 * 1000;

async function limitLetters(context: Context, email: string): Promise<void> {
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', 'This address was written to a moment ago.');
}

async function sendInvitation(
  context: Context,
  tx: Transaction<Tables>,
  person: { id: string; email: string; first_name: string },
): Promise<void> {
  const token = newToken();
  const now = context.now();
  await saveEmployeeInvitation(
    tx,
    {
      tokenHash: hashToken(token),
      accountId: person.id,
      expiresAt: new Date(now.getTime() + lifetime),
    },
    now,
  );
  const shop = await readSiteName(tx);
  await insertMail(
    tx,
    letter(context, {
      to: person.email,
      subject: m.staff_mail_subject({ shop }),
      paragraphs: [
        m.mail_order_greeting({ name: person.first_name }),
        m.staff_mail_text({ shop }),
        m.staff_mail_once(),
      ],
      link: { path: `/admin/join?token=${token}`, label: m.staff_mail_link() },
    }),
  );
  onCommit(tx, context.mailWaiting);
}

/** Throws unauthenticated, forbidden, invalid (the email has an account), and too_many_requests. */
export async function inviteEmployee(context: Context, input: InviteEmployee): Promise<Employee> {
  requirePermission(context.actor, 'manageEmployees');
  await limitLetters(context, input.email);
  // Nobody knows it: the link is the only way in.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return context.database.transaction(async (tx) => {
    const { first_name, last_name, email, role } = input;
    const account = {
      id: newId(),
      email,
      passwordHash,
      firstName: first_name,
      lastName: last_name,
      companyId: null,
      role,
      joined: false,
    };
    if (!(await insertAccount(tx, account, context.now())))
      throw new ProblemError('invalid', 'This email has an account already.', {
        '/email': ['This email has an account already'],
      });
    await sendInvitation(context, tx, { id: account.id, email, first_name });
    await recordAudit(tx, context, 'employee.create', account.id, nameOf(input), { role });
    return employeeView(context, await requireEmployeeRow(tx, account.id));
  });
}

/** Throws unauthenticated, forbidden, not_found, invalid (has joined, or is switched off), and too_many_requests. */
export async function inviteEmployeeAgain(context: Context, id: string): Promise<Employee> {
  requirePermission(context.actor, 'manageEmployees');
  const row = await requireEmployeeRow(context.database.kysely, id);
  if (row.joined || row.disabled_at)
    throw new ProblemError('invalid', 'Only somebody who has not joined yet is invited again.');
  await limitLetters(context, row.email);
  return context.database.transaction(async (tx) => {
    await sendInvitation(context, tx, row);
    await recordAudit(tx, context, 'employee.change', id, nameOf(row), { what: 'invited' });
    return employeeView(context, await requireEmployeeRow(tx, id));
  });
}
