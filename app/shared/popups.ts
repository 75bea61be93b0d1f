/**
 * Whose turn it is (docs/product.md#popups): one popup at a time, each once a session, none in checkout, none after
 * its end, none while something else is open or somebody types. Comes with the first popup that is due.
 */

import type { PopupRequest } from '#blocks/kit/ports.ts';
import { pathHere } from '#schemas/domain/platform/language.ts';
import { popupsKey, readSession, writeSession } from './session-keys.ts';

/** ms of peace after another popup, menu or drawer closed. */
export const quietMs = 5000;
/** ms between looks at whether there is peace. */
const lookMs = 500;

/** What the turns need to know of the page around them. */
export type PopupScene = {
  now: () => number;
  /** Something is open that a popup must not cover, or somebody is typing. */
  busy: () => boolean;
  /** This page takes none of this popup: it is checkout, or the block is hidden at this width. */
  unwelcome: (id: string) => boolean;
  shown: { has: (id: string) => boolean; add: (id: string) => void };
};

export class PopupTurns {
  #scene: PopupScene;
  #waiting: PopupRequest[] = [];
  #current: PopupRequest | null = null;
  #quietUntil = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scene: PopupScene) {
    this.#scene = scene;
  }

  /** A popup whose delay is over. Answers how to take it back, also when it is open. */
  ask(request: PopupRequest): () => void {
    this.#waiting.push(request);
    this.#next();
    return () => {
      this.#waiting = this.#waiting.filter((waiting) => waiting !== request);
      this.#closed(request);
    };
  }

  #mayCome({ id, from, until }: PopupRequest): boolean {
    const now = this.#scene.now();
    if (from && now < Date.parse(from)) return false;
    // The page may be an old one from a cache: the browser's own clock has the last word.
    if (until && now >= Date.parse(until)) return false;
    return !this.#scene.shown.has(id) && !this.#scene.unwelcome(id);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#current) return;
    this.#waiting = this.#waiting.filter((request) => this.#mayCome(request));
    const [request] = this.#waiting;
    if (!request) return;
    const now = this.#scene.now();
    if (this.#scene.busy()) this.#quietUntil = now + quietMs;
    if (now < this.#quietUntil) {
      this.#timer = setTimeout(() => this.#next(), Math.min(lookMs, this.#quietUntil - now));
      return;
    }
    this.#waiting.shift();
    this.#current = request;
    this.#scene.shown.add(request.id);
    request.open(() => this.#closed(request));
  }

  #closed(request: PopupRequest): void {
    if (this.#current !== request) return;
    this.#current = null;
    this.#quietUntil = this.#scene.now() + quietMs;
    this.#next();
  }
}

const open =
  'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], header details[open], header [aria-expanded="true"]';
const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

const isSeen = (element: Element) => element.checkVisibility?.() ?? true;

/** What was shown, in the session's storage; in memory too, where there is none. */
function shownOf() {
  const here = new Set<string>();
  const all = () => new Set([...here, ...(readSession(popupsKey)?.split(' ') ?? [])]);
  return {
    has: (id: string) => all().has(id),
    add: (id: string) => {
      here.add(id);
      writeSession(popupsKey, [...all()].join(' '));
    },
  };
}

/** The page's turns: one for the life of the tab. */
export const popupTurns = new PopupTurns({
  now: () => Date.now(),
  busy: () =>
    [...document.querySelectorAll(open)].some(isSeen) || document.activeElement?.matches(typing) === true,
  unwelcome: (id) => {
    const place = document.querySelector(`[data-block="${CSS.escape(id)}"]`);
    return /^\/checkout(?:\/|$)/.test(pathHere()) || !place || getComputedStyle(place).display === 'none';
  },
  shown: shownOf(),
});
