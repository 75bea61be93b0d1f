/** Invitations: by mail, for one use, within 7 days (RESOLUTIONS 44). */
import { requireAccount } from '#api/services/account/require-account.ts';
import { hashToken } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { notify } from '#api/services/notifications/notify.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { lockAccount, setAccountCompany } from '#api/storage/repositories/accounts.ts';
import { findInvitation, takeInvitation } from '#api/storage/repositories/companies.ts';
import type { Invitation } from '#schemas/domain/company.ts';

const gone = () => new ProblemError('not_found', 'This invitation has been used or is older than 7 days.');

/** Throws not_found. */
export async function getInvitation(context: Context, token: string): Promise<Invitation> {
  const found = await findInvitation(context.database.kysely, hashToken(token), context.now());
  if (!found) throw gone();
  return { email: found.email, company: found.company_name, role: found.company_role };
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
  const found = await findInvitation(tx, tokenHash, context.now());
  if (!found || !(await takeInvitation(tx, tokenHash))) throw gone();
  // The link may have been passed on; the seat is for the one who was invited.
  if (found.email !== person.email)
    throw new ProblemError('forbidden', 'This invitation is for another email address.');
  await setAccountCompany(tx, person.id, found.company_id, found.company_role);
  await notify(context, tx, {
    accountId: person.id,
    kind: 'joined',
    params: { company: found.company_name, name: person.first_name },
    href: '/a/profile#company',
  });
}

/** Throws unauthenticated, not_found, and forbidden for another email or somebody who has a company. */
export async function acceptInvitation(context: Context, token: string): Promise<void> {
  const accountId = requireAccount(context.actor);
  await context.database.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new ProblemError('unauthenticated', 'Log in first.');
    if (account.company_id) throw new ProblemError('forbidden', 'You belong to a company already.');
    await joinByInvitation(context, tx, account, token);
  });
}
