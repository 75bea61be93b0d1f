/** Delivery, tax, fees, terms and delayed payment as data (docs/product.md#delivery-tax-fees, #payment). */

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sellingTag } from '#api/platform/house-rule.ts';
import { isHoliday } from '#api/pricing/core/delivery-calendar.ts';
import type { Address } from '#schemas/domain/platform/address.ts';
import { formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import type { Cart, SaveCart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
const at = (state: 'OR' | 'CO' | 'FL' | 'NY' | 'HI', zip: string, city: string) => ({
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city,
  state,
  zip,
});
const portland = at('OR', '97209', 'Portland');
const denver = at('CO', '80205', 'Denver');

export function sellingTermsContract({
  visitor,
  accountOf,
  inStock,
  withCart,
  order,
  database,
  move,
}: ContractTools): void {
  const save = (shopper: Visitor, cart: Cart, body: Partial<SaveCart>) =>
    shopper.saveCart({ params: { id: cart._id }, body: body as never });
  const checkout = async (shopper: Visitor, cart: Cart) =>
    dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
  const names = async (shopper: Visitor, cart: Cart) =>
    (await checkout(shopper, cart)).paymentMethods.map(({ name }) => name);
  const setting = async (key: string, value: unknown) => {
    await database()
      .insertInto('setting')
      .values({ key, value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
    await move(sellingTag);
  };
  /** A company's buyer with a cart of its own. */
  const companyCart = async (role: string, quantity = 1) => {
    const shopper = visitor();
    dataOf(await shopper.login({ body: accountOf(role) }));
    const cart = dataOf(await shopper.newCart({ body: { name: randomUUID() } }));
    const product = await inStock(3);
    const body = { product: product.sku, quantity };
    return { shopper, cart: dataOf(await shopper.addToCart({ params: { id: cart._id }, body })) };
  };

  describe('delivery', () => {
    it('has a rate for every carrier once the address is known, and says what must be quoted', async () => {
      const { shopper, cart } = await withCart(1);
      const { shipping } = dataOf(
        await shopper.quoteShipping({ body: { cart_id: cart._id, shipping_address: denver } }),
      );
      const status = Object.fromEntries(shipping.map((one) => [one.method, one.status]));
      expect(status).toMatchObject({
        'Will Call': 'offered',
        // The house's own van does not cross four states.
        'Local Delivery': 'not_offered',
        Freight: 'offered',
        Other: 'quote_required',
      });
      const near = dataOf(
        await shopper.quoteShipping({ body: { cart_id: cart._id, shipping_address: portland } }),
      );
      expect(near.shipping.find(({ method }) => method === 'Local Delivery')).toMatchObject({
        status: 'offered',
        charge: 95,
      });
      const freight = shipping.find(({ method }) => method === 'Freight');
      expect(freight?.charge).toBeGreaterThan(0);
      expect(cents(freight?.total ?? 0)).toBe(
        cents(cart.subtotal) + cents(freight?.charge ?? 0) + cents(freight?.tax ?? 0),
      );
    });

    it('has days for every way that is offered, none of them a Sunday or a public holiday, and nearer ones sooner', async () => {
      const { shopper, cart } = await withCart(1);
      const datesTo = async (shipping_address: Address) => {
        const answer = await shopper.quoteShipping({ body: { cart_id: cart._id, shipping_address } });
        return new Map(dataOf(answer).shipping.map((one) => [one.method, one]));
      };
      const [far, near] = [await datesTo(denver), await datesTo(portland)];
      for (const { method, status, dates } of [...far.values(), ...near.values()]) {
        if (status !== 'offered') expect(dates).toBeNull();
        if (status !== 'offered' || method === 'Drop Ship') continue;
        if (!dates) throw new Error(`${method} has no dates`);
        expect(dates.from <= dates.to).toBe(true);
        for (const day of [dates.from, dates.to]) {
          expect(new Date(day).getUTCDay()).not.toBe(0);
          expect(isHoliday(day)).toBe(false);
        }
        if (method === 'Will Call') expect(dates.to).toBe(dates.from);
      }
      const latest = (of: typeof far) => of.get('Freight')?.dates?.to ?? '';
      expect(latest(near) < latest(far)).toBe(true);
    });

    it('keeps the days that were shown with the order, and says them in its email', async () => {
      const { shopper, cart } = await withCart(1);
      await save(shopper, cart, { Delivery_method: 'Will Call' });
      const quoted = dataOf(await shopper.quoteShipping({ body: { cart_id: cart._id } })).shipping;
      const shown = quoted.find(({ method }) => method === 'Will Call')?.dates;
      const placed = dataOf(await order(shopper, cart));
      expect(shown).toBeTruthy();
      expect(placed.promised).toEqual(shown);
      const [mail] = await database()
        .selectFrom('mail')
        .select('text')
        .where('text', 'like', `%${placed.number}%`)
        .execute();
      expect(mail?.text).toContain(formatShortWeekday(shown?.from ?? ''));
    });

    it('is shared out over its lines, and over those alone that go that way', async () => {
      const { shopper, cart } = await withCart(2);
      const other = await inStock(1);
      const both = dataOf(
        await shopper.addToCart({ params: { id: cart._id }, body: { product: other.sku, quantity: 3 } }),
      );
      const sent = dataOf(
        await save(shopper, both, { Delivery_method: 'Freight', shipping_address: denver }),
      );
      expect(sent.shipping).toBeGreaterThan(0);
      const shares = sent.items.map(({ shipping }) => cents(shipping.charge));
      expect(shares.reduce((a, b) => a + b, 0)).toBe(cents(sent.shipping));
      expect(sent.items.map(({ shipping }) => shipping.method)).toEqual(['Freight', 'Freight']);
      const split = dataOf(
        await save(shopper, sent, {
          edits: {
            list: [{ kind: 'line', n: 0, line: sent.items[0]?._id ?? '', shipping: { method: 'Will Call' } }],
          },
        }),
      );
      expect(split.items.map(({ shipping }) => shipping.method)).toEqual(['Will Call', 'Freight']);
      expect(split.items[0]?.shipping.charge).toBe(0);
      expect(split.items[1]?.shipping.charge).toBe(split.shipping);
      // A cart that was read may be sent back: the line that goes as the cart still does.
      const again = dataOf(await save(shopper, split, { items: split.items }));
      const moved = dataOf(await save(shopper, again, { Delivery_method: 'Other' }));
      expect(moved.items.map(({ shipping }) => shipping.method)).toEqual(['Will Call', 'Other']);
    });

    it('that must be quoted keeps a cart from becoming an order', async () => {
      const { shopper, cart } = await withCart(1);
      const quoted = dataOf(
        await save(shopper, cart, { Delivery_method: 'Other', shipping_address: portland }),
      );
      expect(quoted).toMatchObject({ shipping: 0, shipping_quote_required: true, shipping_pending: 'quote' });
      const { pricing_version } = await checkout(shopper, quoted);
      const placed = await shopper.placeOrder({
        headers: { 'idempotency-key': randomUUID() },
        body: {
          cart_id: cart._id,
          pricing_version,
          details: {
            email: 'maya@example.com',
            phone: '503 555 0148',
            Delivery_method: 'Other',
            payment_type: 'check',
            billing_address: portland,
            shipping_address: portland,
          },
        },
      });
      expect(problemOf(placed).fieldErrors?.['/details/Delivery_method']?.[0]).toMatch(/Ask for a quote/);
    });

    it('that does not go there is refused at its place', async () => {
      const { shopper, cart } = await withCart(1);
      dataOf(await save(shopper, cart, { shipping_address: at('HI', '96813', 'Honolulu') }));
      const problem = problemOf(await save(shopper, cart, { Delivery_method: 'Drop Ship' }));
      expect(problem).toMatchObject({ code: 'invalid' });
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/Delivery_method']);
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).Delivery_method).toBeNull();
    });
  });

  it('is quoted by a person who gets the cart by mail', async () => {
    const { shopper, cart } = await withCart(2);
    const body = { cart_id: cart._id, name: 'Ida Berg', email: 'ida@example.com', shipping_address: denver };
    expect(problemOf(await visitor().requestShippingQuote({ body })).code).toBe('not_found');
    expect(dataOf(await shopper.requestShippingQuote({ body }))).toEqual({ sent: true });
    const mail = await database()
      .selectFrom('mail')
      .select('text')
      .where('text', 'like', `%${cart._id}%`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain(`2 x ${cart.items[0]?.sku}`);
    expect(mail.text).toContain('Denver, CO 80205');
  });

  it('is fetched in a window that the house has, and that the order keeps', async () => {
    const { shopper, cart } = await withCart(1);
    const { pick_up_windows: windows } = await checkout(shopper, cart);
    expect(windows.length).toBeGreaterThan(3);
    const placeAt = (pick_up: object | undefined) =>
      order(shopper, cart, randomUUID(), {
        details: {
          email: 'maya@example.com',
          phone: '503 555 0148',
          Delivery_method: 'Will Call',
          payment_type: 'check',
          billing_address: portland,
          shipping_address: null,
          pick_up,
        },
      });
    const past = { from: '2020-01-06T15:00:00.000Z', to: '2020-01-06T20:00:00.000Z' };
    expect(Object.keys(problemOf(await placeAt(past)).fieldErrors ?? {})).toEqual(['/details/pick_up']);
    expect(dataOf(await placeAt(windows[1])).pick_up).toEqual(windows[1]);
  });

  describe('tax', () => {
    it('is that of where the goods arrive, or of the warehouse where they are fetched', async () => {
      const { shopper, cart } = await withCart(1);
      const taxAt = async (shipping_address: typeof portland, Delivery_method = 'Freight') => {
        const body = { cart_id: cart._id, Delivery_method, shipping_address } as never;
        return cents(dataOf(await shopper.recalculateTax({ body })).tax);
      };
      const share = (ppm: number) => Math.round((cents(cart.subtotal) * ppm) / 1_000_000);
      expect(await taxAt(portland)).toBe(0);
      expect(await taxAt(denver)).toBe(share(88_100));
      expect(await taxAt(at('NY', '10001', 'New York'))).toBe(share(88_750));
      expect(await taxAt(denver, 'Will Call')).toBe(0);
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).tax).toBe(0);
    });

    it('is none for a company with a certificate of that state', async () => {
      const { shopper, cart } = await companyCart('contract');
      const taxAt = async (shipping_address: typeof portland) => {
        const body = { cart_id: cart._id, Delivery_method: 'Freight' as const, shipping_address } as never;
        return dataOf(await shopper.recalculateTax({ body })).tax;
      };
      expect(await taxAt(denver)).toBe(0);
      expect(await taxAt(at('NY', '10001', 'New York'))).toBeGreaterThan(0);
      dataOf(await shopper.deleteCart({ params: { id: cart._id } }));
    });
  });

  describe('ways to pay', () => {
    it('are those that this cart may choose, each with its fee', async () => {
      const { shopper, cart } = await withCart(1);
      expect(await names(shopper, cart)).toEqual(['check', 'cash']);
      dataOf(await save(shopper, cart, { payment_type: 'check' }));
      const sent = dataOf(
        await save(shopper, cart, { Delivery_method: 'Freight', shipping_address: portland }),
      );
      // It can no longer be paid so, and is to be chosen again.
      expect(sent.payment_type).toBeNull();
      expect(await names(shopper, sent)).toEqual([]);
      for (const payment_type of ['Credit Card', 'check', 'terms'] as const) {
        const problem = problemOf(await save(shopper, cart, { payment_type }));
        expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/payment_type']);
      }
    });

    it('carry a fee of the whole that the cart shows', async () => {
      const { shopper, cart } = await withCart(1);
      const before = await database()
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'payment_fees')
        .executeTakeFirstOrThrow();
      await setting('payment_fees', { cash: { bps: 100, fixed_cents: 25 } });
      const value = (await checkout(shopper, cart)).paymentMethods.find(({ name }) => name === 'cash')?.value;
      expect(cents(value ?? 0)).toBe(Math.floor((cents(cart.total) + 50) / 100) + 25);
      const paid = dataOf(await save(shopper, cart, { payment_type: 'cash' }));
      expect(paid.fee).toBe(value);
      expect(cents(paid.total)).toBe(cents(cart.total) + cents(paid.fee));
      await setting('payment_fees', before.value);
    });

    it('are terms for an approved company within its limit, also for two orders at once', async () => {
      const { shopper, cart } = await companyCart('trade buyer');
      const trade = accountOf('trade buyer');
      const company = await database()
        .selectFrom('account')
        .select('company_id')
        .where('email', '=', trade.email)
        .executeTakeFirstOrThrow();
      const limit = async (credit_limit_cents: number) => {
        await database()
          .updateTable('company')
          .set({ credit_limit_cents })
          .where('id', '=', company.company_id ?? '')
          .execute();
      };
      const open = await database()
        .selectFrom('order')
        .select(({ fn }) => fn.sum<number>('total_cents').as('cents'))
        .where('email', '=', 'terms@example.com')
        .executeTakeFirst();
      const owed = open?.cents ?? 0;
      await limit(owed + cents(cart.total) - 1);
      expect(await names(shopper, cart)).not.toContain('terms');
      await limit(owed + cents(cart.total));
      expect(await names(shopper, cart)).toContain('terms');
      const second = await companyCart('trade buyer');
      const carts = [cart, second.cart];
      const answers = await Promise.all(
        carts.map((one) =>
          order(shopper, one, randomUUID(), {
            details: {
              email: 'terms@example.com',
              phone: '503 555 0148',
              Delivery_method: 'Will Call',
              payment_type: 'terms',
              billing_address: portland,
              shipping_address: null,
            },
          }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]));
      expect(Object.keys(refused[0]?.fieldErrors ?? {})).toEqual(['/details/payment_type']);
      await limit(2_500_000);
      for (const one of carts) await shopper.deleteCart({ params: { id: one._id } });
    });
  });

  describe('delayed payment', () => {
    it('begins at the threshold, to the cent, and with zero is every order', async () => {
      const { shopper, cart } = await withCart(1);
      const delayed = async (threshold: number, enabled = true) => {
        await setting('delayed_payment', {
          enabled,
          threshold_cents: threshold,
          message: 'We send an invoice.',
        });
        return (await checkout(shopper, cart)).payment_delayed;
      };
      const total = cents(cart.total);
      // The total is a cent below, equal to, and a cent above the threshold.
      expect([await delayed(total + 1), await delayed(total), await delayed(total - 1)]).toEqual([
        false,
        true,
        true,
      ]);
      expect(await delayed(0)).toBe(true);
      const { orderSettings } = await checkout(shopper, cart);
      expect(orderSettings.delayed_payment).toEqual({
        enabled: true,
        threshold: 0,
        message: 'We send an invoice.',
      });
      expect(await delayed(0, false)).toBe(false);
    });

    it('is another for a company that agreed on another', async () => {
      const { shopper, cart } = await companyCart('contract');
      const { company_id } = await database()
        .selectFrom('account')
        .select('company_id')
        .where('email', '=', accountOf('contract').email)
        .executeTakeFirstOrThrow();
      const agree = async (value: object | null) => {
        await database()
          .updateTable('company')
          .set({ delayed_payment: value && JSON.stringify(value) })
          .where('id', '=', company_id ?? '')
          .execute();
      };
      await agree({ enabled: true, threshold_cents: 0, message: 'Net 30.' });
      const { payment_delayed, orderSettings } = await checkout(shopper, cart);
      expect({ payment_delayed, message: orderSettings.delayed_payment.message }).toEqual({
        payment_delayed: true,
        message: 'Net 30.',
      });
      await agree(null);
      expect((await checkout(shopper, cart)).payment_delayed).toBe(false);
      dataOf(await shopper.deleteCart({ params: { id: cart._id } }));
    });
  });
}
