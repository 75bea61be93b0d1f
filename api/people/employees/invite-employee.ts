/** Invitations to work here: by mail, for one use, within 7 days; nobody chooses another person's password. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { saveEmployeeInvitation } from '#api/people/storage/employees.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { isWithinResets } from '#api/platform/auth/rate-limit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import { insertAccount } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { Employee, InviteEmployee } from '#schemas/domain/people/employee.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { employeeView, nameOf, requireEmployeeRow } from './views.ts';

const lifetime = 7 * 24 * 60 * 60 * 1000;

async function limitEmails(context: Context, email: string): Promise<void> {
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', because('invite_too_soon'));
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
    'invitation',
    await letterTo(
      context,
      tx,
      person.email,
      () => ({
        subject: m.staff_mail_subject({ shop }),
        paragraphs: [
          m.mail_order_greeting({ name: person.first_name }),
          m.staff_mail_text({ shop }),
          m.staff_mail_once(),
        ],
        link: { path: `/admin/join?token=${token}`, label: m.staff_mail_link() },
      }),
      context.language,
    ),
  );
  onCommit(tx, context.mailWaiting);
}

/** Throws unauthenticated, forbidden, invalid (the email has an account), and too_many_requests. */
export async function inviteEmployee(context: Context, input: InviteEmployee): Promise<Employee> {
  requirePermission(context.actor, 'manageEmployees');
  await limitEmails(context, input.email);
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
      throw new ProblemError('invalid', because('email_taken'), {
        '/email': [because('email_taken')],
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
  if (row.joined || row.disabled_at) throw new ProblemError('invalid', because('invite_joined'));
  await limitEmails(context, row.email);
  return context.database.transaction(async (tx) => {
    await sendInvitation(context, tx, row);
    await recordAudit(tx, context, 'employee.change', id, nameOf(row), { what: 'invited' });
    return employeeView(context, await requireEmployeeRow(tx, id));
  });
}
