/** Coupons from the code to the order (docs/product.md#coupons, #repricing). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CouponGives, CouponScope } from '#api/pricing/core/coupon.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
const nothing: CouponScope = { productIds: [], categoryIds: [], vendorIds: [] };

export function couponsContract({ visitor, accountOf, withCart, order, database }: ContractTools): void {
  type Terms = {
    gives?: CouponGives;
    starts_at?: string;
    ends_at?: string;
    minimum_subtotal_cents?: number;
    included?: Partial<CouponScope>;
    excluded?: Partial<CouponScope>;
    most_uses?: number;
    most_uses_per_customer?: number;
  };
  /** A coupon of a test's own; answers its code. */
  const coupon = async ({ gives, included, excluded, ...terms }: Terms = {}): Promise<string> => {
    const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`;
    await database()
      .insertInto('coupon')
      .values({
        id: randomUUID(),
        code,
        title: 'Ten percent off',
        gives: JSON.stringify(gives ?? { kind: 'percent', offBps: 1_000 }),
        starts_at: null,
        ends_at: null,
        most_uses: null,
        most_uses_per_customer: null,
        ...terms,
        included: JSON.stringify({ ...nothing, ...included }),
        excluded: JSON.stringify({ ...nothing, ...excluded }),
        created_at: new Date().toISOString(),
      })
      .execute();
    return code;
  };
  const put = (shopper: Visitor, cart: Cart, code: string | null) =>
    shopper.saveCart({ params: { id: cart._id }, body: { coupon: code } });
  const uses = async (code: string): Promise<{ saved_cents: number; email: string }[]> =>
    database()
      .selectFrom('coupon_redemption as r')
      .innerJoin('coupon as c', 'c.id', 'r.coupon_id')
      .select(['r.saved_cents', 'r.email'])
      .where('c.code', '=', code)
      .execute();

  describe('a coupon', () => {
    it('is as good as it was when an order’s items are changed, is used once, and gives no more than it gives', async () => {
      const { shopper, cart } = await withCart(2, 7);
      const code = await coupon({ most_uses: 1, most_uses_per_customer: 1 });
      const placed = dataOf(await order(shopper, dataOf(await put(shopper, cart, code))));
      expect(placed.cart.coupon_saving).toBeGreaterThan(0);
      const ends_at = new Date(Date.parse(placed.placed_at) + 1).toISOString();
      await database().updateTable('coupon').set({ ends_at }).where('code', '=', code).execute();
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('sales') }));
      const params = { id: placed._id };
      const { version } = dataOf(await employee.getDeskOrder({ params }));
      const body = { version, lines: [{ item: placed.cart.items[0]?._id ?? '', quantity: 4 }] };
      const { pricing_version } = dataOf(await employee.previewOrderLines({ params, body }));
      const changed = dataOf(await employee.changeOrderLines({ params, body: { ...body, pricing_version } }));
      expect(changed.cart.coupon_saving).toBeGreaterThan(placed.cart.coupon_saving);
      expect(await uses(code)).toEqual([
        { saved_cents: cents(changed.cart.coupon_saving), email: placed.email.toLowerCase() },
      ]);
    });

    it('comes off before the tax', async () => {
      const { shopper, cart } = await withCart(3);
      const taxed = await database()
        .selectFrom('warehouse')
        .select(['id', 'tax_rate_bps'])
        .where('tax_rate_bps', '>', 0)
        .executeTakeFirstOrThrow();
      await database()
        .updateTable('cart')
        .set({ warehouse_id: taxed.id })
        .where('id', '=', cart._id)
        .execute();
      const { subtotal, discount, tax, total } = dataOf(await put(shopper, cart, await coupon()));
      expect(discount).toBeGreaterThan(0);
      const net = cents(subtotal) - cents(discount);
      expect(cents(tax)).toBe(Math.floor((net * taxed.tax_rate_bps + 5_000) / 10_000));
      expect(cents(total)).toBe(net + cents(tax));
    });

    it('is given, kept on the order and counted once', async () => {
      const code = await coupon();
      const { shopper, cart } = await withCart(3);
      const given = dataOf(await put(shopper, cart, ` ${code.toLowerCase()} `));
      const off = Math.floor((cents(cart.subtotal) + 5) / 10);
      expect(given).toMatchObject({ coupon: code, coupon_title: 'Ten percent off', coupon_problem: null });
      expect(cents(given.discount)).toBe(off);
      expect(cents(given.coupon_saving)).toBe(off);
      expect(cents(given.items[0]?.coupon_discount ?? 0)).toBe(off);
      expect(given.subtotal).toBe(cart.subtotal);
      expect(cents(given.total)).toBe(cents(given.subtotal) - off + cents(given.tax));
      // A cart that was read may be sent back.
      expect(dataOf(await put(shopper, given, code)).discount).toBe(given.discount);
      const placed = dataOf(await order(shopper, given));
      expect(placed.cart).toMatchObject({ coupon: code, discount: given.discount, total: given.total });
      expect(await uses(code)).toEqual([{ saved_cents: off, email: 'maya@example.com' }]);
      const types = await database()
        .selectFrom('event')
        .select('type')
        .where('entity_id', '=', cart._id)
        .where('value', '=', JSON.stringify(code) as never)
        .execute();
      expect(types).toEqual([{ type: eventTypes.indexOf('verify coupon') }]);
    });

    it('is taken off again', async () => {
      const { shopper, cart } = await withCart(2);
      dataOf(await put(shopper, cart, await coupon()));
      const without = dataOf(await put(shopper, cart, null));
      expect(without).toMatchObject({ coupon: null, discount: 0, total: cart.total });
    });

    it('that cannot be used is refused with the reason, and the cart stays as it was', async () => {
      const { shopper, cart } = await withCart(1);
      const product = cart.items[0]?.product_id ?? '';
      const reasons: [string, RegExp][] = [
        ['NO-SUCH-CODE', /^Coupon NO-SUCH-CODE isn’t valid\./],
        [await coupon({ ends_at: '2020-01-01T00:00:00Z' }), /has expired/],
        [await coupon({ starts_at: '2099-03-01T00:00:00Z' }), /can be used from Mar 1, 2099/],
        [await coupon({ minimum_subtotal_cents: 99_999_900 }), /applies to carts of \$999,999\.00 or more/],
        [
          await coupon({ included: { productIds: ['no-such-product'] } }),
          /doesn’t apply to any product in this cart/,
        ],
        [await coupon({ excluded: { productIds: [product] } }), /doesn’t apply to any product in this cart/],
      ];
      for (const [code, reason] of reasons) {
        const problem = problemOf(await put(shopper, cart, code));
        expect(problem).toMatchObject({ code: 'invalid', message: expect.stringMatching(reason) });
        expect(problem.fieldErrors?.['/coupon']).toEqual([problem.message]);
      }
      expect(dataOf(await shopper.currentCart())).toMatchObject({ coupon: null, version: cart.version });
    });

    it('that stops being any good says so, costs nothing and is a change at the checkout', async () => {
      const code = await coupon();
      const { shopper, cart } = await withCart(1);
      const given = dataOf(await put(shopper, cart, code));
      const shown = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      await database()
        .updateTable('coupon')
        .set({ ends_at: '2020-01-01T00:00:00Z' })
        .where('code', '=', code)
        .execute();
      const confirmed = dataOf(
        await shopper.confirmPricing({
          body: { cart_id: cart._id, pricing_version: shown.pricing_version },
        }),
      );
      expect(confirmed.cart).toMatchObject({ coupon: code, discount: 0, total: cart.total });
      expect(confirmed.cart.coupon_problem).toMatch(/has expired/);
      expect(confirmed.changes).toEqual([
        { item: null, kind: 'coupon', before: null, after: null },
        { item: null, kind: 'total', before: given.total, after: cart.total },
      ]);
      expect(dataOf(await order(shopper, given)).cart.total).toBe(cart.total);
      expect(await uses(code)).toEqual([]);
    });

    it('for a shelf is for what stands on it, also one below', async () => {
      const { shopper, cart } = await withCart(1);
      const { categories } = dataOf(
        await shopper.getProduct({ params: { slug: cart.items[0]?.slug ?? '' } }),
      );
      for (const { _id } of categories) {
        const code = await coupon({ included: { categoryIds: [_id] } });
        expect(dataOf(await put(shopper, cart, code)).discount).toBeGreaterThan(0);
      }
    });

    it('of free delivery takes the delivery off', async () => {
      const { shopper, cart } = await withCart(1);
      const code = await coupon({ gives: { kind: 'free_shipping' } });
      expect(dataOf(await put(shopper, cart, code))).toMatchObject({
        coupon_saving: 0,
        coupon_problem: null,
      });
      const { shipping } = dataOf(await shopper.quoteShipping({ body: { cart_id: cart._id } }));
      expect(new Set(shipping.map(({ charge }) => charge))).toEqual(new Set([0]));
      const delivered = dataOf(
        await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Local Delivery' } }),
      );
      expect(delivered).toMatchObject({ shipping: 0, coupon_saving: 95 });
    });

    it('is used so often by an account, or by a guest’s email', async () => {
      const code = await coupon({ most_uses_per_customer: 1 });
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const fill = async (shopper: Visitor) => {
        const { product } = await withCart(1);
        const cart = dataOf(await shopper.currentCart());
        const body = { product: product.sku, quantity: 1 };
        return dataOf(await shopper.addToCart({ params: { id: cart._id }, body }));
      };
      const first = await fill(trade);
      dataOf(await put(trade, first, code));
      dataOf(await order(trade, first));
      expect(problemOf(await put(trade, await fill(trade), code)).message).toMatch(/You have already used /);
      // The order of the account had this email; a guest's is known at the order alone.
      const guest = visitor();
      const cart = await fill(guest);
      expect(dataOf(await put(guest, cart, code)).discount).toBeGreaterThan(0);
      const problem = problemOf(await order(guest, cart));
      expect(problem).toMatchObject({ code: 'invalid' });
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/coupon']);
      dataOf(await put(guest, cart, null));
      dataOf(await order(guest, cart));
      expect(await uses(code)).toHaveLength(1);
    });

    it('of a canceled order can be used again, and then no more', async () => {
      const code = await coupon({ most_uses: 1, most_uses_per_customer: 1 });
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('sales') }));
      const first = await withCart(1);
      const given = dataOf(await put(first.shopper, first.cart, code));
      const { _id: id } = dataOf(await order(first.shopper, given));
      const second = await withCart(1);
      expect(problemOf(await put(second.shopper, second.cart, code)).message).toContain('used up');
      dataOf(
        await employee.cancelOrder({
          params: { id },
          body: { version: 0, reason: 'The buyer asked for it' },
        }),
      );
      expect(await uses(code)).toEqual([]);
      // The same email, which is all that is known of a guest.
      dataOf(await order(second.shopper, dataOf(await put(second.shopper, second.cart, code))));
      expect(await uses(code)).toHaveLength(1);
      const third = await withCart(1);
      expect(problemOf(await put(third.shopper, third.cart, code)).message).toContain('used up');
    });

    it('for one use is used once by fifty orders at the same time', { timeout: 60_000 }, async () => {
      const code = await coupon({ most_uses: 1 });
      const carts = await Promise.all(Array.from({ length: 50 }, () => withCart(1)));
      const ready = await Promise.all(
        carts.map(async ({ shopper, cart }) => {
          dataOf(await put(shopper, cart, code));
          dataOf(
            await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Will Call' } }),
          );
          const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
          return { shopper, cart, pricing_version };
        }),
      );
      // All of them have seen it given.
      const answers = await Promise.all(
        ready.map(({ shopper, cart, pricing_version }) =>
          order(shopper, cart, randomUUID(), { pricing_version }),
        ),
      );
      const placed = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      expect(placed).toHaveLength(1);
      expect(placed[0]?.cart.discount).toBeGreaterThan(0);
      expect(await uses(code)).toHaveLength(1);
      const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem.code]));
      expect(new Set(refused)).toEqual(new Set(['pricing_changed']));
    });

    it('cannot be guessed', async () => {
      const { shopper, cart } = await withCart(1);
      const codes = Array.from({ length: 31 }, (_, index) => `GUESS-${index}`);
      const answers = [];
      for (const code of codes) answers.push(problemOf(await put(shopper, cart, code)).code);
      expect(new Set(answers.slice(0, 30))).toEqual(new Set(['invalid']));
      expect(answers[30]).toBe('too_many_requests');
    });
  });

  it('a client that sends its own sums changes none of them', async () => {
    const { shopper, cart } = await withCart(2);
    const sums = { subtotal: 1, discount: 999, fee: -5, tax: 0, total: 0.01, shipping: -9, coupon_saving: 9 };
    const line = { price: 0.01, msrp: 0, discount: 99, line_total: 0, coupon_discount: 5, added_cents: 1 };
    const sent = dataOf(
      await shopper.saveCart({
        params: { id: cart._id },
        body: { ...sums, items: cart.items.map((item) => ({ ...item, ...line })) } as never,
      }),
    );
    for (const key of [...Object.keys(sums), 'items'] as (keyof Cart)[]) expect(sent[key]).toEqual(cart[key]);
    const placed = dataOf(await order(shopper, cart, randomUUID(), { ...sums, cart: { ...cart, ...sums } }));
    expect(placed.cart.total).toBe(cart.total);
  });
}
