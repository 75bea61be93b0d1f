/** Invitations: by mail, for one use, within 7 days (docs/product.md#invitations). */
import { notify } from '#api/people/notifications/notify.ts';
import { findInvitation, takeInvitation } from '#api/people/storage/companies.ts';
import { deleteKeptSeat, deleteOrderLimit } from '#api/people/storage/seats.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { lockAccount, setAccountCompany } from '#api/platform/storage/accounts.ts';
import type { Invitation } from '#schemas/domain/people/company.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const gone = () => new ProblemError('not_found', because('invitation_expired'));

/** Throws not_found. */
export async function getInvitation(context: Context, token: string): Promise<Invitation> {
  const invitation = await findInvitation(context.database.kysely, hashToken(token), context.now());
  if (!invitation) throw gone();
  return { email: invitation.email, company: invitation.company_name, role: invitation.company_role };
}

type Joiner = { id: string; email: string; first_name: string; last_name: string };

/** Puts an account into the company that invited its email. Throws not_found, and forbidden for another email. */
export async function joinByInvitation(
  context: Context,
  tx: Executor,
  person: Joiner,
  token: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const invitation = await findInvitation(tx, tokenHash, context.now());
  if (!invitation || !(await takeInvitation(tx, tokenHash))) throw gone();
  // The link may have been passed on; the seat is for the one who was invited.
  if (invitation.email !== person.email)
    throw new ProblemError('forbidden', because('invitation_other_email'));
  await deleteKeptSeat(tx, person.id);
  // A limit of their own from before is not this seat's.
  await deleteOrderLimit(tx, person.id, invitation.company_id);
  await setAccountCompany(tx, person.id, invitation.company_id, invitation.company_role);
  await moveAccess(context, tx, { accounts: [person.id] });
  await notify(context, tx, {
    accountId: person.id,
    kind: 'joined',
    params: { company: invitation.company_name, name: person.first_name },
    href: '/a/profile#company',
  });
}

/** Throws unauthenticated, not_found, and forbidden for another email or somebody who has a company. */
export async function acceptInvitation(context: Context, token: string): Promise<void> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new ProblemError('unauthenticated', because('login_required'));
    if (account.company_id) throw new ProblemError('forbidden', because('company_already'));
    await rememberLanguage(context, tx, account.email);
    await joinByInvitation(context, tx, account, token);
  });
}
