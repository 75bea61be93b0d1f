/**
 * The cart in the browser: clicks are shown at once, gathered, and sent one request at a time; what the server
 * answered is then what the page shows (SPEC 4 and 9: debounce 1000 ms; RESOLUTIONS 33, 34; TRAPS 8).
 */
import type { Cart } from '#schemas/domain/cart.ts';
import { type CartSummary, emptySummary, summaryOf } from './cart-summary.ts';

/** What POST /cart/lines answers. */
export type CartAnswer = { ok: true; cart: Cart } | { ok: false; message: string };

export type CartSend = (fields: Record<string, string>) => Promise<CartAnswer>;

export const saveDebounce = 1000;

export type CartView = {
  summary: CartSummary;
  /** The last cart that the server answered; null until there is one. */
  cart: Cart | null;
  /** Quantities by line that the server has not confirmed yet. */
  wanted: ReadonlyMap<string, number>;
  saving: boolean;
  /** Why the last change failed; null after one that did not. */
  error: string | null;
};

type Waiter = (answer: CartAnswer) => void;

export class CartClient {
  #view: CartView = { summary: emptySummary, cart: null, wanted: new Map(), saving: false, error: null };
  #adds = new Map<string, { clicks: number; waiters: Waiter[] }>();
  #sets = new Map<string, number>();
  #sending: [line: string, quantity: number] | null = null;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #inFlight = false;
  #idle: (() => void)[] = [];
  readonly #send: CartSend;

  constructor(send: CartSend, summary: CartSummary = emptySummary) {
    this.#send = send;
    this.#view = { ...this.#view, summary };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): CartView => this.#view;

  /** What a page brought from the server; ignored while changes of our own are under way. */
  adopt(summary: CartSummary, cart: Cart | null = null): void {
    if (this.#inFlight || this.#sets.size || this.#adds.size) return;
    this.#show({ summary, cart });
  }

  /** One more of a SKU; several clicks while a request is under way become one. */
  add(sku: string, quantity = 1): Promise<CartAnswer> {
    const waiting = this.#adds.get(sku) ?? { clicks: 0, waiters: [] };
    waiting.clicks += quantity;
    this.#adds.set(sku, waiting);
    const done = new Promise<CartAnswer>((resolve) => waiting.waiters.push(resolve));
    void this.#run();
    return done;
  }

  /** The number a line shall have; saved when the shopper pauses for a second. 0 removes, at once. */
  set(line: string, quantity: number): void {
    this.#sets.set(line, quantity);
    this.#show({});
    clearTimeout(this.#timer);
    if (quantity === 0) void this.#run();
    else this.#timer = setTimeout(() => void this.#run(), saveDebounce);
  }

  /** Sends what waits, now; resolves when the server has answered everything. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    const idle = new Promise<void>((resolve) => this.#idle.push(resolve));
    void this.#run();
    return idle;
  }

  async #run(): Promise<void> {
    if (this.#inFlight) return;
    this.#inFlight = true;
    for (let fields = this.#next(); fields; fields = this.#next()) {
      this.#show({ saving: true });
      const answer = await this.#send(fields.fields).catch((): CartAnswer => ({ ok: false, message: '' }));
      this.#sending = null;
      fields.done(answer);
      this.#show(
        answer.ok
          ? { cart: answer.cart, summary: summaryOf(answer.cart), error: null }
          : { error: answer.message },
      );
    }
    this.#inFlight = false;
    this.#show({ saving: false });
    for (const resolve of this.#idle.splice(0)) resolve();
  }

  #next(): { fields: Record<string, string>; done: Waiter } | null {
    for (const [sku, { clicks, waiters }] of this.#adds) {
      this.#adds.delete(sku);
      const finish = (answer: CartAnswer) => {
        for (const resolve of waiters) resolve(answer);
      };
      const line = this.#view.cart?.items.find((item) => item.sku === sku);
      // "add" raises by one whatever the quantity (RESOLUTIONS 32): more clicks than one are an exact number.
      if (line && clicks > 1) {
        return {
          fields: { intent: 'set', line: line._id, quantity: String(line.quantity + clicks) },
          done: finish,
        };
      }
      const more = clicks - 1;
      return {
        fields: { intent: 'add', sku, quantity: String(clicks) },
        done: (answer) => {
          const now = answer.ok ? answer.cart.items.find((item) => item.sku === sku) : undefined;
          const before = this.#view.summary.lines[sku] ?? 0;
          if (now && more > 0 && now.quantity < before + clicks) this.#sets.set(now._id, before + clicks);
          finish(answer);
        },
      };
    }
    for (const [line, quantity] of this.#sets) {
      this.#sets.delete(line);
      this.#sending = [line, quantity];
      const fields: Record<string, string> =
        quantity === 0 ? { intent: 'remove', line } : { intent: 'set', line, quantity: String(quantity) };
      return { fields, done: () => {} };
    }
    return null;
  }

  #show(change: Partial<CartView>): void {
    // What was edited while a save was under way is newer than what that save said.
    const wanted = new Map([...(this.#sending ? [this.#sending] : []), ...this.#sets]);
    this.#view = { ...this.#view, ...change, wanted };
    for (const listener of this.#listeners) listener();
  }
}
