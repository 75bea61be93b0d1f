/** What every use case gets: the caller, the place, the clock and the database. */
import type { Logger } from 'pino';
import type { PriceGroup } from '#api/pricing/price-cart.ts';
import type { Database } from '#api/storage/database.ts';
import type { EmployeeRole } from '#schemas/domain/account.ts';
import type { Audience } from '#schemas/domain/page.ts';
import type { ContentVersions } from './content-versions.ts';
import type { Memo } from './memo.ts';

/** Who asks. Made from cookies by resolve-actor.ts and from nothing else: never from a body or a query. */
export type Actor = {
  accountId: string | null;
  /** From the signed guest cookie; kept beside accountId only while logging in. */
  guestId: string | null;
  role: EmployeeRole | null;
  companyApproved: boolean;
  hasCompany: boolean;
  /** The holder of the machine's operator token (command-line tools). */
  operator: boolean;
};

/** What lives as long as the process. */
export type Services = {
  database: Database;
  log: Logger;
  /** Signs guest cookies and order links. */
  secret: Buffer;
  now: () => Date;
  versions: ContentVersions;
  memo: Memo;
  /** Origin for links in mail, without a trailing slash. */
  publicUrl: string;
  /** Tells the mail sender that there is something to send. */
  mailWaiting: () => void;
};

/** What lives as long as a request. */
export type Context = Services & { actor: Actor; warehouseId: string; clientAddress: string };

/** Whoever holds the machine: command-line tools and the first start. */
export const operatorActor: Actor = {
  accountId: null,
  guestId: null,
  role: null,
  hasCompany: false,
  companyApproved: false,
  operator: true,
};

export const priceGroupOf = (actor: Actor): PriceGroup => (actor.companyApproved ? 'trade' : 'retail');

export function audienceOf(actor: Actor): Audience {
  if (!actor.accountId) return 'guest';
  return actor.companyApproved ? 'company' : 'customer';
}
