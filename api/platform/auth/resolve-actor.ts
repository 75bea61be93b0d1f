/** Who asks, from cookies and the operator's token alone. */
import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '#api/platform/context.ts';
import { type AccountRow, findAccountBySession } from '#api/platform/storage/accounts.ts';
import { touchEmployee, touchSession } from '#api/platform/storage/sessions.ts';
import { nobody, type SessionActor } from './actor.ts';
import { hashToken, unsign } from './sessions.ts';

export type Credentials = { session: string | null; guest: string | null; bearer: string | null };

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** ms: how exactly it is known when an employee was here, and a customer. */
const seenEvery = 5 * 60 * 1000;
const customerSeenEvery = 60 * 60 * 1000;

/** Whose session it is now; null when it is nobody's any more. */
async function readSessionActor(
  { database, now }: Services,
  tokenHash: string,
): Promise<SessionActor | null> {
  const db = database.kysely;
  const at = now();
  const account = await findAccountBySession(db, tokenHash, at);
  if (!account) return null;
  const isUnseen = (seen: string | null, every: number) =>
    (seen ?? '') < new Date(at.getTime() - every).toISOString();
  if (account.role && isUnseen(account.last_seen_at, seenEvery)) {
    await touchSession(db, tokenHash, at);
    await touchEmployee(db, account.id, at);
  } else if (!account.role && isUnseen(account.seen_at, customerSeenEvery))
    await touchSession(db, tokenHash, at);
  return {
    ...shopperOf(account),
    role: account.needs_two_factor ? null : account.role,
    sleepingRole: account.needs_two_factor ? account.role : null,
    sessionUntil: account.expires_at,
  };
}

/** An account as it shops: without a session and without a role. */
export function shopperOf(account: AccountRow): SessionActor {
  const isApproved = account.company_status === 'approved';
  return {
    ...nobody,
    accountId: account.id,
    hasCompany: account.company_id !== null,
    companyId: account.company_id,
    companyRole: account.company_role,
    companyApproved: isApproved,
    companyPending: account.company_status === 'pending',
    priceListId: isApproved ? account.price_list_id : null,
    audience: isApproved ? 'company' : 'customer',
  };
}

/**
 * What an admin changes holds at once: reads of customers may come from memory, which forgets whoever changed
 * (actor-memory.ts); `isFresh`, for writes, asks the database.
 */
export async function resolveActor(
  services: Services,
  credentials: Credentials,
  { operatorToken, isFresh }: { operatorToken: string; isFresh: boolean },
): Promise<Actor> {
  const tokenHash = credentials.session ? hashToken(credentials.session) : null;
  const read = (hash: string) => readSessionActor(services, hash);
  const found =
    tokenHash &&
    (isFresh
      ? await read(tokenHash)
      : await services.actors.get(tokenHash, services.now(), () => read(tokenHash)));
  return {
    ...(found || nobody),
    guestId: credentials.guest ? unsign(services.secret, 'guest', credentials.guest) : null,
    operator: credentials.bearer !== null && same(hashToken(credentials.bearer), hashToken(operatorToken)),
  };
}
