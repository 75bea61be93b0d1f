/** Who asks, from cookies and the operator's token alone. */
import { timingSafeEqual } from 'node:crypto';
import type { Actor, Services } from '#api/services/context.ts';
import { findAccountBySession } from '#api/storage/repositories/accounts.ts';
import { hashToken, unsign } from './sessions.ts';

export type Credentials = { session: string | null; guest: string | null; bearer: string | null };

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export async function resolveActor(
  services: Services,
  credentials: Credentials,
  operatorToken: string,
): Promise<Actor> {
  const account = credentials.session
    ? await findAccountBySession(services.database.kysely, hashToken(credentials.session), services.now())
    : undefined;
  return {
    accountId: account?.id ?? null,
    guestId: credentials.guest ? unsign(services.secret, 'guest', credentials.guest) : null,
    role: account?.role ?? null,
    hasCompany: account?.company_id != null,
    companyApproved: account?.company_status === 'approved',
    operator: credentials.bearer !== null && same(hashToken(credentials.bearer), hashToken(operatorToken)),
  };
}
