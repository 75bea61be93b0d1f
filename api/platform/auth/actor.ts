import type { Audience } from '#schemas/domain/content/page.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';

/** Who asks. Made from cookies by resolve-actor.ts and from nothing else: never from a body or a query. */
export type Actor = {
  accountId: string | null;
  /** From the signed guest cookie; kept beside accountId only while logging in. */
  guestId: string | null;
  role: EmployeeRole | null;
  /** A role that sleeps until its person has set up the second factor: it opens that and nothing else. */
  sleepingRole: EmployeeRole | null;
  companyApproved: boolean;
  /** Of a company that the dealer has not decided about yet. */
  companyPending: boolean;
  /** Whom pages are made for; said by itself, because answers for a whole segment are asked by nobody. */
  audience: Audience;
  /** Of an approved company that has its own prices. */
  priceListId: string | null;
  hasCompany: boolean;
  /** Whatever its state. */
  companyId: string | null;
  /** What the caller is in it (docs/product.md#roles). */
  companyRole: CompanyRole | null;
  /** When the session ends (ISO); null without one. */
  sessionUntil: string | null;
  /** The holder of the machine's operator token (command-line tools). */
  operator: boolean;
};

/** What follows from the session alone. */
export type SessionActor = Omit<Actor, 'guestId' | 'operator'>;

/** Without a session. */
export const nobody: SessionActor = {
  accountId: null,
  role: null,
  sleepingRole: null,
  hasCompany: false,
  companyId: null,
  companyRole: null,
  companyApproved: false,
  companyPending: false,
  priceListId: null,
  audience: 'guest',
  sessionUntil: null,
};
