/**
 * The cart in the browser: what is changed is shown at once, gathered, and saved by one request at a time; the sums
 * are only ever those that the server answered (docs/product.md#saving-the-cart; docs/traps.md#revalidation).
 *
 * Every edit has a number, and a save carries all edits that were not answered yet. The server applies each number
 * once, so that a save may be repeated, overtaken or sent while the page goes away.
 */

import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { Cart, CartEdit } from '#schemas/domain/sales/cart.ts';
import { type CartSummary, emptySummary, summaryOf } from './cart-summary.ts';

/** `retry`: nobody knows whether it was saved; the same save again does no harm. `gone`: that is not sold. */
export type CartAnswer =
  | { ok: true; cart: Cart }
  | { ok: false; message: string; reason: 'refused' | 'retry' | 'gone' };

/** Body of POST /cart/lines. */
export type CartSave = { client: string; cart: string | null; list: CartEdit[] };

/** `parting`: the page may be gone before there is an answer. */
export type CartSend = (save: CartSave, parting: boolean) => Promise<CartAnswer>;

export const saveDebounce = 1000;
/** ms until a save that failed is tried again: doubled each time, up to the longest. */
const firstRetry = 2000;
const longestRetry = 60_000;

/** `configuration`: of a kit or a piece made to measure; such an add is never one with another. */
export type AddOptions = {
  exact?: boolean;
  note?: string;
  configuration?: Configuration | null;
  /** Its place among the lines; last without it. */
  at?: number;
  /** The id of the warehouse that sends it. */
  shipFrom?: string | null;
};

/** `ship_from`: the id of the warehouse that sends it; null for the cart's own. */
export type LineChange = { quantity?: number; note?: string; ship_from?: string | null };

export type CartView = {
  summary: CartSummary;
  /** The last cart that the server answered; null until there is one. */
  cart: Cart | null;
  /** By line, what the server has not confirmed yet. */
  wanted: ReadonlyMap<string, LineChange>;
  /** True from an edit until the server answered it: sums are out of date as long. */
  pending: boolean;
  /** The last save did not reach the server; it is tried again. */
  unsaved: boolean;
  /** Why the server refused the last change; null after one that it did not. */
  error: string | null;
  /** Names of lines that were edited here and are gone: removed in another window, or with their cart. */
  gone: readonly string[];
  /** What the server has not answered yet, of this page and of earlier ones, oldest first. */
  edits: readonly CartEdit[];
};

type Waiter = (answer: CartAnswer) => void;
export type CartClientOptions = {
  summary?: CartSummary | undefined;
  /** This page's name; must not repeat. */
  client: string;
  /** Edits of this tab's previous pages that may not have been saved, oldest first. */
  leftover?: readonly CartSave[];
  /** Hears of the saves that are not answered, oldest first. */
  keep?: (saves: readonly CartSave[]) => void;
  /** Hears of every cart that the server answered to a save, to tell other tabs. */
  tell?: (cart: Cart) => void;
};

export class CartClient {
  #view: CartView;
  #pending: CartEdit[] = [];
  #number = 0;
  /** The highest number that was ever sent: up to it, edits do not change any more. */
  #sent = 0;
  #parted = 0;
  #waiters = new Map<number, Waiter[]>();
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #answered = 0;
  #due = false;
  #forgotten = false;
  #running: Promise<void> | null = null;
  #leftover: readonly CartSave[];
  /** Which of them are on their way. */
  #sending = new Set<CartSave>();
  readonly #send: CartSend;
  readonly #options: CartClientOptions;

  constructor(send: CartSend, options: CartClientOptions) {
    this.#send = send;
    this.#options = options;
    this.#leftover = options.leftover ?? [];
    this.#view = {
      summary: options.summary ?? emptySummary,
      cart: null,
      wanted: new Map(),
      pending: false,
      unsaved: false,
      error: null,
      gone: [],
      edits: [],
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): CartView => this.#view;

