/**
 * Keeps messages. One that comes alone is kept at once; those that come while others are being kept, and a moment after
 * it, go together in one statement: a commit for many (docs/decisions/0060-chat.md).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  appendMessages,
  findKept,
  isTwice,
  type KeptMessage,
  type NewMessage,
} from '#api/people/storage/chat.ts';
import type { Executor } from '#api/platform/database/database.ts';

const mostAtOnce = 100;
/** ms in which messages are collected while there are many. */
export const gatherMs = 15;

type Waiting = {
  message: NewMessage;
  done: (kept: KeptMessage | undefined) => void;
  fail: (error: unknown) => void;
};

export class ChatWriter {
  #db: Executor;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** Undefined for a conversation that is gone or is not the visitor's. */
  append(message: NewMessage): Promise<KeptMessage | undefined> {
    return new Promise((done, fail) => {
      this.#waiting.push({ message, done, fail });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // Those of this turn of the event loop go together.
    await new Promise((resume) => setImmediate(resume));
    while (this.#waiting.length > 0) {
      await this.#write(this.#take());
      await sleep(gatherMs);
    }
    this.#writing = null;
  }

  /** The first of each conversation: a second one gets its number after it. */
  #take(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const one of this.#waiting) {
      const { chainId } = one.message;
      if (taken.size < mostAtOnce && !taken.has(chainId)) taken.set(chainId, one);
      else rest.push(one);
    }
    this.#waiting = rest;
    return [...taken.values()];
  }

  async #write(batch: Waiting[]): Promise<void> {
    try {
      const kept = await appendMessages(
        this.#db,
        batch.map(({ message }) => message),
      );
      for (const [at, { done }] of batch.entries()) done(kept[at]);
    } catch (error) {
      const [one] = batch;
      // One that fails must not fail the others.
      if (batch.length > 1) for (const each of batch) await this.#write([each]);
      // The same message at the same moment, by another socket.
      else if (one && isTwice(error)) await findKept(this.#db, one.message).then(one.done, one.fail);
      else one?.fail(error);
    }
  }
}
