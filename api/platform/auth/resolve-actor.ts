/** Who asks, from cookies and the operator's token alone. */
import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '#api/platform/context.ts';
import { findAccountBySession } from '#api/platform/storage/accounts.ts';
import { touchSession } from '#api/platform/storage/sessions.ts';
import { hashToken, unsign } from './sessions.ts';

export type Credentials = { session: string | null; guest: string | null; bearer: string | null };

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** ms: how exactly it is known when an employee was here. */
const seenEvery = 5 * 60 * 1000;

/** Reads account and role anew at each request: what an admin changes holds at once. */
export async function resolveActor(
  services: Services,
  credentials: Credentials,
  operatorToken: string,
): Promise<Actor> {
  const db = services.database.kysely;
  const now = services.now();
  const tokenHash = credentials.session ? hashToken(credentials.session) : null;
  const account = tokenHash ? await findAccountBySession(db, tokenHash, now) : undefined;
  const unseenSince = new Date(now.getTime() - seenEvery).toISOString();
  if (tokenHash && account?.role && (account.last_seen_at ?? '') < unseenSince)
    await touchSession(db, account.id, tokenHash, now);
  const role = account?.role ?? null;
  return {
    accountId: account?.id ?? null,
    guestId: credentials.guest ? unsign(services.secret, 'guest', credentials.guest) : null,
    role: account?.needs_two_factor ? null : role,
    sleepingRole: account?.needs_two_factor ? role : null,
    hasCompany: account?.company_id != null,
    companyId: account?.company_id ?? null,
    companyApproved: account?.company_status === 'approved',
    priceListId: account?.company_status === 'approved' ? account.price_list_id : null,
    operator: credentials.bearer !== null && same(hashToken(credentials.bearer), hashToken(operatorToken)),
  };
}
