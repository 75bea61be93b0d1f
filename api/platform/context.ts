/** What every use case gets: the caller, the place, the clock and the database. */
import type { Logger } from 'pino';
import type { Database, Executor } from '#api/platform/database/database.ts';
import type { GuestCart } from '#schemas/domain/people/chat.ts';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';
import type { Contact } from '#schemas/domain/platform/contact.ts';
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import type { NewEvent } from './analytics/new-event.ts';
import { type Actor, nobody } from './auth/actor.ts';
import type { ActorMemory } from './auth/actor-memory.ts';
import type { ContentVersions } from './content-versions.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Memo } from './memo.ts';

export type { Actor };

/** What lives as long as the process. A wing adds its own by declaring this module again in its services.ts. */
export interface Services {
  database: Database;
  log: Logger;
  /** Resolves once the first page is made: what can wait begins then. */
  idle: Promise<void>;
  /** Signs guest cookies and order links. */
  secret: Buffer;
  now: () => Date;
  versions: ContentVersions;
  memo: Memo;
  /** What whole segments were answered lately. */
  answers: KeptAnswers;
  /** Whose sessions were asked for lately. */
  actors: ActorMemory;
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
  /** Ends the process at a named point of an order, where FAULT_FILE says so (tests). */
  fault: (point: string) => void;
  /** Tells the runner of schedules that there is another one. */
  schedulesWaiting: () => void;
  /** Hands a guest's belongings over to the account that has just logged in, in the login's transaction. */
  claimForAccount: (context: Context, db: Executor, guestId: string, accountId: string) => Promise<void>;
  /** Tells a person something in the shop, with the caller's transaction; answers whether they want an email too. */
  tellAccount: (
    services: Services,
    db: Executor,
    told: { accountId: string; kind: NotificationKind; params?: Record<string, string>; href: string },
  ) => Promise<{ byEmail: boolean }>;
  /** Somebody of the team page; null for an id that is none's. */
  findTeamPerson: (
    db: Executor,
    id: string,
  ) => Promise<{ name: string; title: string; email: string } | null>;
  /** Puts what the contact form says into the inbox, with the caller's transaction. */
  takeFormMessage: (context: Context, db: Executor, contact: Contact) => Promise<void>;
  /** Ends what a person who leaves a company could still do for it, with the caller's transaction. */
  leftCompany: (db: Executor, accountId: string, companyId: string) => Promise<void>;
  /** Requests for approval that wait for an answer of this person. */
  countApprovals: (db: Executor, accountId: string, companyId: string) => Promise<number>;
  /** Those of these proposals that an account may see: what it was sent, and its company as its role goes. */
  findProposalLinks: (
    context: Context,
    db: Executor,
    ids: readonly string[],
    accountId: string,
  ) => Promise<{ _id: string; name: string; href: string }[]>;
  /** Who placed an order, by the number that people say; null for a number that is none's. */
  findOrderOwner: (
    db: Executor,
    number: string,
  ) => Promise<{ account_id: string | null; guest_id: string | null } | null>;
  /** What a guest has in the cart, at the guest's prices; null for an empty one. */
  findGuestCart: (context: Context, db: Executor, guestId: string) => Promise<GuestCart | null>;
  /** Those of these shop paths that lead nowhere. */
  findDeadPaths: (db: Executor, paths: readonly string[]) => Promise<string[]>;
  /** Counts what a visitor did for the experiments that it has seen, with the caller's transaction. */
  countInExperiments: (context: Context, db: Executor, events: readonly NewEvent[]) => Promise<void>;
  /** Where an account's current cart is; null while it has none. */
  findCartWarehouse: (db: Executor, accountId: string) => Promise<string | null>;
}

/** What lives as long as a request. */
export type Context = Services & {
  actor: Actor;
  /** Who really asks, while a preview is seen as somebody else (preview/view.ts); else the same as `actor`. */
  asker: Actor;
  /** A session came along, whether or not it is still good. */
  hasSession: boolean;
  /** What is answered is in it, as far as it is translated; what is written down is in the first one. */
  language: Language;
  /** The page whose draft a shared link shows to this caller. */
  sharedPage: string | null;
  /** An order is being placed: what it costs is read anew. */
  isOrdering: boolean;
  /** Pages are seen as they will be then, and with what this release brings; null for the shop as it is. */
  upcoming: { until: Date; release: string | null } | null;
  /** Seen as somebody else, elsewhere or at another time: what is answered is kept for nobody. */
  isPreview: boolean;
  /** What the calls of a page have read so far (once-a-page.ts); null for a call that may share nothing. */
  reads: Map<string, Promise<unknown>> | null;
  warehouseId: string;
  /** The name of the one that the visitor chose, where it was closed since. */
  closedWarehouse: string | null;
  /** The shop as the caller sees it, without a trailing slash. */
  origin: string;
  clientAddress: string;
  /** What the visitor's browser calls itself; nothing for work that no browser asked for. */
  userAgent?: string | undefined;
  /** False for who refused to be counted, or whose browser sends Global Privacy Control (docs/product.md#events). */
  counted: boolean;
  /** A random cookie of the browser, by which experiments know it; null without one, and for who is not counted. */
  visitor: string | null;
  /** The experiment whose variant B a preview shows, whatever its state. */
  trial: string | null;
};

/** Whoever holds the machine: command-line tools and the first start. */
export const operatorActor: Actor = { ...nobody, guestId: null, operator: true };

/** What the machine does by itself, or in the name of an account. */
export const operatorContext = (services: Services, accountId: string | null = null): Context => {
  const actor: Actor = { ...operatorActor, accountId, audience: accountId ? 'customer' : 'guest' };
  return {
    ...services,
    actor,
    asker: actor,
    hasSession: false,
    sharedPage: null,
    upcoming: null,
    language: sourceLanguage,
    isOrdering: true,
    isPreview: false,
    reads: null,
    warehouseId: '',
    closedWarehouse: null,
    origin: services.publicUrl,
    clientAddress: '',
    counted: false,
    visitor: null,
    trial: null,
  };
};