  /** Sends what the tab's previous pages could not. */
  start(): void {
    if (this.#leftover.length > 0) this.#hurry();
  }

  /** Takes over what a tab that is closed could not send, after this tab's own leftover. */
  inherit(saves: readonly CartSave[]): void {
    if (this.#forgotten) return;
    this.#leftover = [...this.#leftover, ...saves];
    this.start();
  }

  /** How many saves the server has answered: what was asked for before the last of them may be older than its answer. */
  readonly answered = (): number => this.#answered;

  /**
   * What a page, a small call or another tab brought from the server; never instead of something newer. `asked`: what
   * answered() was when it was asked for.
   */
  adopt(summary: CartSummary, cart: Cart | null = null, asked = this.#answered): void {
    const { summary: known, cart: shown } = this.#view;
    if (known.id === summary.id) {
      if (summary.version < known.version) return;
      if (cart) this.#take(cart);
      else if (summary.version > known.version) this.#show({ summary, cart: null });
      return;
    }
    // Another cart than the one that is being changed here, or was since: the answer to that change decides.
    if ((this.#pending.length > 0 && known.id !== null) || asked !== this.#answered) return;
    if (cart) this.#take(cart);
    else this.#show({ summary, cart: shown?._id === summary.id ? shown : null });
  }

  /** One more of a SKU; several clicks in a row before it is sent are one edit. `exact` adds the amount (Undo). */
  add(
    sku: string,
    quantity = 1,
    { exact = false, note = '', configuration, at, shipFrom }: AddOptions = {},
  ): Promise<CartAnswer> {
    const last = this.#pending.at(-1);
    const again =
      last?.kind === 'add' && last.n > this.#sent && last.sku === sku && last.note === note
        ? !(last.exact || exact || last.configuration || configuration || last.ship_from || shipFrom)
        : false;
    if (again && last?.kind === 'add') last.times++;
    else {
      const edit = { kind: 'add', n: ++this.#number, sku, quantity, times: 1, exact, note } as const;
      this.#pending.push({
        ...edit,
        ...(configuration ? { configuration } : {}),
        ...(at === undefined ? {} : { at }),
        ...(shipFrom ? { ship_from: shipFrom } : {}),
      });
    }
    const n = this.#number;
    const done = new Promise<CartAnswer>((resolve) => {
      this.#waiters.set(n, [...(this.#waiters.get(n) ?? []), resolve]);
    });
    this.#hurry();
    return done;
  }

  /** What a line shall be; saved when the shopper pauses for a second. Quantity 0 removes, at once. */
  set(line: string, change: LineChange): void {
    // What was added since may have gone to that line: an older amount must not come after it. What was sent stays as
    // it is: the shop may have it already, and another tab may have changed the line since.
    const since = this.#pending.findLastIndex(({ kind, n }) => kind !== 'line' || n <= this.#sent);
    const before = this.#pending.find(
      (one, index) => index > since && one.kind === 'line' && one.line === line,
    );
    this.#pending = this.#pending.filter((one) => one !== before);
    this.#pending.push({ ...before, ...change, kind: 'line', n: ++this.#number, line });
    if (change.quantity === 0) {
      this.#hurry();
    } else {
      this.#show({ gone: [] });
      this.#wait(saveDebounce);
    }
  }

  clear(): void {
    // Everything before it is in vain.
    this.#pending = this.#pending.filter((one) => one.kind === 'add');
    this.#pending.push({ kind: 'clear', n: ++this.#number });
    this.#hurry();
  }

  /** Sends what waits, now; true when the server has answered everything, false when it could not be reached. */
  async flush(): Promise<boolean> {
    do {
      this.#hurry();
      await this.#running;
    } while (this.#view.pending && !this.#view.unsaved);
    return !this.#view.pending;
  }

  /** The page may be going away: everything that is not on its way yet is sent, without waiting for its turn. */
  part(): void {
    for (const save of this.#leftover.filter((one) => !this.#sending.has(one))) {
      void this.#saveLeftover(save, true).then((answered) => {
        if (!answered && this.#leftover.includes(save)) this.#failed();
      });
    }
    const last = this.#pending.at(-1)?.n ?? 0;
    const underWay = this.#running !== null ? this.#sent : 0;
    if (last <= Math.max(underWay, this.#parted)) return;
    this.#parted = last;
    clearTimeout(this.#timer);
    void this.#save([...this.#pending], true).then((answer) => {
      // The page stayed, and this did not reach the server: as any other save.
      if (!answer.ok && answer.reason === 'retry') this.#parted = 0;
    });
  }

  /**
   * Drops what is not saved, and keeps nothing from now on: it must not reach who comes next (docs/product.md#logout).
   */
  forget(): void {
    clearTimeout(this.#timer);
    for (const { n } of this.#pending) this.#settle(n, { ok: false, message: '', reason: 'refused' });
    this.#pending = [];
    this.#leftover = [];
    this.#due = false;
    this.#forgotten = true;
    this.#show({});
  }

  #hurry(): void {
    clearTimeout(this.#timer);
    this.#due = true;
    this.#show({ error: null, gone: [] });
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // Asked for between the last look and now.
      if (this.#due && this.#view.pending) this.#hurry();
      else this.#show({});
    });
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#hurry(), ms);
  }

  async #run(): Promise<void> {
    // What is asked for in the same breath goes in one request.
    await null;
    for (const save of this.#leftover) {
      if (!(await this.#saveLeftover(save, false))) return this.#failed();
    }
    while (this.#due && this.#pending.length > 0) {
      this.#due = false;
      clearTimeout(this.#timer);
      const answer = await this.#save([...this.#pending], false);
      if (!answer.ok && answer.reason === 'retry') return;
    }
  }

  /** False when nobody knows whether it arrived. */
  async #saveLeftover(save: CartSave, parting: boolean): Promise<boolean> {
    this.#sending.add(save);
    const answer = await this.#answerTo(save, parting);
    this.#sending.delete(save);
    if (!answer.ok && answer.reason === 'retry') return false;
    this.#leftover = this.#leftover.filter((one) => one !== save);
    if (answer.ok) {
      this.#answered++;
      this.#take(answer.cart, save.list);
      this.#options.tell?.(answer.cart);
    }
    this.#show({});
    return true;
  }

  #answerTo(save: CartSave, parting: boolean): Promise<CartAnswer> {
    return this.#send(save, parting).catch(() => ({ ok: false, message: '', reason: 'retry' }));
  }

  async #save(list: CartEdit[], parting: boolean): Promise<CartAnswer> {
    const last = list.at(-1)?.n ?? 0;
    this.#sent = Math.max(this.#sent, last);
    const save = { client: this.#options.client, cart: this.#view.summary.id, list };
    const answer = await this.#answerTo(save, parting);
    if (!answer.ok && answer.reason === 'retry') {
      for (const { n } of list) this.#settle(n, answer);
      this.#failed();
      return answer;
    }
    this.#failures = 0;
    const answered = this.#pending.filter(({ n }) => n <= last);
    this.#pending = this.#pending.filter(({ n }) => n > last);
    this.#show({ unsaved: false, error: answer.ok ? null : answer.message });
    if (answer.ok) {
      this.#answered++;
      this.#take(answer.cart, answered);
      this.#options.tell?.(answer.cart);
    }
    for (const edit of list) {
      const sold = !answer.ok || edit.kind !== 'add' || answer.cart.items.some(({ sku }) => sku === edit.sku);
      this.#settle(edit.n, sold ? answer : { ok: false, message: '', reason: 'gone' });
    }
    return answer;
  }

  /** It stays as it is, said to be unsaved, and is tried again. */
  #failed(): void {
    this.#due = false;
    this.#wait(Math.min(longestRetry, firstRetry * 2 ** this.#failures++));
    this.#show({ unsaved: true });
  }

  #settle(n: number, answer: CartAnswer): void {
    for (const resolve of this.#waiters.get(n) ?? []) resolve(answer);
    this.#waiters.delete(n);
  }

  /** The server's cart, unless a newer one is here; edits of lines that it does not have any more are dropped. */
  #take(cart: Cart, answered: readonly CartEdit[] = []): void {
    const { summary: known, cart: shown } = this.#view;
    if (known.id === cart._id && cart.version < known.version) return;
    const here = new Set(cart.items.map(({ _id }) => _id));
    const lost = (edit: CartEdit) => edit.kind === 'line' && !here.has(edit.line);
    const names = [...answered, ...this.#pending]
      .filter((edit) => edit.kind === 'line' && edit.quantity !== 0 && lost(edit))
      .flatMap(
        (edit) => shown?.items.find(({ _id }) => edit.kind === 'line' && _id === edit.line)?.name ?? [],
      );
    this.#pending = this.#pending.filter((edit) => !lost(edit));
    // Nothing is left to be saved: a save that was planned would take back the news of what is gone.
    if (this.#pending.length === 0 && this.#leftover.length === 0) clearTimeout(this.#timer);
    this.#show({
      cart,
      summary: summaryOf(cart),
      ...(names.length > 0 ? { gone: [...new Set(names)] } : {}),
    });
  }

  #show(change: Partial<CartView>): void {
    const wanted = new Map<string, LineChange>();
    const next = { ...this.#view, ...change };
    // An edit of a previous page is shown as one of this page, until it is answered.
    const earlier = this.#leftover.flatMap(({ cart, list }) =>
      list.filter(({ kind }) => kind !== 'clear' || cart === next.summary.id),
    );
    const edits = [...earlier, ...this.#pending];
    for (const edit of edits) {
      if (edit.kind === 'clear')
        for (const { _id } of next.cart?.items ?? []) wanted.set(_id, { quantity: 0 });
      if (edit.kind === 'line') {
        const { quantity, note } = edit;
        wanted.set(edit.line, {
          ...wanted.get(edit.line),
          ...(quantity === undefined ? {} : { quantity }),
          ...(note === undefined ? {} : { note }),
        });
      }
    }
    const pending = this.#pending.length > 0 || this.#leftover.length > 0;
    this.#view = { ...next, wanted, edits, pending, unsaved: next.unsaved && pending };
    const { client, keep } = this.#options;
    const own = { client, cart: this.#view.summary.id, list: this.#pending };
    const unsaved = this.#pending.length > 0 ? [...this.#leftover, own] : this.#leftover;
    keep?.(this.#forgotten ? [] : unsaved);
    for (const listener of this.#listeners) listener();
  }
}
