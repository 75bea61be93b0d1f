import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyEdits, freshEdits } from '#api/sales/carts/apply-edits.ts';
import type { NewLine } from '#api/sales/storage/carts.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { type CartAnswer, CartClient, type CartSave } from './cart-client.ts';
import { emptySummary, summaryOf } from './cart-summary.ts';
import { waitingAdds } from './waiting-adds.ts';

/** The server's own rules (api/sales/carts), with one cart in memory. */
class Shop {
  lines: NewLine[] = [];
  version = 1;
  saves: CartSave[] = [];
  /** Saves under way, now and at most. */
  now = 0;
  most = 0;
  /** Ids that were there and are not. */
  removed = new Set<string>();
  #writers = new Map<string, number>();
  #ids = 0;

  constructor(start: Record<string, number> = {}) {
    for (const [skuId, quantity] of Object.entries(start)) {
      this.lines.push({
        id: `line-${skuId}`,
        skuId,
        quantity,
        note: '',
        addedCents: 0,
        configuration: null,
        shippingMethod: null,
        shipFrom: null,
        proposalLine: null,
      });
    }
  }

  apply({ client, list }: CartSave): Cart {
    const fresh = freshEdits(list, this.#writers.get(client) ?? 0);
    const newest = fresh.at(-1);
    if (newest) {
      const before = this.lines;
      const newId = () => `new-${++this.#ids}`;
      this.lines = applyEdits(before, fresh, {
        skuId: (code) => code,
        newId,
        ruleOf: () => ({ min: 1, step: 1 }),
      });
      this.#writers.set(client, newest.n);
      this.version++;
      for (const { id } of before) if (!this.lines.some((line) => line.id === id)) this.removed.add(id);
    }
    return this.cart();
  }

  cart(): Cart {
    const items = this.lines.map(({ id, skuId, quantity, note }) => ({
      _id: id,
      sku: skuId,
      name: skuId,
      quantity,
      note,
    }));
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return { _id: 'cart', version: this.version, merged: 0, count, items } as unknown as Cart;
  }

  readonly send = vi.fn(async (save: CartSave): Promise<CartAnswer> => {
    this.saves.push(structuredClone(save));
    this.most = Math.max(this.most, ++this.now);
    await pause(50);
    const cart = this.apply(save);
    this.now--;
    return { ok: true, cart };
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const nobody: CartAnswer = { ok: false, message: '', reason: 'retry' };

function open(shop: Shop, send: (save: CartSave, parting: boolean) => Promise<CartAnswer> = shop.send) {
  const client = new CartClient(send, { client: 'one-page-of-a-tab' });
  client.adopt(summaryOf(shop.cart()), shop.cart());
  return client;
}
const shown = (client: CartClient) =>
  Object.fromEntries((client.view().cart?.items ?? []).map(({ sku, quantity }) => [sku, quantity]));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('fifty adds are two requests and fifty pieces', async () => {
  const shop = new Shop();
  const client = open(shop);
  void client.add('A');
  await vi.advanceTimersByTimeAsync(10);
  for (let click = 1; click < 50; click++) void client.add('A');
  await vi.runAllTimersAsync();
  expect(shop.send).toHaveBeenCalledTimes(2);
  expect(client.view().summary).toMatchObject({ count: 50, lines: { A: 50 } });
});

test('fifty clicks in three seconds are never two saves at once, and end with one number everywhere', async () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop);
  for (let click = 0; click < 50; click++) {
    client.set('line-A', { quantity: click + 2 });
    expect(client.view().wanted.get('line-A')).toEqual({ quantity: click + 2 });
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(client.view().pending).toBe(true);
  await vi.runAllTimersAsync();
  expect(shop.most).toBe(1);
  expect(shop.lines[0]?.quantity).toBe(51);
  expect(shown(client)).toEqual({ A: 51 });
  expect(client.view()).toMatchObject({ pending: false, unsaved: false });
});

test('a quantity is saved once, a second after the last click', async () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop);
  client.set('line-A', { quantity: 2 });
  await vi.advanceTimersByTimeAsync(900);
  client.set('line-A', { quantity: 3 });
  client.set('line-A', { note: 'Unit 4' });
  await vi.advanceTimersByTimeAsync(900);
  expect(shop.send).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(shop.saves.map(({ list }) => list)).toEqual([
    [{ kind: 'line', n: 3, line: 'line-A', quantity: 3, note: 'Unit 4' }],
  ]);
});

test('what was edited while a save was under way stays on the screen when its answer comes', async () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop);
  client.set('line-A', { quantity: 2 });
  void client.flush();
  await vi.advanceTimersByTimeAsync(10);
  client.set('line-A', { quantity: 9 });
  await vi.advanceTimersByTimeAsync(50);
  expect(shown(client)).toEqual({ A: 2 });
  expect(client.view().wanted.get('line-A')).toEqual({ quantity: 9 });
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({ A: 9 });
});

