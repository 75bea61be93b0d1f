/** One browser with two tabs: the real cart client and its transport, over a network that loses and delays. */
import { CartClient, type CartSave } from '#app/features/storefront/cart/cart-client.ts';
import { summaryOf } from '#app/features/storefront/cart/cart-summary.ts';
import { type CartNews, sendSave } from '#app/features/storefront/cart/cart-transport.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Action } from './truth.ts';

export type Page = {
  name: string;
  tab: number;
  client: CartClient;
  /** Everything that was done on it, and how much of that has reached the shop. */
  actions: Action[];
  reached: number;
  /** What its tab would remember of it. */
  kept: readonly CartSave[];
  /** A form is on its way: the page will be another one. */
  leaving: boolean;
};

type Asked = {
  work: () => Promise<Response>;
  answer: (response: Response) => void;
  lose: (error: Error) => void;
  response: Response | null;
  /** A navigation fails visibly; it is not a lost save. */
  isForm: boolean;
};

/** Real time passes for streams and promises alone: the client's own timers are the test's. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export class Network {
  asked: Asked[] = [];

  ask(work: () => Promise<Response>, isForm = false): Promise<Response> {
    return new Promise((answer, lose) => {
      this.asked.push({ work, answer, lose, response: null, isForm });
    });
  }

  /** The next stage of one request: it arrives, or its answer does; `lost` on the way there, where it can be. */
  async move(index: number, lost: boolean): Promise<void> {
    const one = this.asked[index];
    if (!one) return;
    if (lost && !one.isForm) {
      this.asked.splice(index, 1);
      one.lose(new TypeError('Failed to fetch'));
    } else if (one.response) {
      this.asked.splice(index, 1);
      one.answer(one.response);
    } else one.response = await one.work();
    await settle();
  }
}

export class Browser {
  readonly pages: Page[] = [];
  /** Every page there ever was, by its name. */
  readonly all = new Map<string, Page>();
  #count = 0;
  readonly #run: string;

  constructor(run: string) {
    this.#run = run;
  }

  /** A page is loaded in a tab, with what the one before it could not save. */
  load(tab: number, cart: Cart | null): Page {
    const before = this.pages[tab];
    const leftover = structuredClone(before?.kept ?? []);
    if (before) {
      before.client.part();
      before.kept = [];
      before.client.forget();
    }
    const name = `page-${this.#run}-${++this.#count}`.padEnd(20, '-');
    const client = new CartClient(sendSave, {
      client: name,
      summary: summaryOf(cart),
      leftover,
      keep: (saves) => {
        page.kept = saves;
      },
      tell: (told) => this.tell(page, { cart: told }),
    });
    const page: Page = { name, tab, client, actions: [], reached: 0, kept: [], leaving: false };
    this.all.set(name, page);
    this.pages[tab] = page;
    if (cart) client.adopt(summaryOf(cart), cart);
    client.start();
    return page;
  }

  /** As watchTabs does it (cart-state.tsx); a page that hears of another cart asks the shop. */
  tell(from: Page, { cart }: CartNews): void {
    for (const page of this.pages) {
      if (page === from || this.pages[from.tab] !== from) continue;
      const known = page.client.view().summary.id;
      if (cart && (known === null || known === cart._id)) page.client.adopt(summaryOf(cart), cart);
      else this.onNews(page);
    }
  }

  onNews: (page: Page) => void = () => {};
}
