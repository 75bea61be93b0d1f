/** What every use case gets: the caller, the place, the clock and the database. */
import type { Logger } from 'pino';
import type { Database, Executor } from '#api/platform/database/database.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { ContentVersions } from './content-versions.ts';
import type { Memo } from './memo.ts';

/** Who asks. Made from cookies by resolve-actor.ts and from nothing else: never from a body or a query. */
export type Actor = {
  accountId: string | null;
  /** From the signed guest cookie; kept beside accountId only while logging in. */
  guestId: string | null;
  role: EmployeeRole | null;
  /** A role that sleeps until its person has set up the second factor: it opens that and nothing else. */
  sleepingRole: EmployeeRole | null;
  companyApproved: boolean;
  /** Of an approved company that has its own prices. */
  priceListId: string | null;
  hasCompany: boolean;
  /** Whatever its state. */
  companyId: string | null;
  /** The holder of the machine's operator token (command-line tools). */
  operator: boolean;
};

/** What lives as long as the process. A wing adds its own by declaring this module again in its services.ts. */
export interface Services {
  database: Database;
  log: Logger;
  /** Signs guest cookies and order links. */
  secret: Buffer;
  now: () => Date;
  versions: ContentVersions;
  memo: Memo;
  /** Origin for links in mail, without a trailing slash. */
  publicUrl: string;
  /** Where uploads arrive, on the disk of the local file store. */
  uploadFolder: string;
  /** Tells the mail sender that there is something to send. */
  mailWaiting: () => void;
  /** Tells the runner of imports that one is to be done. */
  importsWaiting: () => void;
  /** Whether pictures that imports name may lie inside a private network. */
  pictureSources: { allowPrivate: boolean };
  /** Ends the process at a named point of an order, where FAULT_AT says so (tests). */
  fault: (point: string) => void;
  /** Tells the runner of schedules that there is another one. */
  schedulesWaiting: () => void;
  /** Hands a guest's belongings over to the account that has just logged in, in the login's transaction. */
  claimForAccount: (context: Context, db: Executor, guestId: string, accountId: string) => Promise<void>;
  /** Where an account's current cart is; null while it has none. */
  findCartWarehouse: (db: Executor, accountId: string) => Promise<string | null>;
}

/** What lives as long as a request. */
export type Context = Services & {
  actor: Actor;
  /** Who really asks, while a preview is seen as somebody else (preview/view.ts); else the same as `actor`. */
  asker: Actor;
  /** The page whose draft a shared link shows to this caller. */
  sharedPage: string | null;
  warehouseId: string;
  /** The shop as the caller sees it, without a trailing slash. */
  origin: string;
  clientAddress: string;
  /** What the visitor's browser calls itself; nothing for work that no browser asked for. */
  userAgent?: string | undefined;
  /** False for who refused to be counted, or whose browser sends Global Privacy Control (docs/product.md#events). */
  counted: boolean;
};

/** Whoever holds the machine: command-line tools and the first start. */
export const operatorActor: Actor = {
  accountId: null,
  guestId: null,
  role: null,
  sleepingRole: null,
  hasCompany: false,
  companyId: null,
  companyApproved: false,
  priceListId: null,
  operator: true,
};

/** What the machine does by itself, or in the name of an account. */
export const operatorContext = (services: Services, accountId: string | null = null): Context => {
  const actor = { ...operatorActor, accountId };
  return {
    ...services,
    actor,
    asker: actor,
    sharedPage: null,
    warehouseId: '',
    origin: services.publicUrl,
    clientAddress: '',
    counted: false,
  };
};

export function audienceOf(actor: Actor): Audience {
  if (!actor.accountId) return 'guest';
  return actor.companyApproved ? 'company' : 'customer';
}