test('zero removes without waiting; clear takes everything', async () => {
  const shop = new Shop({ A: 2, B: 1, C: 1 });
  const client = open(shop);
  client.set('line-A', { quantity: 0 });
  await vi.advanceTimersByTimeAsync(60);
  expect(shown(client)).toEqual({ B: 1, C: 1 });
  client.clear();
  expect([...client.view().wanted.keys()]).toEqual(['line-B', 'line-C']);
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({});
});

test('a page that is closed sends what is queued, also behind a save that is under way, and nothing twice', async () => {
  const shop = new Shop({ A: 1, B: 1 });
  const parted: CartSave[] = [];
  const client = open(shop, async (save, parting) => {
    if (!parting) return shop.send(save);
    parted.push(structuredClone(save));
    return { ok: true, cart: shop.apply(save) };
  });
  client.set('line-A', { quantity: 5 });
  void client.flush();
  await vi.advanceTimersByTimeAsync(10);
  client.part();
  // The one under way has it all, and outlives the page.
  expect(parted).toEqual([]);
  client.set('line-B', { quantity: 7 });
  void client.add('C');
  client.part();
  client.part();
  expect(parted).toHaveLength(1);
  // It arrives before the one that left earlier, which then changes nothing.
  expect(Object.fromEntries(shop.lines.map((line) => [line.skuId, line.quantity]))).toEqual({
    A: 5,
    B: 7,
    C: 1,
  });
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({ A: 5, B: 7, C: 1 });
});

test('what could not be saved stays, is said, and is saved once when the line is up again', async () => {
  const shop = new Shop({ A: 1 });
  let up = false;
  let kept: readonly CartSave[] = [];
  const client = new CartClient(
    async (save) => {
      if (up) return shop.send(save);
      // The worst case: it arrived, and its answer did not.
      shop.apply(save);
      throw new TypeError('Failed to fetch');
    },
    {
      client: 'one-page-of-a-tab',
      keep: (saves) => {
        kept = structuredClone(saves);
      },
    },
  );
  client.adopt(summaryOf(shop.cart()), shop.cart());
  const added = client.add('B');
  client.set('line-A', { quantity: 4 });
  expect(await Promise.all([client.flush(), added])).toMatchObject([false, { ok: false, reason: 'retry' }]);
  expect(client.view()).toMatchObject({ unsaved: true, pending: true });
  expect(client.view().wanted.get('line-A')).toEqual({ quantity: 4 });
  expect(kept).toMatchObject([{ client: 'one-page-of-a-tab', list: [{ sku: 'B' }, { quantity: 4 }] }]);

  // The page is loaded anew, before the line is up: its successor saves what it left.
  const next = new CartClient(shop.send, { client: 'the-page-after-it', leftover: kept });
  next.start();
  up = true;
  await vi.runAllTimersAsync();
  expect(Object.fromEntries(shop.lines.map((line) => [line.skuId, line.quantity]))).toEqual({ A: 4, B: 1 });
  expect(client.view()).toMatchObject({ unsaved: false, pending: false });
  expect(kept).toEqual([]);
});

test('adds and changes that were made in turn are saved in that turn', async () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop);
  void client.add('A');
  client.clear();
  void client.add('A');
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({ A: 1 });

  const other = new Shop();
  other.apply({
    client: 'elsewhere',
    cart: null,
    list: [{ kind: 'add', n: 1, sku: 'A', quantity: 1, times: 1, exact: false, note: '' }],
  });
  const second = open(other);
  const line = other.lines[0]?.id ?? '';
  void second.add('A');
  second.set(line, { quantity: 5 });
  void second.add('A');
  // A note does not move the amount behind the add.
  second.set(line, { note: 'Unit 4' });
  expect(second.view().wanted.get(line)).toEqual({ quantity: 5, note: 'Unit 4' });
  await vi.runAllTimersAsync();
  expect(other.lines.map(({ quantity, note }) => [quantity, note])).toEqual([[6, 'Unit 4']]);
});

