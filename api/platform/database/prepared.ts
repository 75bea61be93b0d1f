/**
 * Which statements a connection keeps prepared (docs/decisions/0045-prepared-statements.md): the engine then parses and
 * plans them once. The second time that a text comes, it gets a name; one that is written for a single occasion (a list of
 * other lengths) never does.
 */
import { LRUCache } from 'lru-cache';

const isKept = (sql: string) => /^\s*(?:select|insert|update|delete|with)\b/i.test(sql);

/** Whether a statement changes what others read from: what was prepared before may not fit any more. */
export const changesTables = (sql: string) => /\b(?:create|alter|drop)\s/i.test(sql) && !isKept(sql);

/** Whether an error says that a prepared statement has got other columns. PostgreSQL has no code of its own for that. */
export const isOutdated = (error: unknown) =>
  error instanceof Error &&
  (error as Error & { code?: string }).code === '0A000' &&
  error.message.includes('cached plan');

export class PreparedNames {
  #names: LRUCache<string, string>;
  #seenOnce = new LRUCache<string, true>({ max: 500 });
  #next = 1;

  /** `onForgotten` hears each name that is given no more: it made room for another one, or all were forgotten. */
  constructor(most: number, onForgotten: (name: string) => void) {
    this.#names = new LRUCache({
      max: most,
      dispose: onForgotten,
    });
  }

  /** The name of a statement; null for one that is sent whole. */
  nameOf(sql: string): string | null {
    const known = this.#names.get(sql);
    if (known !== undefined) return known;
    if (!isKept(sql)) return null;
    if (!this.#seenOnce.has(sql)) {
      this.#seenOnce.set(sql, true);
      return null;
    }
    this.#seenOnce.delete(sql);
    const name = `kept_${this.#next++}`;
    this.#names.set(sql, name);
    return name;
  }

  /** Names are never given twice, so that a connection cannot take a new statement for an old one. */
  clear(): void {
    this.#names.clear();
  }
}
