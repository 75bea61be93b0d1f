/** Items of a placed order are changed before any of it was handed over (docs/decisions/0082-order-edits.md). */
import { describe, expect, it } from 'vitest';
import { operatorContext } from '#api/platform/context.ts';
import { speaking } from '#api/platform/language.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import type { OrderEdit } from '#schemas/domain/sales/order-edit.ts';
import { translate } from '../catalog/translate.ts';
import { member } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

export function orderEditsContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database } = tools;

  /** Of something that is sold one by one. */
  const withCart = async (quantity: number, index: number) => {
    const shopper = visitor();
    const product = await inStock(index, { singly: true });
    const { _id: id } = dataOf(await shopper.currentCart());
    const body = { product: product.sku, quantity, exact: true };
    return { shopper, product, cart: dataOf(await shopper.addToCart({ params: { id }, body })) };
  };
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const toolsOf = async (id: string) => {
    const employee = await desk();
    const params = { id };
    const read = async () => dataOf(await employee.getDeskOrder({ params }));
    const bodyOf = async (edit: Partial<OrderEdit>) => ({
      lines: [],
      add: [],
      version: (await read()).version,
      ...edit,
    });
    const preview = async (edit: Partial<OrderEdit>) =>
      employee.previewOrderLines({ params, body: await bodyOf(edit) });
    const change = async (edit: Partial<OrderEdit>, pricing_version?: string) => {
      const shown = pricing_version ?? dataOf(await preview(edit)).pricing_version;
      const body = { ...(await bodyOf(edit)), pricing_version: shown, note: 'Asked by phone' };
      return employee.changeOrderLines({ params, body });
    };
    return { employee, params, read, preview, change };
  };
  /** At the order's warehouse. */
  const stockOf = async (sku: string, warehouse: string) =>
    (
      await database()
        .selectFrom('stock')
        .innerJoin('sku', 'sku.id', 'stock.sku_id')
        .select('stock.quantity')
        .where('sku.code', '=', sku)
        .where('stock.warehouse_id', '=', warehouse)
        .executeTakeFirstOrThrow()
    ).quantity;
  const movementsOf = (id: string) =>
    database()
      .selectFrom('stock_movement')
      .innerJoin('sku', 'sku.id', 'stock_movement.sku_id')
      .select(['sku.code', 'stock_movement.quantity'])
      .where('order_id', '=', id)
      .orderBy('created_at')
      .orderBy('stock_movement.quantity')
      .execute();
  const paymentOf = (id: string) =>
    database().selectFrom('payment').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const onTerms = async (company: string, limit_cents: number) => {
    const terms = { features: JSON.stringify(['terms']), credit_limit_cents: limit_cents };
    await database().updateTable('company').set(terms).where('id', '=', company).execute();
  };

  describe('an edit of an order’s items', () => {
    it('moves quantity, stock, total and payment together, says so, and nothing before it is saved', async () => {
      const { shopper, cart, product } = await withCart(2, 7);
      await translate(operatorContext(tools.services()), 'product', product._id, {
        name: 'Ménsula de prueba',
      });
      const other = await inStock(9, { singly: true });
      const placed = dataOf(await order(shopper, cart));
      const { read, preview, change } = await toolsOf(placed._id);
      const before = await read();
      const { warehouse } = before.cart;
      const item = before.cart.items[0]?._id ?? '';
      const edit = {
        lines: [{ item, quantity: 3 }],
        add: [{ sku: other.sku, quantity: 2, note: 'for the hall' }],
      };
      const stocks = [await stockOf(product.sku, warehouse), await stockOf(other.sku, warehouse)];
      const shown = dataOf(await preview(edit));
      expect(shown.cart.items).toMatchObject([
        { _id: item, quantity: 3, price: before.cart.items[0]?.price },
        { sku: other.sku, quantity: 2, note: 'for the hall' },
      ]);
      expect(shown.total_before).toBe(before.cart.total);
      expect(shown.cart.total).toBeGreaterThan(before.cart.total);
      // In the reader's language, as the order itself is.
      await translate(operatorContext(tools.services()), 'product', product._id, {
        name: 'Ménsula de prueba',
      });
      const spanish = visitor({ [languageHeader]: 'es' });
      dataOf(await spanish.login({ body: accountOf('sales') }));
      const named = { id: placed._id };
      const body = { version: before.version, ...edit };
      const [here, there] = await speaking('es', async () => [
        dataOf(await spanish.previewOrderLines({ params: named, body })).cart.items[0]?.name,
        dataOf(await spanish.getDeskOrder({ params: named })).cart.items[0]?.name,
      ]);
      expect(here).toBe(there);
      expect(here).toContain('Ménsula de prueba');
      // Looking writes nothing.
      expect(await read()).toEqual(before);
      expect([await stockOf(product.sku, warehouse), await stockOf(other.sku, warehouse)]).toEqual(stocks);

      const changed = dataOf(await change(edit));
      expect(changed.cart.total).toBe(shown.cart.total);
      expect(changed).toMatchObject({
        number: placed.number,
        placed_at: placed.placed_at,
        status: 'placed',
        payment: { balance: shown.cart.total },
      });
      expect(changed.history).toMatchObject([
        { kind: 'placed', amount: before.cart.total },
        {
          kind: 'lines_changed',
          amount: shown.cart.total,
          note: `${product.sku}: 2 → 3\n${other.sku}: 0 → 2\nAsked by phone`,
        },
      ]);
      expect([await stockOf(product.sku, warehouse), await stockOf(other.sku, warehouse)]).toEqual([
        (stocks[0] ?? 0) - 1,
        (stocks[1] ?? 0) - 2,
      ]);
      // Each movement is what is different, and no more.
      expect(await movementsOf(placed._id)).toEqual([
        { code: product.sku, quantity: -2 },
        { code: other.sku, quantity: -2 },
        { code: product.sku, quantity: -1 },
      ]);
      const theirs = dataOf(
        await shopper.getOrder({ params: { id: placed._id }, query: { token: placed.token } }),
      );
      expect(theirs.cart.items).toHaveLength(2);
      expect(theirs.history.at(-1)).toMatchObject({ kind: 'lines_changed', note: '', by: null });
      const mail = await database()
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('recipient', '=', placed.email)
        .where('subject', '=', `Your order ${placed.number} was changed`)
        .execute();
      expect(mail).toHaveLength(1);
      expect(mail[0]?.text).toContain(`2 → 3 × ${product.name}`);
      expect(mail[0]?.text).toContain(`0 → 2 × ${other.name}`);
      expect(mail[0]?.text).toContain('for the hall');

      // A second edit begins where the first ended, and what was taken comes back whole when it is canceled.
      const added = changed.cart.items[1]?._id ?? '';
      const less = dataOf(
        await change({
          lines: [
            { item: added, quantity: 0 },
            { item, quantity: 1 },
          ],
        }),
      );
      // Nothing was added: what was promised is promised still.
      expect(less.promised).toEqual(changed.promised);
      expect(await stockOf(other.sku, warehouse)).toBe(stocks[1]);
      const { employee, params } = await toolsOf(placed._id);
      const { version } = await read();
      dataOf(await employee.cancelOrder({ params, body: { version, reason: 'No longer needed' } }));
      expect(await stockOf(product.sku, warehouse)).toBe((stocks[0] ?? 0) + 2);
    });

    it('keeps the price of what was ordered, and takes today’s for what is added', async () => {
      const { shopper, cart, product } = await withCart(2, 11);
      const placed = dataOf(await order(shopper, cart));
      const was = placed.cart.items[0]?.price ?? 0;
      const raised = toCents(was) + 700;
      const sku = await database()
        .selectFrom('sku')
        .select(['id', 'retail_cents', 'msrp_cents'])
        .where('code', '=', product.sku)
        .executeTakeFirstOrThrow();
      const write = (values: { retail_cents: number; msrp_cents: number }) =>
        database().updateTable('sku').set(values).where('id', '=', sku.id).execute();
      await write({ retail_cents: raised, msrp_cents: raised });
      await tools.move(`product:${product._id}`);
      try {
        const { preview } = await toolsOf(placed._id);
        const other = await inStock(9, { singly: true });
        const added = { add: [{ sku: other.sku, quantity: 1, note: '' }] };
        expect(dataOf(await preview(added)).cart.items[0]?.price).toBe(was);
        const item = placed.cart.items[0]?._id ?? '';
        expect(dataOf(await preview({ lines: [{ item, quantity: 1 }] })).cart.items[0]?.price).toBe(was);
        // What the dealer has stopped selling since stays in it.
        const sold = (status: 'active' | 'archived') =>
          database().updateTable('product').set({ status }).where('id', '=', product._id).execute();
        await sold('archived');
        expect(dataOf(await preview(added)).cart.items[0]).toMatchObject({ price: was, sold: true });
        await sold('active');
        // The same SKU with a note of its own is another line, at today's price.
        const again = dataOf(
          await preview({ add: [{ sku: product.sku, quantity: 1, note: 'the other bath' }] }),
        );
        expect(again.cart.items.map(({ price }) => price)).toEqual([was, toDollars(raised)]);
      } finally {
        await write({ retail_cents: sku.retail_cents, msrp_cents: sku.msrp_cents });
        await tools.move(`product:${product._id}`);
      }
    });

    it('moves a price by its quantity break alone', async () => {
      const { shopper, cart, product } = await withCart(2, 11);
      const breaks = (rows: object[]) =>
        database()
          .updateTable('product')
          .set({ breaks: JSON.stringify(rows) })
          .where('id', '=', product._id)
          .execute();
      const placed = dataOf(await order(shopper, cart));
      const was = toCents(placed.cart.items[0]?.price ?? 0);
      const item = placed.cart.items[0]?._id ?? '';
      await breaks([{ quantity: 4, offBps: 1_000 }]);
      await tools.move(`product:${product._id}`);
      try {
        const { preview } = await toolsOf(placed._id);
        const priceOf = async (quantity: number) =>
          toCents(dataOf(await preview({ lines: [{ item, quantity }] })).cart.items[0]?.price ?? 0);
        expect(await priceOf(3)).toBe(was);
        expect(Math.abs((await priceOf(4)) - was * 0.9)).toBeLessThanOrEqual(1);
      } finally {
        await breaks([]);
        await tools.move(`product:${product._id}`);
      }
    });

    it('is refused at what is wrong, and changes nothing then', async () => {
      const { shopper, cart, product } = await withCart(1, 7);
      const placed = dataOf(await order(shopper, cart));
      const { employee, params, read, preview, change } = await toolsOf(placed._id);
      const item = placed.cart.items[0]?._id ?? '';
      const before = await read();
      const refusal = async (edit: Partial<OrderEdit>) => problemOf(await preview(edit));
      expect(await refusal({})).toMatchObject({
        code: 'invalid',
        message: 'Nothing is different yet. Change a quantity or add a SKU.',
      });
      expect((await refusal({ lines: [{ item, quantity: 1 }] })).code).toBe('invalid');
      expect((await refusal({ lines: [{ item, quantity: 0 }] })).message).toContain('cancel the order');
      expect((await refusal({ lines: [{ item: 'another', quantity: 2 }] })).code).toBe('stale_version');
      const unknown = { add: [{ sku: 'NO-SUCH-SKU', quantity: 1, note: '' }] };
      expect(Object.keys((await refusal(unknown)).fieldErrors ?? {})).toEqual(['/add/0/sku']);
      const kit = await database()
        .selectFrom('sku')
        .innerJoin('product', 'product.id', 'sku.product_id')
        .select('sku.code')
        .where('product.kind', '=', 'combination')
        .executeTakeFirstOrThrow();
      const choice = { add: [{ sku: kit.code, quantity: 1, note: '' }] };
      expect((await refusal(choice)).fieldErrors?.['/add/0/sku']?.[0]).toContain('is made up of choices');
      // Of what cannot come later, no more than there is, with what the order has already.
      const later = (backorder: boolean) =>
        database().updateTable('sku').set({ backorder }).where('code', '=', product.sku).execute();
      const had = await database()
        .selectFrom('sku')
        .select('backorder')
        .where('code', '=', product.sku)
        .executeTakeFirstOrThrow();
      await later(false);
      const most = (await stockOf(product.sku, before.cart.warehouse)) + 1;
      const over = await refusal({ lines: [{ item, quantity: most + 1 }] });
      expect(over.code).toBe('out_of_stock');
      expect(Object.keys(over.fieldErrors ?? {})).toEqual(['/lines/0/quantity']);
      dataOf(await preview({ lines: [{ item, quantity: most }] }));
      await later(had.backorder);
      expect(problemOf(await change({ lines: [{ item, quantity: 2 }] }, '1.other')).code).toBe(
        'pricing_changed',
      );
      expect(await read()).toEqual(before);
      const { version } = before;
      const body = { version, lines: [{ item, quantity: 1 }] };
      dataOf(await employee.fulfilOrder({ params, body }));
      expect((await refusal({ lines: [{ item, quantity: 2 }] })).message).toContain('handed over already');
      expect((await read()).edit_problem).toContain('handed over already');
    });

    it('is not for money that was taken, and one of two at once is done', async () => {
      const { shopper, cart } = await withCart(1, 7);
      const placed = dataOf(await order(shopper, cart));
      const { employee, params, read, change, preview } = await toolsOf(placed._id);
      const item = placed.cart.items[0]?._id ?? '';
      const edit = { lines: [{ item, quantity: 2 }] };
      const { pricing_version } = dataOf(await preview(edit));
      const body = { ...edit, add: [], version: (await read()).version, pricing_version };
      const both = await Promise.all([1, 2].map(() => employee.changeOrderLines({ params, body })));
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await read()).cart.items[0]?.quantity).toBe(2);
      const { version } = await read();
      const paid = { version, action: 'capture' as const, reference: crypto.randomUUID().slice(0, 8) };
      dataOf(await employee.operatePayment({ params, body: paid }));
      expect(problemOf(await change(edit, pricing_version)).message).toContain('was taken');
    });

    it('on terms stays within the company’s limit and is owed as it is then', async () => {
      const { shopper, company } = await member(tools);
      await onTerms(company ?? '', 5_000_000);
      const cart = dataOf(await shopper.currentCart());
      const { sku } = await inStock(9, { singly: true });
      const add = { product: sku, quantity: 2, exact: true };
      const full = dataOf(await shopper.addToCart({ params: { id: cart._id }, body: add }));
      await shopper.saveCart({ params: { id: full._id }, body: { payment_type: 'terms' } });
      const details = { ...checkoutDetails, payment_type: 'terms' as const };
      const placed = dataOf(await order(shopper, full, crypto.randomUUID(), { details }));
      const { preview, change } = await toolsOf(placed._id);
      const item = placed.cart.items[0]?._id ?? '';
      await onTerms(company ?? '', toCents(placed.cart.total));
      expect(problemOf(await preview({ lines: [{ item, quantity: 3 }] })).code).toBe('invalid');
      const less = dataOf(await change({ lines: [{ item, quantity: 1 }] }));
      expect(less.payment).toMatchObject({ status: 'due', balance: less.cart.total });
      const back = dataOf(await change({ lines: [{ item, quantity: 2 }] }));
      expect(back.cart.total).toBe(placed.cart.total);
    });

    it('by card keeps the hold: less is taken of it, more is refused, and it may go up to it again', async () => {
      const { shopper, cart } = await withCart(3, 7);
      const placed = dataOf(await order(shopper, cart));
      // As a card's order stands once its hold is there.
      await database()
        .updateTable('payment')
        .set({ kind: 'card', status: 'authorized', processor_id: `pi_${crypto.randomUUID()}` })
        .where('order_id', '=', placed._id)
        .execute();
      const held = (await paymentOf(placed._id)).amount_cents;
      const { preview, change, read } = await toolsOf(placed._id);
      const item = placed.cart.items[0]?._id ?? '';
      expect(problemOf(await preview({ lines: [{ item, quantity: 4 }] })).message).toContain(
        'can’t be raised',
      );
      const less = dataOf(await change({ lines: [{ item, quantity: 1 }] }));
      expect(less.can.capture).toBe(less.cart.total);
      expect(await paymentOf(placed._id)).toMatchObject({
        amount_cents: toCents(less.cart.total),
        held_cents: held,
        status: 'authorized',
      });
      dataOf(await change({ lines: [{ item, quantity: 3 }] }));
      expect((await read()).can.capture).toBe(toDollars(held));
      expect(problemOf(await preview({ lines: [{ item, quantity: 4 }] })).message).toContain(
        'can’t be raised',
      );
    });
  });
}
