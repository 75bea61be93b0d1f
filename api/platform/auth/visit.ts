import type { Actor } from '#api/platform/context.ts';
import type { Credentials } from './resolve-actor.ts';

/**
 * One request of a visitor to the storefront, with all the calls that its page makes within this process: who it is, is
 * found out once. It is never made from anything that came over the network.
 */
export class Visit {
  #actors = new Map<string, Promise<Actor>>();
  /** Of its calls that only read; a call goes on with those it began with. */
  reads = new Map<string, Promise<unknown>>();

  actor(credentials: Credentials, resolve: () => Promise<Actor>): Promise<Actor> {
    const key = [credentials.session, credentials.guest, credentials.bearer].join(' ');
    const known = this.#actors.get(key);
    if (known) return known;
    const actor = resolve();
    this.#actors.set(key, actor);
    return actor;
  }

  /** After a call that may have changed who the visitor is, or anything else. */
  forget(): void {
    this.#actors.clear();
    this.reads = new Map();
  }
}
