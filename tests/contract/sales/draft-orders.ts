/** Orders that employees write for a customer (docs/decisions/0079-draft-orders.md). */
import { describe, expect, it } from 'vitest';
import type { DraftOrder } from '#schemas/domain/sales/draft-order.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { member } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

export function draftOrdersContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database } = tools;
  const address = checkoutDetails.billing_address;
  const details = {
    Delivery_method: 'Will Call' as const,
    address,
    phone: '503 555 0143',
    po_number: 'PO-77',
  };
  const guestOf = (email = `${crypto.randomUUID()}@example.com`) => ({
    guest: { name: 'Nora Quill', email, phone: '503 555 0143' },
  });

  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const add = async (employee: Visitor, { _id, cart }: DraftOrder, sku: string, quantity = 2) =>
    employee.changeDraftLines({
      params: { id: _id },
      body: { version: cart.version, add: { sku, quantity } },
    });
  const save = async (employee: Visitor, { _id, cart }: DraftOrder, change: object = {}) =>
    employee.saveDraftDetails({
      params: { id: _id },
      body: { version: cart.version, ...details, ...change },
    });
  const send = (employee: Visitor, { _id, cart }: DraftOrder) =>
    employee.sendDraft({ params: { id: _id }, body: { version: cart.version } });
  const place = (employee: Visitor, { _id, pricing_version }: DraftOrder, payment_type: 'terms' | 'cash') =>
    employee.placeDraft({ params: { id: _id }, body: { pricing_version, payment_type } });
  const tokenOf = ({ link }: DraftOrder) => (link ?? '').replace('/pay/', '');
  /** A draft of two units for a guest, with its delivery. */
  const ready = async (email?: string) => {
    const employee = await desk();
    const begun = dataOf(await employee.startDraft({ body: guestOf(email) }));
    const { sku } = await inStock(9, { singly: true });
    const filled = dataOf(await add(employee, begun, sku));
    return { employee, sku, draft: dataOf(await save(employee, filled)) };
  };

  describe('a draft order', () => {
    it('is written for somebody without an account, and paid by whoever opens its link', async () => {
      const email = `${crypto.randomUUID()}@example.com`;
      const { employee, draft, sku } = await ready(email);
      expect(draft).toMatchObject({ status: 'draft', customer: null, link: null, order: null });
      expect(draft.details.po_number).toBe('PO-77');
      const sent = dataOf(await send(employee, draft));
      expect(sent.status).toBe('sent');
      const mail = await database()
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('recipient', '=', email)
        .execute();
      expect(mail).toHaveLength(1);
      expect(mail[0]?.text).toContain(sent.link ?? 'no link');
      const params = { token: tokenOf(sent) };
      const payer = visitor();
      expect(dataOf(await payer.getSentDraft({ params }))).toMatchObject({
        number: sent.number,
        needs_login: false,
        items: [{ sku, quantity: 2 }],
        total: sent.cart.total,
      });
      dataOf(await payer.openSentDraft({ params, body: {} }));
      const cart = dataOf(await payer.currentCart());
      expect(cart).toMatchObject({ _id: sent.cart._id, total: sent.cart.total });
      const placed = dataOf(await order(payer, cart));
      const after = dataOf(await employee.getDraft({ params: { id: sent._id } }));
      expect(after).toMatchObject({ status: 'ordered', link: null, order: { _id: placed._id } });
      expect(problemOf(await visitor().getSentDraft({ params })).code).toBe('not_found');
      expect(problemOf(await add(employee, after, sku)).code).toBe('cart_closed');
    });

    it('is changed by one at a time, by the rules of a cart, at the field that is wrong', async () => {
      const { employee, draft } = await ready();
      const lines = [{ _id: draft.cart.items[0]?._id ?? '', quantity: 1 }];
      const change = (version: number) =>
        employee.changeDraftLines({ params: { id: draft._id }, body: { version, lines } });
      expect(dataOf(await change(draft.cart.version)).cart.items[0]?.quantity).toBe(1);
      expect(problemOf(await change(draft.cart.version))).toMatchObject({
        code: 'stale_version',
        message: 'This cart was changed since you opened it. Nothing was saved. Check it and try again.',
      });
      const now = dataOf(await employee.getDraft({ params: { id: draft._id } }));
      expect(Object.keys(problemOf(await add(employee, now, 'NO-SUCH-SKU')).fieldErrors ?? {})).toEqual([
        '/product',
      ]);
      const wrong = await save(employee, now, { address: { ...address, zip: '1' } });
      expect(problemOf(wrong).fieldErrors?.['/address/zip']).toBeDefined();
      const fresh = dataOf(await employee.startDraft({ body: guestOf() }));
      expect(problemOf(await send(employee, fresh)).code).toBe('cart_empty');
      expect(problemOf(await place(employee, fresh, 'cash')).message).toBe(
        'Save delivery and address before you place it.',
      );
      expect(problemOf(await employee.startDraft({ body: {} as never })).fieldErrors).toHaveProperty(
        '/customer',
      );
    });

    it('is priced, placed on terms and kept as its customer’s own order would be', async () => {
      const { shopper, company, account } = await member(tools);
      await database()
        .updateTable('company')
        .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
        .where('id', '=', company ?? '')
        .execute();
      const employee = await desk();
      const begun = dataOf(await employee.startDraft({ body: { customer: account ?? '' } }));
      const { sku } = await inStock(9, { singly: true });
      const draft = dataOf(await save(employee, dataOf(await add(employee, begun, sku))));
      expect(draft.payments.map(({ type }) => type)).toContain('terms');
      const stale = { ...draft, pricing_version: '1.other' };
      expect(problemOf(await place(employee, stale, 'terms')).code).toBe('pricing_changed');
      const answers = await Promise.all([1, 2].map(() => place(employee, draft, 'terms')));
      const placed = answers.filter(({ ok }) => ok).map((answer) => dataOf(answer)._id);
      expect(new Set(placed).size).toBe(1);
      const [id = ''] = placed;
      const theirs = dataOf(await shopper.getOrder({ params: { id } }));
      expect(theirs).toMatchObject({ po_number: 'PO-77', payment: { kind: 'terms', status: 'due' } });
      const seen = dataOf(await employee.getDeskOrder({ params: { id } }));
      expect(seen.history.filter(({ note }) => note.includes(draft.number))).not.toHaveLength(0);
      expect(
        dataOf(await employee.listDrafts({ query: { status: 'ordered', limit: 100 } })).items,
      ).toContainEqual(
        expect.objectContaining({ _id: draft._id, order: { _id: id, number: theirs.number } }),
      );
    });

    it('is an account’s alone: its link opens for nobody else', async () => {
      const { shopper, account } = await member(tools);
      const employee = await desk();
      const begun = dataOf(await employee.startDraft({ body: { customer: account ?? '' } }));
      const { sku } = await inStock(9, { singly: true });
      const sent = dataOf(await send(employee, dataOf(await add(employee, begun, sku))));
      const params = { token: tokenOf(sent) };
      expect(problemOf(await visitor().openSentDraft({ params, body: {} })).code).toBe('unauthenticated');
      const other = await member(tools);
      expect(problemOf(await other.shopper.openSentDraft({ params, body: {} })).code).toBe('forbidden');
      dataOf(await shopper.openSentDraft({ params, body: {} }));
      expect(dataOf(await shopper.currentCart())._id).toBe(sent.cart._id);
      const forged = { token: `${params.token.slice(0, -4)}AAAA` };
      expect(problemOf(await shopper.getSentDraft({ params: forged })).code).toBe('not_found');
    });

    it('goes with its cart when it is deleted', async () => {
      const { employee, draft } = await ready();
      dataOf(await employee.deleteDraft({ params: { id: draft._id } }));
      expect(problemOf(await employee.getDraft({ params: { id: draft._id } })).code).toBe('not_found');
      const left = await database()
        .selectFrom('cart')
        .select('id')
        .where('id', '=', draft.cart._id)
        .execute();
      expect(left).toEqual([]);
    });
  });
}
