/** The report's figures, counted again from the rows in plain TypeScript, for random data on both engines. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#api/platform/database/database.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { type ReportQuery, reportAudiences, reportPeriods } from '#schemas/domain/sales/report.ts';
import { onEachEngine } from '#tests/factories/engines.ts';
import { readReport } from './get-report.ts';

const timeZone = 'America/Los_Angeles';
/** A week after the clocks went back. */
const now = new Date('2026-11-08T20:00:00Z');

/** The same numbers every time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type OrderFact = {
  id: string;
  at: string;
  canceled: boolean;
  cents: number;
  warehouse: string;
  audience: string;
  refunded: number;
  returns: number;
  /** Cents of what was canceled of an order that was handed over in part. */
  off: number;
  /** `kept`: how many were not canceled. */
  lines: { product: string; quantity: number; kept: number; cents: number }[];
  coupon: { code: string; saved: number } | null;
};
type EventFact = {
  id: string;
  at: string;
  type: string;
  visitor: string;
  warehouse: string;
  audience: string;
  words: string;
  results: number | null;
};

const audienceOf = { a0: 'retail', a1: 'retail', a2: 'trade', a3: 'trade' } as Record<string, string>;
const warehouses = ['w0', 'w1'];

async function fill(database: Database): Promise<{ orders: OrderFact[]; events: EventFact[] }> {
  const random = randomFrom(20_261_125);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const db = database.kysely;
  const at = now.toISOString();
  const moment = () => new Date(now.getTime() - random(70 * 24 * 60) * 60_000).toISOString();
  await db
    .insertInto('warehouse')
    .values(
      warehouses.map((id, position) => ({
        id,
        position,
        name: id,
        phone: '',
        address: '{}',
        time_zone: timeZone,
        hours: '{}',
        tax_rate_bps: 0,
        local_delivery_cents: 0,
      })) as never,
    )
    .execute();
  await db
    .insertInto('company')
    .values({ id: 'c0', name: 'Alder Works', status: 'approved', features: '[]', lien: false })
    .execute();
  await db
    .insertInto('account')
    .values(
      Object.keys(audienceOf).map((id) => ({
        id,
        email: `${id}@example.com`,
        password_hash: '',
        first_name: id,
        last_name: '',
        company_id: audienceOf[id] === 'trade' ? 'c0' : null,
        role: null,
        created_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('vendor')
    .values({ id: 'v0', slug: 'v', name: 'V', sort_key: 'v', description: '', active: true } as never)
    .execute();
  const products = ['p0', 'p1', 'p2'];
  for (const id of products) {
    await db
      .insertInto('product')
      .values({
        id,
        slug: id,
        kind: 'plain',
        name: `Product ${id}`,
        sort_key: id,
        product_number: id,
        description: '',
        vendor_id: 'v0',
        option_names: '[]',
        specifications: '[]',
        dimensions: '{}',
        uom: '{}',
        slots: '[]',
        custom: 'null',
        supplier: '',
        tax_code: '',
        picture: '{}',
        popularity: 0,
        search_text: '',
        created_at: at,
      } as never)
      .execute();
    await db
      .insertInto('sku')
      .values({
        id: `s-${id}`,
        product_id: id,
        code: `S-${id}`,
        options: '{}',
        picture: '{}',
        msrp_cents: 1,
        retail_cents: 1,
        trade_cents: 1,
        weight_lb: 1,
        position: 0,
      } as never)
      .execute();
  }
  await db
    .insertInto('coupon')
    .values(
      ['TEN', 'FREE'].map((code) => ({
        id: code,
        code,
        title: `Coupon ${code}`,
        gives: '{}',
        starts_at: null,
        ends_at: null,
        included: '{}',
        excluded: '{}',
        most_uses: null,
        most_uses_per_customer: null,
        created_at: at,
      })) as never,
    )
    .execute();
  const orders: OrderFact[] = [];
  for (let n = 0; n < 160; n++) {
    const account = pick([null, ...Object.keys(audienceOf)]);
    const isRest = random(4) === 0;
    const order: OrderFact = {
      id: `o${n}`,
      at: moment(),
      canceled: random(6) === 0,
      cents: 100 + random(900_000),
      warehouse: pick(warehouses),
      audience: account ? (audienceOf[account] ?? '') : 'guest',
      refunded: random(4) === 0 ? random(5000) : 0,
      returns: random(5) === 0 ? 1 : 0,
      off: 0,
      lines: products.slice(0, 1 + random(3)).map((product) => {
        const quantity = 1 + random(9);
        return { product, quantity, kept: isRest ? random(quantity + 1) : quantity, cents: random(40_000) };
      }),
      coupon: random(3) === 0 ? { code: pick(['TEN', 'FREE']), saved: random(3000) } : null,
    };
    if (isRest) order.off = random(order.cents);
    orders.push(order);
    await db
      .insertInto('cart')
      .values({
        id: `k${n}`,
        account_id: account,
        guest_id: account ? null : `g${n}`,
        warehouse_id: order.warehouse,
        name: '',
        status: 'ordered',
        version: 1,
        delivery_method: null,
        payment_type: null,
        billing_address: null,
        shipping_address: null,
        created_at: order.at,
        updated_at: order.at,
        selected_at: null,
      })
      .execute();
    await db
      .insertInto('order')
      .values({
        id: order.id,
        number: `AF-${n}`,
        cart_id: `k${n}`,
        account_id: account,
        guest_id: account ? null : `g${n}`,
        company_id: order.audience === 'trade' ? 'c0' : null,
        email: 'x@example.com',
        total_cents: order.cents,
        document: JSON.stringify({ cart: { warehouse: order.warehouse } }),
        placed_at: order.at,
        status: order.canceled ? 'canceled' : isRest ? 'fulfilled' : 'placed',
      })
      .execute();
    await db
      .insertInto('order_item')
      .values(
        order.lines.map(({ product, quantity, cents }) => ({
          id: `i${n}-${product}`,
          order_id: order.id,
          sku_id: `s-${product}`,
          quantity,
          price_cents: cents,
          configuration: null,
          parent_id: null,
        })),
      )
      .execute();
    // A kit's part is not counted beside its kit.
    await db
      .insertInto('order_item')
      .values({
        id: `part${n}`,
        order_id: order.id,
        sku_id: 's-p2',
        quantity: 7,
        price_cents: 0,
        configuration: null,
        parent_id: `i${n}-p0`,
      })
      .execute();
    await db
      .insertInto('payment')
      .values({
        id: `pay${n}`,
        order_id: order.id,
        cart_id: `k${n}`,
        kind: 'check',
        status: 'captured',
        amount_cents: order.cents + 5000,
        captured_cents: order.cents + 5000,
        refunded_cents: order.refunded,
        canceled_cents: order.off,
        created_at: order.at,
        updated_at: order.at,
        processor_id: null,
        request: null,
        action_url: null,
        decline_code: null,
        next_check_at: null,
      })
      .execute();
    // What was handed over went out in two parts.
    if (isRest)
      for (const part of [0, 1])
        await db
          .insertInto('fulfilment')
          .values({
            id: `f${n}-${part}`,
            order_id: order.id,
            lines: JSON.stringify(
              order.lines.map(({ product, kept }) => ({
                item: `i${n}-${product}`,
                quantity: part === 0 ? Math.floor(kept / 2) : kept - Math.floor(kept / 2),
              })),
            ),
            carrier: '',
            tracking: '',
            account_id: null,
            created_at: order.at,
          })
          .execute();
    for (const status of [...(order.returns ? (['received'] as const) : []), 'refused' as const])
      await db
        .insertInto('order_return')
        .values({
          id: `r${n}-${status}`,
          order_id: order.id,
          lines: '[]',
          reason: '',
          status,
          created_at: order.at,
          updated_at: order.at,
        })
        .execute();
    if (order.coupon)
      await db
        .insertInto('coupon_redemption')
        .values({
          order_id: order.id,
          coupon_id: order.coupon.code,
          account_id: account,
          email: '',
          saved_cents: order.coupon.saved,
          created_at: order.at,
        })
        .execute();
  }
  const events: EventFact[] = [];
  const rows = [];
  for (let n = 0; n < 900; n++) {
    const account = pick([null, null, ...Object.keys(audienceOf)]);
    const type = pick([
      'view product',
      'add to cart',
      'checkout begin',
      'submit order',
      'view search',
      'login',
    ] as const);
    const words = type === 'view search' ? pick(['Brass', 'brass ', 'vanity', 'gold tub']) : '';
    const counted = random(3) > 0;
    const results = words && counted ? (words === 'gold tub' ? 0 : random(3)) : null;
    const event: EventFact = {
      id: `e${String(n).padStart(4, '0')}`,
      at: moment(),
      type,
      visitor: account ?? `guest${random(40)}`,
      warehouse: pick(warehouses),
      audience: account ? (audienceOf[account] ?? '') : 'guest',
      words: words.trim().toLowerCase(),
      results,
    };
    events.push(event);
    rows.push({
      id: event.id,
      type: eventTypes.indexOf(type),
      entity_id: results === null ? '' : `${results}`,
      value: words ? JSON.stringify(words) : null,
      account_id: account,
      guest_id: account ? null : event.visitor,
      warehouse_id: event.warehouse,
      created_at: event.at,
    });
  }
  await db.insertInto('event').values(rows).execute();
  return { orders, events };
}

const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The report, counted by hand; `from` and `to` are its days, both included. */
function countAgain(
  { orders, events }: { orders: OrderFact[]; events: EventFact[] },
  { from, to }: { from: string; to: string },
  query: ReportQuery,
) {
  const isIn = (one: { at: string; warehouse: string; audience: string }) => {
    const day = dayIn(timeZone, new Date(one.at));
    return (
      day >= from &&
      day <= to &&
      (!query.warehouse || one.warehouse === query.warehouse) &&
      (!query.audience || one.audience === query.audience)
    );
  };
  const sold = orders.filter((order) => !order.canceled && isIn(order));
  const seen = events.filter(isIn);
  const revenue = total(sold.map(({ cents, off }) => cents - off));
  const visitors = (type: string) =>
    new Set(seen.filter((event) => event.type === type).map(({ visitor }) => visitor)).size;
  const searches = [...new Set(seen.map(({ words }) => words).filter(Boolean))].map((words) => {
    const mine = seen.filter((event) => event.words === words);
    const latest = mine
      .filter(({ results }) => results !== null)
      .sort((a, b) => (a.at + a.id < b.at + b.id ? 1 : -1))[0];
    return { words, times: mine.length, results: latest?.results ?? null };
  });
  const empty = seen.filter(({ results }) => results === 0);
  const products = ['p0', 'p1', 'p2'].flatMap((id) => {
    const lines = sold.flatMap((order) =>
      order.lines.filter(({ product, kept }) => product === id && kept > 0),
    );
    if (lines.length === 0) return [];
    return {
      _id: id,
      name: `Product ${id}`,
      quantity: total(lines.map(({ kept }) => kept)),
      orders: lines.length,
      revenue: toDollars(total(lines.map(({ kept, cents }) => kept * cents))),
    };
  });
  const coupons = ['TEN', 'FREE'].flatMap((code) => {
    const used = sold.filter(({ coupon }) => coupon?.code === code);
    if (used.length === 0) return [];
    return {
      code,
      title: `Coupon ${code}`,
      uses: used.length,
      saved: toDollars(total(used.map(({ coupon }) => coupon?.saved ?? 0))),
      revenue: toDollars(total(used.map(({ cents, off }) => cents - off))),
    };
  });
  return {
    sales: {
      orders: sold.length,
      revenue: toDollars(revenue),
      average: toDollars(sold.length > 0 ? Math.round(revenue / sold.length) : 0),
      refunded: toDollars(total(sold.map(({ refunded }) => refunded))),
      returns: total(sold.map(({ returns }) => returns)),
    },
    byDay: sold.map(({ at, cents, off }) => ({ day: dayIn(timeZone, new Date(at)), cents: cents - off })),
    funnel: {
      views: visitors('view product'),
      adds: visitors('add to cart'),
      checkouts: visitors('checkout begin'),
      orders: visitors('submit order'),
    },
    searches: searches.sort((a, b) => b.times - a.times || (a.words < b.words ? -1 : 1)),
    empty: [...new Set(empty.map(({ words }) => words))]
      .map((words) => ({ words, times: empty.filter((event) => event.words === words).length }))
      .sort((a, b) => b.times - a.times || (a.words < b.words ? -1 : 1)),
    products: products.sort((a, b) => b.revenue - a.revenue || (a._id < b._id ? -1 : 1)),
    coupons: coupons.sort((a, b) => b.uses - a.uses || (a.code < b.code ? -1 : 1)),
  };
}

await onEachEngine('reports', (engine, open) => {
  describe(`reports, on ${engine}`, () => {
    let database: Database;
    let close: () => Promise<void>;
    let facts: Awaited<ReturnType<typeof fill>>;
    beforeAll(async () => {
      ({ database, close } = await open());
      await migrate(database);
      facts = await fill(database);
    }, 120_000);
    afterAll(() => close());

    test('every figure is what its rows come to, by period, warehouse and audience', async () => {
      const custom = { from: '2026-10-31', to: '2026-11-02' };
      for (const period of reportPeriods)
        for (const warehouse of [undefined, 'w1'])
          for (const audience of [undefined, ...reportAudiences]) {
            const query = { period, warehouse, audience, ...(period === 'custom' ? custom : {}) };
            const report = await readReport(database.kysely, query, { now, timeZone });
            const again = countAgain(facts, report.days, query);
            const before = countAgain(facts, report.days_before, query);
            const where = JSON.stringify(query);
            expect(report.sales, where).toEqual(again.sales);
            expect(report.sales_before, where).toEqual(before.sales);
            expect(report.funnel, where).toEqual(again.funnel);
            expect(report.funnel_before, where).toEqual(before.funnel);
            expect(report.searches, where).toEqual(again.searches);
            expect(report.empty_searches, where).toEqual(again.empty);
            expect(report.products, where).toEqual(again.products);
            expect(report.coupons, where).toEqual(again.coupons);
            for (const step of report.steps) {
              const own = again.byDay.filter(({ day }) => day >= step.from && day <= step.to);
              expect([step.from, step.orders, step.revenue], where).toEqual([
                step.from,
                own.length,
                toDollars(total(own.map(({ cents }) => cents))),
              ]);
            }
            expect(total(report.steps.map(({ orders }) => orders))).toBe(again.sales.orders);
          }
    }, 60_000);

    test('the period ends with today in the house’s time zone, and the one before is as long', async () => {
      const late = new Date('2026-11-08T07:30:00Z');
      const report = await readReport(database.kysely, { period: '7' }, { now: late, timeZone });
      expect(report.days).toEqual({ from: '2026-11-01', to: '2026-11-07' });
      expect(report.days_before).toEqual({ from: '2026-10-25', to: '2026-10-31' });
      expect(report.steps).toHaveLength(7);
    });

    test('days that are none are refused', async () => {
      const read = (from: string, to: string) =>
        readReport(database.kysely, { period: 'custom', from, to }, { now, timeZone });
      await expect(read('2026-11-02', '2026-11-01')).rejects.toMatchObject({ code: 'invalid' });
      await expect(read('2020-01-01', '2026-11-01')).rejects.toMatchObject({ code: 'invalid' });
    });
  });
});