test('a note does not send an amount again that the shop has, and another tab has changed since', async () => {
  const shop = new Shop({ A: 1 });
  // It arrives at once; its answer takes a while.
  const client = open(shop, async (save) => {
    const cart = shop.apply(save);
    await pause(50);
    return { ok: true, cart };
  });
  client.set('line-A', { quantity: 2 });
  void client.flush();
  await vi.advanceTimersByTimeAsync(10);
  const line = { kind: 'line', n: 1, line: 'line-A', quantity: 9 } as const;
  shop.apply({ client: 'another-tab', cart: null, list: [line] });
  client.set('line-A', { note: 'Unit 4' });
  expect(client.view().wanted.get('line-A')).toEqual({ quantity: 2, note: 'Unit 4' });
  await vi.runAllTimersAsync();
  expect(shop.lines).toMatchObject([{ quantity: 9, note: 'Unit 4' }]);
  expect(shown(client)).toEqual({ A: 9 });
});

test('adds of one product with another note are lines of their own', async () => {
  const shop = new Shop();
  const client = open(shop);
  void client.add('A', 1, { note: 'Kitchen' });
  void client.add('A', 1, { note: 'Kitchen' });
  void client.add('A', 1, { note: 'Bath' });
  await vi.runAllTimersAsync();
  expect(shop.lines.map(({ quantity, note }) => [quantity, note])).toEqual([
    [2, 'Kitchen'],
    [1, 'Bath'],
  ]);
});

const left: CartSave = {
  client: 'the-page-before-it',
  cart: 'cart',
  list: [{ kind: 'add', n: 1, sku: 'A', quantity: 1, times: 1, exact: false, note: '' }],
};

test('a page that cannot save either keeps what it found beside its own, and the next saves both', async () => {
  const shop = new Shop();
  let kept: readonly CartSave[] = [];
  const keep = (saves: readonly CartSave[]) => {
    kept = structuredClone(saves);
  };
  const client = new CartClient(async () => nobody, { client: 'one-page-of-a-tab', leftover: [left], keep });
  client.start();
  void client.add('B');
  await vi.advanceTimersByTimeAsync(100);
  expect(kept).toMatchObject([left, { client: 'one-page-of-a-tab', list: [{ sku: 'B' }] }]);
  const next = new CartClient(shop.send, { client: 'the-page-after-it', leftover: kept, keep });
  next.start();
  await vi.runOnlyPendingTimersAsync();
  await vi.advanceTimersByTimeAsync(500);
  expect(shop.lines.map(({ skuId }) => skuId)).toEqual(['A', 'B']);
  expect(next.view().pending).toBe(false);
});

test('a page that is closed sends what it found first, then its own', async () => {
  const shop = new Shop();
  const sent: [string, boolean][] = [];
  let up = false;
  const client = new CartClient(
    async (save, parting) => {
      if (!up) return nobody;
      sent.push([save.client, parting]);
      return { ok: true, cart: shop.apply(save) };
    },
    { client: 'one-page-of-a-tab', leftover: [left] },
  );
  client.start();
  void client.add('B');
  await vi.advanceTimersByTimeAsync(100);
  up = true;
  client.part();
  client.part();
  expect(sent).toEqual([
    ['the-page-before-it', true],
    ['one-page-of-a-tab', true],
  ]);
  await vi.runAllTimersAsync();
  expect(client.view()).toMatchObject({ pending: false, unsaved: false });
});

test('what is forgotten is neither sent nor kept', async () => {
  const send = vi.fn(async () => nobody);
  const keep = vi.fn();
  const client = new CartClient(send, { client: 'one-page-of-a-tab', leftover: [left], keep });
  void client.add('B');
  expect(await client.flush()).toBe(false);
  client.forget();
  const sends = send.mock.calls.length;
  client.part();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(send).toHaveBeenCalledTimes(sends);
  expect(keep).toHaveBeenLastCalledWith([]);
  expect(client.view()).toMatchObject({ pending: false, unsaved: false });
});

