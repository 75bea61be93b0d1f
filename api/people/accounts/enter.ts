/** The one door into an account: whoever proved a password or a mailbox comes through here, or enters a code first. */

import { claimChat } from '#api/people/chat/claim-chat.ts';
import { claimTradeDraft } from '#api/people/companies/trade-draft.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { makeChallenge } from '#api/platform/auth/challenge.ts';
import { hashToken, newToken, sessionLifetime } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import type { AccountRow } from '#api/platform/storage/accounts.ts';
import { deleteSession, insertSession } from '#api/platform/storage/sessions.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import { hasTwoFactor } from '#api/platform/storage/two-factor.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import { readProfileView } from './profile-view.ts';

/** What http/ puts into cookies. */
export type LoggedIn = {
  profile: Profile;
  token: string;
  /** Where the account's cart is, for a browser in which no warehouse was chosen; null without a cart. */
  warehouseId: string | null;
};
/** `challenge`: no session yet, the account asks for a code as well. */
export type Entry = LoggedIn | { challenge: string };

/** The setting by which admins ask every employee for a second factor. */
export const twoFactorPolicy = 'require_two_factor';

type Person = Pick<AccountRow, 'id' | 'role'>;

/** A role sleeps in the sessions of an employee who has no second factor while the house asks for one. */
async function isAsleep(db: Executor, { id, role }: Person): Promise<boolean> {
  if (!role || !(await readSetting<boolean>(db, twoFactorPolicy))) return false;
  return !(await hasTwoFactor(db, id));
}

/**
 * A new session in place of the old; a guest's cart comes along (docs/product.md#cart-at-login). Every factor has been
 * shown.
 */
export async function startSession(
  context: Context,
  db: Executor,
  account: AccountRow,
  oldToken: string | null,
): Promise<LoggedIn> {
  const token = newToken();
  const before = oldToken ? await deleteSession(db, hashToken(oldToken)) : undefined;
  if (before) await moveAccess(context, db, { accounts: [before] });
  const now = context.now();
  const asleep = await isAsleep(db, account);
  await insertSession(
    db,
    {
      tokenHash: hashToken(token),
      accountId: account.id,
      expiresAt: new Date(now.getTime() + sessionLifetime),
      // For the person's own list of sessions; gone with the session.
      address: context.clientAddress.slice(0, 100),
      browser: (context.userAgent ?? '').slice(0, 300),
      needsTwoFactor: asleep,
    },
    now,
  );
  await rememberLanguage(context, db, account.email);
  const { guestId } = context.actor;
  if (guestId) {
    await context.claimForAccount(context, db, guestId, account.id);
    await claimTradeDraft(context, db, { guestId }, account.id);
    await claimChat(context, db, { guestId }, account.id);
  }
  return {
    profile: await readProfileView(context, db, account, asleep),
    token,
    warehouseId: await context.findCartWarehouse(db, account.id),
  };
}

/** After a password or a link by mail: a session, or a challenge when the account has a second factor. */
export async function enter(
  context: Context,
  db: Executor,
  account: AccountRow,
  oldToken: string | null,
): Promise<Entry> {
  if (await hasTwoFactor(db, account.id))
    return { challenge: makeChallenge(context.secret, account, context.now()) };
  return startSession(context, db, account, oldToken);
}
