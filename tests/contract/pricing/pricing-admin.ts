/** What employees keep of prices and settings: by role, by version, logged, and what a cart makes of it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { type PricingKind, pricingKinds, type SavePricing } from '#schemas/domain/pricing/pricing-records.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function pricingAdminContract({
  visitor,
  operator,
  accountOf,
  withCart,
  inStock,
  database,
}: ContractTools): void {
  const hire = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Nora', last_name: 'Fenn', role, password };
    dataOf(await operator().createEmployee({ body }));
    const employee = visitor();
    dataOf(await employee.login({ body: { email, password } }));
    return employee;
  };
  const record = (code: string, change: object = {}): SavePricing =>
    ({
      record: { kind: 'coupon', code, title: 'Ten off', gives: 'percent', percent: 10, ...change },
    }) as SavePricing;

  describe('prices that employees keep', () => {
    it('are read by sales, changed by publishers and nobody’s beside', async () => {
      const [sales, editor] = [await hire('sales'), await hire('editor')];
      for (const kind of pricingKinds) {
        expect(dataOf(await sales.listPricing({ params: { kind } })).total).toBeGreaterThanOrEqual(0);
        expect(problemOf(await editor.listPricing({ params: { kind } })).code).toBe('forbidden');
        expect(problemOf(await visitor().listPricing({ params: { kind } })).code).toBe('unauthenticated');
      }
      const body = record(`S-${randomUUID().slice(0, 8)}`);
      expect(problemOf(await sales.createPricing({ params: { kind: 'coupon' }, body })).code).toBe(
        'forbidden',
      );
    });

    /** The sample's own: other tests leave rules for what there is not, in lists that are named at random. */
    const sampleRow = async (publisher: Visitor, kind: PricingKind) => {
      for (let page = 1; ; page += 1) {
        const { items } = dataOf(await publisher.listPricing({ params: { kind }, query: { page } }));
        const own = items.find(({ label }) => !/^[0-9a-f]{8}-/.test(label));
        if (own || items.length === 0) return own;
      }
    };

    it('go out and come back as they were, of every kind', async () => {
      const publisher = await hire('publisher');
      for (const kind of pricingKinds) {
        const row = await sampleRow(publisher, kind);
        if (!row) throw new Error(`the sample has no ${kind}`);
        const params = { kind, id: row._id };
        const saved = dataOf(
          await publisher.changePricing({ params, body: { version: row.version, record: row.record } }),
        );
        expect(saved).toEqual({ ...row, version: row.version + 1 });
        const stale = { version: row.version, record: row.record };
        expect(problemOf(await publisher.changePricing({ params, body: stale })).code).toBe('stale_version');
      }
    });

    it('are a coupon that a shopper uses until it is switched off, and the log says who did it', async () => {
      const publisher = await hire('publisher');
      const code = `NEW-${randomUUID().slice(0, 6).toUpperCase()}`;
      const kind: PricingKind = 'coupon';
      const made = dataOf(await publisher.createPricing({ params: { kind }, body: record(code) }));
      const { shopper, cart } = await withCart(1);
      const put = (coupon: string | null) => shopper.saveCart({ params: { id: cart._id }, body: { coupon } });
      expect(dataOf(await put(code)).discount).toBeGreaterThan(0);
      const again = problemOf(await publisher.createPricing({ params: { kind }, body: record(code) }));
      expect(Object.keys(again.fieldErrors ?? {})).toEqual(['/record/code']);
      const params = { kind, id: made._id };
      dataOf(await publisher.changePricing({ params, body: record(code, { active: false }) }));
      dataOf(await put(null));
      expect(problemOf(await put(code)).message).toBe(`Coupon ${code} isn’t valid. Check the code.`);
      const events = await database()
        .selectFrom('audit_event')
        .select('action')
        .where('subject', '=', made._id)
        .orderBy('id')
        .execute();
      expect(events.map(({ action }) => action)).toEqual(['pricing.create', 'pricing.change']);
      dataOf(await publisher.removePricing({ params }));
      expect(problemOf(await publisher.getPricing({ params })).code).toBe('not_found');
    });

    it('are refused at the field that is wrong', async () => {
      const publisher = await hire('publisher');
      const pointers = async (kind: PricingKind, body: object) =>
        Object.keys(
          problemOf(
            await publisher.createPricing({ params: { kind }, body: { record: { kind, ...body } } as never }),
          ).fieldErrors ?? {},
        );
      const coupon = { code: 'ANY-CODE', title: 'Off', gives: 'percent', percent: 10 };
      expect(await pointers('coupon', { ...coupon, percent: null })).toEqual(['/record/percent']);
      expect(await pointers('coupon', { ...coupon, only_products: ['no-such-product'] })).toEqual([
        '/record/only_products',
      ]);
      expect(
        await pointers('tax_zip', { state: 'CO', zip_from: '80300', zip_to: '80200', percent: 4 }),
      ).toEqual(['/record/zip_to']);
      expect(await pointers('shipping_rate', { method: 'Will Call' })).toEqual(['/record/method']);
      expect(await pointers('shipping_zone', { zone: 3 })).toEqual(['/record/states']);
    });

    it('keep a price list while a company has it', async () => {
      const publisher = await hire('publisher');
      const [list] = dataOf(await publisher.listPricing({ params: { kind: 'price_list' } })).items;
      const params = { kind: 'price_list' as const, id: list?._id ?? '' };
      expect(problemOf(await publisher.removePricing({ params }))).toMatchObject({
        code: 'in_use',
        reason: 'price_list_used',
        values: { names: expect.stringMatching(/./) },
      });
    });
  });

  describe('a sample cart', () => {
    it('costs a company what its buyer pays, says why, and is kept by nobody', async () => {
      const sales = await hire('sales');
      const product = await inStock(2);
      const { companies } = dataOf(await sales.pricingChoices());
      const company = companies.find(({ name }) => name.startsWith('Okafor'))?._id ?? null;
      const before = await database()
        .selectFrom('cart')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst();
      const ask = (change: object) =>
        sales.previewPrices({ body: { lines: [{ sku: product.sku, quantity: 2 }], ...change } as never });
      const guest = dataOf(await ask({ Delivery_method: 'Freight', state: 'CO', zip: '80205' }));
      expect(guest.reasons[0]?.reason).toBe('retail');
      expect(guest.cart.items[0]?.price).toBe(product.price);
      expect(guest.tax[0]).toMatchObject({ percent: 8.81, exempt: false, at: 'destination' });
      const own = dataOf(await ask({ company, Delivery_method: 'Freight', state: 'CO', zip: '80205' }));
      expect(own.tax[0]).toMatchObject({ percent: 0, exempt: true });
      const buyer = visitor();
      dataOf(await buyer.login({ body: accountOf('contract') }));
      const seen = dataOf(await buyer.getProduct({ params: { slug: product.slug } }));
      expect(own.cart.items[0]?.price).toBe(seen.skus.find(({ sku }) => sku === product.sku)?.price);
      const after = await database()
        .selectFrom('cart')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst();
      expect(after).toEqual(before);
      expect(
        Object.keys(problemOf(await ask({ lines: [{ sku: 'NO-SUCH', quantity: 1 }] })).fieldErrors ?? {}),
      ).toEqual(['/lines/0/sku']);
    });
  });

  describe('settings', () => {
    it('name the site at once, and are not changed over another’s change', async () => {
      const admin = await hire('admin');
      const params = { group: 'site' as const };
      const site = dataOf(await admin.getSetting({ params }));
      if (site.group !== 'site') throw new Error('another group');
      const renamed = { ...site, value: { ...site.value, name: 'Alder & Fenn Supply' } };
      expect(dataOf(await admin.changeSetting({ params, body: renamed })).version).toBe(site.version + 1);
      await expect
        .poll(async () => dataOf(await visitor().getSite()).settings.name)
        .toBe('Alder & Fenn Supply');
      expect(problemOf(await admin.changeSetting({ params, body: renamed })).code).toBe('stale_version');
      dataOf(await admin.changeSetting({ params, body: { ...site, version: site.version + 1 } }));
      expect(problemOf(await (await hire('editor')).getSetting({ params })).code).toBe('forbidden');
    });

    it('of fees are what the checkout asks for', async () => {
      const publisher = await hire('publisher');
      const params = { group: 'payment_fees' as const };
      const fees = dataOf(await publisher.getSetting({ params }));
      if (fees.group !== 'payment_fees') throw new Error('another group');
      expect(fees.value.credit_card_percent).toBe(2);
      const dear = dataOf(
        await publisher.changeSetting({
          params,
          body: { ...fees, value: { ...fees.value, cash_fixed: 4.5 } },
        }),
      );
      const { shopper, cart } = await withCart(1);
      const { paymentMethods } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      expect(paymentMethods.find(({ name }) => name === 'cash')?.value).toBe(4.5);
      dataOf(await publisher.changeSetting({ params, body: { ...fees, version: dear.version } }));
    });
  });
}