test('a refusal is said, and the last answer stays', async () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop, async () => ({ ok: false, message: 'Sold out', reason: 'refused' }));
  await expect(Promise.all([client.add('A'), vi.runAllTimersAsync()])).resolves.toMatchObject([
    { ok: false },
    {},
  ]);
  expect(client.view()).toMatchObject({ error: 'Sold out', pending: false, summary: { count: 1 } });
});

test('an older answer never replaces a newer one', () => {
  const shop = new Shop({ A: 1 });
  const client = open(shop);
  const old = shop.cart();
  shop.apply({
    client: 'elsewhere',
    cart: null,
    list: [{ kind: 'line', n: 1, line: 'line-A', quantity: 8 }],
  });
  client.adopt(summaryOf(shop.cart()), shop.cart());
  client.adopt(summaryOf(old), old);
  expect(shown(client)).toEqual({ A: 8 });
});

test('who was asked before the first add, and answers after it, does not empty the cart', async () => {
  const shop = new Shop();
  const client = new CartClient(shop.send, { client: 'a-page-that-begins' });
  const asked = client.answered();
  void client.add('A');
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({ A: 1 });
  client.adopt(emptySummary, null, asked);
  expect(client.view().summary.count).toBe(1);
  // Asked now, there is none: it was ordered elsewhere.
  client.adopt(emptySummary, null, client.answered());
  expect(client.view().summary.count).toBe(0);
});

test('an edit of a line that another tab removed is dropped, and the shopper is told which', async () => {
  const shop = new Shop({ A: 1, B: 1 });
  const client = open(shop);
  client.set('line-A', { quantity: 3 });
  shop.apply({
    client: 'elsewhere',
    cart: null,
    list: [{ kind: 'line', n: 1, line: 'line-A', quantity: 0 }],
  });
  await vi.runAllTimersAsync();
  expect(shown(client)).toEqual({ B: 1 });
  expect(client.view()).toMatchObject({ gone: ['A'], pending: false });
});

test('news of the removal that comes before the edit was sent stays: nothing is sent any more', async () => {
  const shop = new Shop({ A: 1, B: 1 });
  const client = open(shop);
  client.adopt(summaryOf(shop.cart()), shop.cart());
  client.set('line-A', { quantity: 3 });
  shop.apply({
    client: 'elsewhere',
    cart: null,
    list: [{ kind: 'line', n: 1, line: 'line-A', quantity: 0 }],
  });
  client.adopt(summaryOf(shop.cart()), shop.cart());
  await vi.runAllTimersAsync();
  expect(client.view()).toMatchObject({ gone: ['A'], pending: false });
});

test('what an earlier page could not save is shown from the start, and what it added is waiting', async () => {
  const shop = new Shop({ A: 2, B: 1 });
  const left: CartSave = {
    client: 'the-page-before',
    cart: 'cart',
    list: [
      { kind: 'line', n: 1, line: 'line-A', quantity: 7, note: 'North' },
      { kind: 'line', n: 2, line: 'line-B', quantity: 0 },
      { kind: 'add', n: 3, sku: 'C', quantity: 4, times: 2, exact: false, note: '' },
      { kind: 'add', n: 4, sku: 'A', quantity: 4, times: 2, exact: false, note: '' },
    ],
  };
  const client = new CartClient(async () => nobody, { client: 'the-page-after-it', leftover: [left] });
  client.adopt(summaryOf(shop.cart()), shop.cart());
  client.start();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.view().unsaved).toBe(true);
  // The first press brings what was asked for, and one more each; what is there already one more each.
  expect(waitingAdds(client.view())).toEqual([
    { sku: 'C', quantity: 5 },
    { sku: 'A', quantity: 2 },
  ]);
  expect([...client.view().wanted]).toEqual([
    ['line-A', { quantity: 7, note: 'North' }],
    ['line-B', { quantity: 0 }],
  ]);
});

test('an earlier page’s emptying of another cart empties nothing on the screen', async () => {
  const shop = new Shop({ A: 2 });
  const left: CartSave = { client: 'the-page-before', cart: 'another', list: [{ kind: 'clear', n: 1 }] };
  const client = new CartClient(async () => nobody, { client: 'the-page-after-it', leftover: [left] });
  client.adopt(summaryOf(shop.cart()), shop.cart());
  client.start();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.view().wanted.size).toBe(0);
});

