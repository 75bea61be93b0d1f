/**
 * Which segment a visitor with a session is of, as the API says it: pages are kept by it (page-cache.ts). Known by the
 * session cookie until the account or its company changes, on whichever node; asked again after a while all the same.
 */
import { isAccessTag } from '#api/platform/auth/actor-memory.ts';
import { hashToken } from '#api/platform/auth/sessions.ts';
import { TaggedStore } from '#api/platform/tagged-store.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import type { Segment } from '#schemas/domain/platform/segment.ts';

/** Whose pages a visitor sees. `session` is the asker's: a page is made with it and refused for anybody else's. */
export type PageSegment = { key: string; audience: Audience; tags: readonly string[]; session: string };

/** Asks the API whose pages the holder of a session sees. */
export type AskSegment = (session: string) => Promise<Segment>;

type Known = Pick<Segment, 'page_tags' | 'audience'> & { key: string; keptUntil: number };

const most = 20_000;
/** ms */
const keptFor = 30_000;

export class Segments {
  #known = new TaggedStore<Known>(most);
  /** Counts what moved: an answer that was on its way meanwhile may be of before. */
  #moves = 0;
  #ask: AskSegment;
  #now: () => number;

  constructor(ask: AskSegment, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** What is known of a session; null where that is nothing. */
  peek(session: string): PageSegment | null {
    const hash = hashToken(session);
    const known = this.#known.get(hash);
    if (!known) return null;
    if (this.#now() >= known.keptUntil) {
      this.#known.delete(hash);
      return null;
    }
    return { key: known.key, audience: known.audience, tags: known.page_tags, session };
  }

  /** null: this visitor's pages are nobody else's. Throws what asking throws. */
  async find(session: string): Promise<PageSegment | null> {
    const known = this.peek(session);
    if (known) return known;
    const moves = this.#moves;
    const { key, audience, until, tags, page_tags } = await this.#ask(session);
    if (key === null) return null;
    if (moves === this.#moves) {
      const ends = until ? Date.parse(until) : Number.POSITIVE_INFINITY;
      const keptUntil = Math.min(this.#now() + keptFor, ends);
      this.#known.set(hashToken(session), { key, audience, page_tags, keptUntil }, { tags });
    }
    return { key, audience, tags: page_tags, session };
  }

  /** After a request that may have ended the session, or changed whose it is. */
  forget(session: string): void {
    this.#moves += 1;
    this.#known.delete(hashToken(session));
  }

  /** What moved; null: it is not known what. */
  move(tags: readonly string[] | null): void {
    const moved = tags?.filter(isAccessTag);
    if (moved?.length === 0) return;
    this.#moves += 1;
    if (moved) this.#known.forget(moved);
    else this.#known.clear();
  }
}
