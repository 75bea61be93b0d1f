/**
 * Whose sessions were asked for lately, so that reading a page asks the database for none of it. Kept for customers
 * alone: what an employee may do is read anew each time. Everything that changes who somebody is moves the account's or
 * the company's tag (`moveAccess`), on every node; while this one hears nothing of the others, nothing is remembered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { ContentVersions } from '#api/platform/content-versions.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { TaggedStore } from '#api/platform/tagged-store.ts';
import type { Actor, SessionActor } from './actor.ts';

export const accountTag = (id: string): string => `account:${id}`;
export const companyTag = (id: string): string => `company:${id}`;
export const isAccessTag = (tag: string): boolean => /^(?:account|company):/.test(tag);

/** What moves when it changes who somebody is. */
export const accessTags = ({ accountId, companyId }: Pick<Actor, 'accountId' | 'companyId'>): string[] => [
  ...(accountId ? [accountTag(accountId)] : []),
  ...(companyId ? [companyTag(companyId)] : []),
];

/** Within the transaction that changes who these accounts, or a company's people, are; also where their sessions end. */
export const moveAccess = (
  { versions }: { versions: ContentVersions },
  tx: Executor,
  { accounts = [], companies = [] }: { accounts?: readonly string[]; companies?: readonly string[] },
): Promise<void> =>
  versions.bump(tx as Transaction<Tables>, [...accounts.map(accountTag), ...companies.map(companyTag)]);

const mostSessions = 20_000;
/** ms: a session is read again after this, whatever was heard. */
const keptFor = 30_000;
/** ms */
const checkAfter = 250;

export class ActorMemory {
  #sessions = new TaggedStore<{ actor: SessionActor; until: number }>(mostSessions);
  /** Counts the moves: what was read while one happened may be of before. */
  #moves = 0;
  #versions: ContentVersions;
  #check: boolean;

  /** `check`: whoever comes from memory is read anew as well, and must be the same (tests). */
  constructor(versions: ContentVersions, check = false) {
    this.#versions = versions;
    this.#check = check;
    versions.onMove((tags) => this.#forget(tags.filter(isAccessTag)));
  }

  /** Whose session it is, when that is known. */
  peek(tokenHash: string, now: Date): SessionActor | null {
    const known = this.#versions.isLive ? this.#sessions.get(tokenHash) : undefined;
    return known && now.getTime() < known.until ? known.actor : null;
  }

  /** Whose session it is, from memory, else as `read` finds it. */
  async get(
    tokenHash: string,
    now: Date,
    read: () => Promise<SessionActor | null>,
  ): Promise<SessionActor | null> {
    const known = this.peek(tokenHash, now);
    if (known && this.#check) await this.#compare(tokenHash, known, read);
    if (known) return known;
    const moves = this.#moves;
    const actor = await read();
    const isKept = actor && actor.role === null && actor.sleepingRole === null;
    if (isKept && moves === this.#moves && this.#versions.isLive) {
      const until = Math.min(now.getTime() + keptFor, Date.parse(actor.sessionUntil ?? ''));
      this.#sessions.set(tokenHash, { actor, until }, { tags: accessTags(actor) });
    }
    return actor;
  }

  async #compare(tokenHash: string, known: SessionActor, read: () => Promise<SessionActor | null>) {
    if (isDeepStrictEqual(await read(), known)) return;
    // What has just been written is heard of a moment later.
    await sleep(checkAfter);
    if (this.#sessions.get(tokenHash)?.actor === known)
      throw new Error(`A session in memory is out of date: ${JSON.stringify(known)}`);
  }

  #forget(tags: readonly string[]): void {
    if (tags.length === 0) return;
    this.#moves += 1;
    this.#sessions.forget(tags);
  }
}