test('the edits of a tab that is closed are taken over once, after this tab’s own', async () => {
  const shop = new Shop();
  const add = (n: number, sku: string) =>
    ({ kind: 'add', n, sku, quantity: 1, times: 1, exact: false, note: '' }) as const;
  const own: CartSave = { client: 'the-page-before', cart: null, list: [add(1, 'A')] };
  const other: CartSave = { client: 'a-closed-window', cart: null, list: [add(1, 'B')] };
  const client = new CartClient(shop.send, { client: 'the-page-after-it', leftover: [own] });
  client.start();
  client.inherit([other]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shop.saves.map((save) => save.client)).toEqual(['the-page-before', 'a-closed-window']);
  expect(shown(client)).toEqual({ A: 1, B: 1 });
  expect(client.view()).toMatchObject({ pending: false, edits: [] });
});

test('an earlier page’s edit of a line that was removed elsewhere is said to be lost', async () => {
  const shop = new Shop({ A: 2 });
  const before = structuredClone(shop.cart());
  const left: CartSave = {
    client: 'the-page-before',
    cart: 'cart',
    list: [{ kind: 'line', n: 1, line: 'line-A', quantity: 7 }],
  };
  shop.lines = [];
  shop.version++;
  const client = new CartClient(shop.send, { client: 'the-page-after-it', leftover: [left] });
  client.adopt(summaryOf(before), before);
  client.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.view()).toMatchObject({ gone: ['A'], pending: false });
  expect(shown(client)).toEqual({});
});

test('two tabs, a slow and failing server: removed lines never come back, adds count once, all agree in the end', async () => {
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    act: fc.oneof(
      fc.record({
        line: fc.constantFrom('line-A', 'line-B', 'line-C'),
        quantity: fc.constantFrom(0, 1, 2, 5, 9),
      }),
      fc.constant('add' as const),
      fc.constant('part' as const),
    ),
    wait: fc.constantFrom(0, 0, 20, 150, 1100),
  });
  /** How a save travels: there, back, and whether it is lost before or after it was applied. */
  const trip = fc.record({
    there: fc.nat(400),
    back: fc.nat(400),
    lost: fc.constantFrom('no', 'no', 'no', 'there', 'back'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 25 }),
      fc.array(trip, { minLength: 1, maxLength: 12 }),
      async (steps, trips) => {
        const shop = new Shop({ A: 1, B: 2, C: 3 });
        let trip = 0;
        let stormy = true;
        const send = async (save: CartSave): Promise<CartAnswer> => {
          const { there, back, lost } = trips[trip++ % trips.length] as (typeof trips)[number];
          await pause(there);
          if (stormy && lost === 'there') return nobody;
          const cart = structuredClone(shop.apply(structuredClone(save)));
          const back_ = cart.items.filter(({ _id }) => shop.removed.has(_id));
          expect(back_).toEqual([]);
          await pause(back);
          return stormy && lost === 'back' ? nobody : { ok: true, cart };
        };
        const tabs: CartClient[] = [0, 1].map(
          (tab) =>
            new CartClient(send, {
              client: `page-of-tab-${tab}-000`,
              tell: (cart) => setTimeout(() => tabs[1 - tab]?.adopt(summaryOf(cart), cart), 5),
            }),
        );
        for (const tab of tabs) tab.adopt(summaryOf(shop.cart()), shop.cart());
        let adds = 0;
        for (const { tab, act, wait } of steps) {
          const client = tabs[tab] as CartClient;
          if (act === 'add') {
            adds++;
            void client.add('N');
          } else if (act === 'part') client.part();
          else if (client.view().cart?.items.some(({ _id }) => _id === act.line)) {
            client.set(act.line, { quantity: act.quantity });
          }
          await vi.advanceTimersByTimeAsync(wait);
        }
        stormy = false;
        await vi.advanceTimersByTimeAsync(400_000);
        const end = Object.fromEntries(shop.lines.map(({ skuId, quantity }) => [skuId, quantity]));
        expect(end.N ?? 0).toBe(adds);
        for (const tab of tabs) {
          expect(tab.view()).toMatchObject({ pending: false, unsaved: false });
          expect(shown(tab)).toEqual(end);
          expect(tab.view().summary.count).toBe(shop.cart().count);
        }
      },
    ),
    { numRuns: 200 },
  );
});
