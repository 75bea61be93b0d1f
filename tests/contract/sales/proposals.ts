/** Proposals (docs/product.md#proposals): locked prices, revisions, one order, on every transport and engine. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { DeskProposal, SaveProposal } from '#schemas/domain/sales/proposal.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { account, member, type Person, password } from '../foreign/people.ts';
import { buying, slab } from '../foreign/shopping.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

const cents = (dollars: number) => Math.round(dollars * 100);

export function proposalsContract(tools: ContractTools): void {
  const { visitor, operator, accountOf, inStock, database, joinCompany, order, move } = tools;
  let desk: Visitor;
  let skus: string[];

  /** What a draft says now, to be sent back with changes. */
  const draftOf = ({ version, lines, delivery, expires_on, message }: DeskProposal): SaveProposal => ({
    version,
    lines: lines.map(({ _id, quantity, price, note }) => ({ _id, quantity, price, note })),
    delivery: delivery as SaveProposal['delivery'],
    expires_on,
    message,
  });
  type Wanted = { sku: string; quantity: number; price?: number };
  /** A draft for a customer; prices that are not given are the customer's own. */
  const draft = async (customer: string, wanted: Wanted[], more: Partial<SaveProposal> = {}) => {
    let proposal = dataOf(await desk.createProposal({ body: { customer } }));
    const params = { id: proposal._id };
    for (const { sku, quantity } of wanted)
      proposal = dataOf(
        await desk.saveProposal({ params, body: { ...draftOf(proposal), add: { sku, quantity } } }),
      );
    const body = draftOf(proposal);
    for (const [index, { price }] of wanted.entries()) {
      const line = body.lines[index];
      if (line && price !== undefined) line.price = price;
    }
    return dataOf(await desk.saveProposal({ params, body: { ...body, ...more } }));
  };
  const step = (proposal: DeskProposal, name: 'send' | 'revise' | 'discard' | 'withdraw') =>
    desk.stepProposal({ params: { id: proposal._id }, body: { version: proposal.version, step: name } });
  const sent = async (customer: string, wanted: Wanted[], more: Partial<SaveProposal> = {}) =>
    dataOf(await step(await draft(customer, wanted, more), 'send'));
  const accept = (shopper: Visitor, { _id: id }: { _id: string }, revision = 1) =>
    shopper.acceptProposal({ params: { id }, body: { revision } });
  const cartOf = async (shopper: Visitor): Promise<Cart> => dataOf(await shopper.currentCart());
  const edit = async (shopper: Visitor, cart: Cart, ...list: object[]): Promise<Cart> =>
    dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { edits: { list } } as never }));
  /** Its last day was yesterday. */
  const expire = async ({ _id: id }: { _id: string }) => {
    const day = { expires_on: '2020-01-01' };
    await database().updateTable('proposal').set(day).where('id', '=', id).execute();
    await database().updateTable('proposal_revision').set(day).where('proposal_id', '=', id).execute();
  };
  /** Of an approved company that has proposals. */
  const ofCompany = async (): Promise<Person & { account: string; company: string }> => {
    const person = await member(tools);
    const company = person.company ?? '';
    await database()
      .updateTable('company')
      .set({ features: JSON.stringify(['proposals']) })
      .where('id', '=', company)
      .execute();
    return { ...person, account: person.account ?? '', company };
  };
  const colleague = async (
    company: string,
    role: 'admin' | 'buyer' | 'approver' | 'viewer' | 'accounts_payable',
  ) => {
    const person = await account(tools);
    await joinCompany(person.email, company);
    const id = person.account ?? '';
    await database().updateTable('account').set({ company_role: role }).where('id', '=', id).execute();
    await move(`account:${id}`);
    return person;
  };
  const single = async () => {
    const person = await account(tools);
    return { ...person, account: person.account ?? '' };
  };

  describe('proposals', () => {
    beforeAll(async () => {
      desk = visitor();
      dataOf(await desk.login({ body: accountOf('sales') }));
      skus = [];
      for (const index of [1, 2, 3]) skus.push((await inStock(index)).sku);
    });

    it('lock their prices: the cart comes to the proposal’s total, and after the last day to the buyer’s own', async () => {
      const next = (() => {
        let state = 7;
        return (most: number) => {
          state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
          return (state >> 8) % most;
        };
      })();
      const trade = await ofCompany();
      const retail = await single();
      for (let round = 0; round < 8; round += 1) {
        const { shopper, account: customer } = round % 2 ? trade : retail;
        const wanted = skus
          .slice(0, 1 + next(3))
          .map((sku) => ({ sku, quantity: 1 + next(30), price: (1 + next(90_000)) / 100 }));
        const charge = next(3) ? (1 + next(40_000)) / 100 : null;
        const delivery = charge === null ? null : { method: 'Freight' as const, zip: address.zip, charge };
        const proposal = await sent(customer, wanted, { delivery });
        const total = wanted.reduce(
          (sum, { quantity, price }) => sum + quantity * cents(price),
          cents(charge ?? 0),
        );
        expect(cents(proposal.total)).toBe(total);
        const accepted = dataOf(await accept(shopper, proposal));
        expect(accepted.status).toBe('accepted');
        let cart = await cartOf(shopper);
        expect(cart._id).toBe(accepted.cart);
        if (charge !== null) {
          expect(cart).toMatchObject({ Delivery_method: 'Freight', shipping_pending: null });
          const body = { shipping_address: address };
          cart = dataOf(await shopper.saveCart({ params: { id: cart._id }, body }));
        }
        expect(cents(cart.total) - cents(cart.tax)).toBe(total);
        expect(cart.proposal).toMatchObject({ number: proposal.number, state: 'held' });
        expect(cart.items.map(({ price, quote }) => [price, quote?.number])).toEqual(
          wanted.map(({ price }) => [price, proposal.number]),
        );
        const checkout = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
        expect(checkout.cart.total).toBe(cart.total);

        await expire(proposal);
        const own = await cartOf(await copyOf(shopper, wanted));
        const after = dataOf(await shopper.getCart({ params: { id: cart._id } }));
        expect(after.proposal?.state).toBe('expired');
        expect(after.items.map(({ price }) => price)).toEqual(own.items.map(({ price }) => price));
        expect(after.subtotal).toBe(own.subtotal);
        expect(after.items.every(({ quote }) => quote === null)).toBe(true);
        for (const [index, item] of after.items.entries()) {
          const before = wanted[index]?.price;
          expect(item.price_before).toBe(before === item.price ? null : before);
        }
        const { changes } = dataOf(
          await shopper.confirmPricing({
            body: { cart_id: cart._id, pricing_version: checkout.pricing_version },
          }),
        );
        expect(changes.some(({ kind }) => kind === 'total')).toBe(true);
      }
    });

    /** The same goods in a new cart of the same shopper, at their own prices. */
    const copyOf = async (shopper: Visitor, wanted: Wanted[]) => {
      const { _id: id } = dataOf(
        await shopper.newCart({ body: { name: `own ${randomUUID().slice(0, 6)}` } }),
      );
      for (const { sku: product, quantity } of wanted)
        dataOf(await shopper.addToCart({ params: { id }, body: { product, quantity, exact: true } }));
      return shopper;
    };

    it('hold for the quoted quantity: more of it is a line at the buyer’s own price, and what comes back is quoted again', async () => {
      const { shopper, account: customer } = await single();
      const [sku = ''] = skus;
      const proposal = await sent(customer, [{ sku, quantity: 10, price: 1 }]);
      dataOf(await accept(shopper, proposal));
      let cart = await cartOf(shopper);
      const line = cart.items[0]?._id ?? '';
      const [{ price: own = 0 } = {}] = dataOf(
        await desk.findProposalSkus({ params: { id: proposal._id }, query: { q: sku } }),
      );
      cart = await edit(shopper, cart, { kind: 'line', line, quantity: 13 });
      expect(cart.items.map(({ quantity, price }) => [quantity, price])).toEqual([
        [10, 1],
        [3, expect.any(Number)],
      ]);
      expect(cart.items[1]?.price).toBeGreaterThan(1);
      expect(cart.items[1]?.price).toBeLessThanOrEqual(own);
      // "Add to cart" beside the product, and its undone removal.
      cart = dataOf(await shopper.addToCart({ params: { id: cart._id }, body: { product: sku } }));
      expect(cart.items.map(({ quantity }) => quantity)).toEqual([10, 4]);
      const [first, second] = cart.items;
      cart = await edit(
        shopper,
        cart,
        { kind: 'line', line: first?._id, quantity: 0 },
        { kind: 'line', line: second?._id, quantity: 0 },
      );
      expect(cart.items).toEqual([]);
      cart = await edit(shopper, cart, { kind: 'add', sku, quantity: 6, exact: true });
      expect(cart.items).toMatchObject([{ quantity: 6, price: 1, quote: { quantity: 10 } }]);
      // Saved for later and in a copy it is at the buyer's own price.
      const copy = dataOf(await shopper.duplicateCart({ params: { id: cart._id }, body: {} }));
      expect(copy).toMatchObject({ proposal: null, items: [{ quantity: 6, quote: null }] });
      expect(copy.items[0]?.price).toBeGreaterThan(1);
      cart = await edit(shopper, cart, { kind: 'later', line: cart.items[0]?._id });
      const [later] = dataOf(await shopper.listSaved());
      expect(later?.price).toBeGreaterThan(1);
      cart = await edit(shopper, cart, { kind: 'bring', line: later?._id });
      expect(cart.items).toMatchObject([{ quantity: 6, price: 1 }]);
      // All lines at once, as a client without edits sends them: its price is not read.
      const items = [{ _id: cart.items[0]?._id ?? '', sku, quantity: 12, price: 0.01 }];
      cart = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { items } }));
      expect(cart.items.map(({ quantity, quote }) => [quantity, quote !== null])).toEqual([
        [10, true],
        [2, false],
      ]);
    });

    it('lock the delivery for exactly their goods, as they were quoted', async () => {
      const { shopper, account: customer } = await single();
      const [sku = '', other = ''] = skus;
      const delivery = { method: 'Freight' as const, zip: address.zip, charge: 123.45 };
      dataOf(await accept(shopper, await sent(customer, [{ sku, quantity: 4, price: 5 }], { delivery })));
      let cart = await cartOf(shopper);
      const params = { id: cart._id };
      cart = dataOf(await shopper.saveCart({ params, body: { shipping_address: address } }));
      expect(cart).toMatchObject({ shipping: 123.45, proposal: { delivery: { holds: true } } });
      const elsewhere = { ...address, zip: '97035' };
      cart = dataOf(await shopper.saveCart({ params, body: { shipping_address: elsewhere } }));
      expect(cart.proposal?.delivery?.holds).toBe(false);
      cart = dataOf(await shopper.saveCart({ params, body: { shipping_address: address } }));
      cart = dataOf(await shopper.addToCart({ params, body: { product: other } }));
      expect(cart.proposal?.delivery?.holds).toBe(false);
      cart = await edit(shopper, cart, { kind: 'line', line: cart.items[1]?._id, quantity: 0 });
      expect(cart).toMatchObject({ shipping: 123.45, proposal: { delivery: { holds: true } } });
      cart = await edit(shopper, cart, { kind: 'line', line: cart.items[0]?._id, quantity: 3 });
      expect(cart).toMatchObject({
        items: [{ price: 5, quantity: 3 }],
        proposal: { delivery: { holds: false } },
      });
      cart = dataOf(await shopper.saveCart({ params, body: { Delivery_method: 'Will Call' } }));
      expect(cart.shipping).toBe(0);
    });

    it('are ordered once, at the locked prices, and show the order', async () => {
      const { shopper, account: customer } = await single();
      const [sku = '', other = ''] = skus;
      const before = await cartOf(shopper);
      dataOf(await shopper.addToCart({ params: { id: before._id }, body: { product: other } }));
      const proposal = await sent(customer, [{ sku, quantity: 3, price: 7.77 }]);
      dataOf(await accept(shopper, proposal));
      const cart = await cartOf(shopper);
      expect(dataOf(await shopper.listCarts()).map(({ _id }) => _id)).toContain(before._id);
      expect(dataOf(await shopper.getCart({ params: { id: before._id } })).count).toBe(1);
      const again = problemOf(await accept(shopper, proposal));
      expect(again).toMatchObject({
        code: 'stale_version',
        message: expect.stringContaining('already accepted'),
      });
      const placed = dataOf(await order(shopper, cart));
      expect(placed.cart).toMatchObject({ subtotal: 23.31, items: [{ price: 7.77, quantity: 3 }] });
      const mine = dataOf(await shopper.getProposal({ params: { id: proposal._id } }));
      expect(mine).toMatchObject({ status: 'accepted', order: { _id: placed._id, number: placed.number } });
      const [listed] = dataOf(await shopper.listProposals()).items;
      expect(listed?.order?.number).toBe(placed.number);
      await expire(proposal);
      const seen = dataOf(await desk.getDeskProposal({ params: { id: proposal._id } }));
      expect(seen).toMatchObject({ status: 'accepted', closed: true, order: { number: placed.number } });
      for (const name of ['revise', 'withdraw'] as const)
        expect(problemOf(await step(seen, name)).message).toContain('was ordered');
      expect(problemOf(await accept(shopper, proposal)).code).toBe('stale_version');
    });

    it('cannot be ordered at their prices once they are over', async () => {
      const { shopper, account: customer } = await single();
      const [sku = ''] = skus;
      const proposal = await sent(customer, [{ sku, quantity: 1, price: 0.5 }]);
      dataOf(await accept(shopper, proposal));
      const cart = dataOf(
        await shopper.saveCart({
          params: { id: (await cartOf(shopper))._id },
          body: { Delivery_method: 'Will Call', payment_type: 'check' },
        }),
      );
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      await expire(proposal);
      const body = { cart_id: cart._id, pricing_version, details: checkoutDetails };
      const headers = { 'idempotency-key': randomUUID() };
      expect(problemOf(await shopper.placeOrder({ headers, body })).code).toBe('pricing_changed');
      const answer = problemOf(await accept(shopper, proposal));
      expect(answer).toMatchObject({ code: 'stale_version', message: expect.stringContaining('expired') });
    });

    it('are accepted by one of two people of a company, also at the same moment', async () => {
      const first = await ofCompany();
      const second = await colleague(first.company, 'buyer');
      const [sku = ''] = skus;
      const proposal = await sent(first.account, [{ sku, quantity: 2, price: 3 }]);
      const answers = await Promise.all([
        accept(first.shopper, proposal),
        accept(second.shopper, proposal),
        accept(first.shopper, proposal),
        accept(second.shopper, proposal),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers.filter(({ ok }) => !ok))
        expect(problemOf(answer)).toMatchObject({
          code: 'stale_version',
          message: expect.stringContaining('already accepted'),
        });
      const carts = await database()
        .selectFrom('cart')
        .select('id')
        .where('proposal_id', '=', proposal._id)
        .execute();
      expect(carts).toHaveLength(1);
    });

    it('are lost by who leaves the company with the cart, and a colleague can accept them', async () => {
      const admin = await ofCompany();
      const buyer = await colleague(admin.company, 'buyer');
      const proposal = await sent(admin.account, [{ sku: skus[0] ?? '', quantity: 3, price: 1 }]);
      dataOf(await accept(buyer.shopper, proposal));
      expect(cents((await cartOf(buyer.shopper)).subtotal)).toBe(300);
      const id = buyer.account ?? '';
      dataOf(await admin.shopper.changeColleague({ params: { id }, body: { active: false } }));
      const kept = await cartOf(buyer.shopper);
      expect(kept.proposal?.state).toBe('ended');
      expect(cents(kept.subtotal)).toBeGreaterThan(300);
      expect(kept.items.every(({ quote }) => quote === null)).toBe(true);
      dataOf(await accept(admin.shopper, proposal));
      expect(cents((await cartOf(admin.shopper)).subtotal)).toBe(300);
      // Back in the company, the former cart is still not theirs to order at these prices.
      dataOf(await admin.shopper.changeColleague({ params: { id }, body: { active: true } }));
      expect((await cartOf(buyer.shopper)).proposal?.state).toBe('ended');
    });

    it('are seen and answered as the company’s roles say, and by nobody else', async () => {
      const admin = await ofCompany();
      const [viewer, payable, buyer] = [
        await colleague(admin.company, 'viewer'),
        await colleague(admin.company, 'accounts_payable'),
        await colleague(admin.company, 'buyer'),
      ];
      const [stranger, other] = [await single(), await ofCompany()];
      const [sku = ''] = skus;
      const proposal = await sent(admin.account, [{ sku, quantity: 1, price: 9 }]);
      const params = { id: proposal._id };
      const body = { revision: 1 };
      const decline = { revision: 1, reason: 'Too late' };
      for (const { shopper } of [stranger, other, payable]) {
        expect(dataOf(await shopper.listProposals()).items).toEqual([]);
        const answers = [
          await shopper.getProposal({ params }),
          await shopper.acceptProposal({ params, body }),
          await shopper.declineProposal({ params, body: decline }),
          await shopper.askAboutProposal({ params, body: { body: 'Hello' } }),
        ];
        expect(answers.map((answer) => problemOf(answer).code)).toEqual(answers.map(() => 'not_found'));
      }
      expect(problemOf(await visitor().getProposal({ params })).code).toBe('unauthenticated');
      expect(dataOf(await viewer.shopper.getProposal({ params }))).toMatchObject({ may_answer: false });
      expect(problemOf(await viewer.shopper.acceptProposal({ params, body })).code).toBe('forbidden');
      expect(problemOf(await viewer.shopper.declineProposal({ params, body: decline })).code).toBe(
        'forbidden',
      );
      expect(dataOf(await viewer.shopper.listProposals({ query: { q: proposal.number } })).total).toBe(1);
      // Addressed to accounts payable, it is theirs to read.
      const theirs = await sent(payable.account ?? '', [{ sku, quantity: 1, price: 9 }]);
      expect(dataOf(await payable.shopper.listProposals()).items.map(({ _id }) => _id)).toEqual([theirs._id]);
      // The feature gates all of it.
      const { company } = admin;
      const features = (list: string[]) =>
        database()
          .updateTable('company')
          .set({ features: JSON.stringify(list) })
          .where('id', '=', company)
          .execute();
      const isOffered = async () => {
        const found = await desk.listDeskCustomers({ query: { q: admin.email } });
        return dataOf(found).items.map(({ can_get_proposals }) => can_get_proposals);
      };
      expect(await isOffered()).toEqual([true]);
      await features([]);
      await move(`company:${company}`);
      expect(await isOffered()).toEqual([false]);
      const seen = dataOf(await desk.getDeskCustomer({ params: { id: admin.account } }));
      expect(seen.can_get_proposals).toBe(false);
      expect(problemOf(await buyer.shopper.getProposal({ params })).code).toBe('not_found');
      expect(dataOf(await admin.shopper.listProposals()).items).toEqual([]);
      expect(problemOf(await desk.createProposal({ body: { customer: admin.account } })).code).toBe(
        'invalid',
      );
      await features(['proposals']);
      await move(`company:${company}`);
      // Who leaves the company leaves its proposals.
      await joinCompany(admin.email, null);
      expect(problemOf(await admin.shopper.getProposal({ params })).code).toBe('not_found');
      expect(dataOf(await accept(buyer.shopper, proposal)).may_answer).toBe(true);
    });

    it('are written about to nobody who may not read them any more, though they wrote in the thread', async () => {
      const admin = await ofCompany();
      const buyer = await colleague(admin.company, 'buyer');
      const viewer = await colleague(admin.company, 'viewer');
      const [sku = ''] = skus;
      const proposal = await sent(admin.account, [{ sku, quantity: 1, price: 9 }]);
      const params = { id: proposal._id };
      for (const { shopper } of [buyer, viewer])
        dataOf(await shopper.askAboutProposal({ params, body: { body: 'When can it come?' } }));
      const answer = async (body: string) => {
        dataOf(await desk.answerProposal({ params, body: { body } }));
        const told = await database()
          .selectFrom('mail')
          .select('recipient')
          .where('text', 'like', `%${body}%`)
          .execute();
        return told.map(({ recipient }) => recipient).sort();
      };
      const ofAll = [admin.email, buyer.email, viewer.email].sort();
      expect(await answer(`Soon ${randomUUID()}`)).toEqual(ofAll);
      await joinCompany(buyer.email, admin.company, 'accounts_payable');
      expect(problemOf(await buyer.shopper.getProposal({ params })).code).toBe('not_found');
      expect(await answer(`Later ${randomUUID()}`)).toEqual([admin.email, viewer.email].sort());
      await database()
        .updateTable('company')
        .set({ features: '[]' })
        .where('id', '=', admin.company)
        .execute();
      await move(`company:${admin.company}`);
      expect(await answer(`Never ${randomUUID()}`)).toEqual([]);
    });

    it('are the work of sales and admins alone', async () => {
      const { shopper, account: customer } = await single();
      const [sku = ''] = skus;
      const proposal = await draft(customer, [{ sku, quantity: 1 }]);
      const params = { id: proposal._id };
      const calls = (one: Visitor) => [
        one.listDeskProposals(),
        one.createProposal({ body: { customer } }),
        one.getDeskProposal({ params }),
        one.saveProposal({ params, body: draftOf(proposal) }),
        one.stepProposal({ params, body: { version: proposal.version, step: 'send' } }),
        one.deleteProposal({ params }),
        one.answerProposal({ params, body: { body: 'Hello' } }),
        one.findProposalSkus({ params, query: { q: sku } }),
      ];
      const editor = visitor();
      const email = `editor.${randomUUID()}@example.com`;
      const hired = { email, password, first_name: 'Una', last_name: 'Fenn', role: 'editor' as const };
      dataOf(await operator().createEmployee({ body: hired }));
      dataOf(await editor.login({ body: { email, password } }));
      for (const [one, code] of [
        [visitor(), 'unauthenticated'],
        [shopper, 'forbidden'],
        [editor, 'forbidden'],
      ] as const)
        expect(new Set((await Promise.all(calls(one))).map((answer) => problemOf(answer).code))).toEqual(
          new Set([code]),
        );
      // A draft is nobody's to see yet.
      expect(problemOf(await shopper.getProposal({ params })).code).toBe('not_found');
      expect(dataOf(await shopper.listProposals()).items).toEqual([]);
      expect(problemOf(await accept(shopper, proposal, 0)).code).toBe('not_found');
      dataOf(await desk.deleteProposal({ params }));
      expect(problemOf(await desk.getDeskProposal({ params })).code).toBe('not_found');
    });

    it('have revisions: the buyer sees the newest that was sent, older ones stay readable and cannot be accepted', async () => {
      const { shopper, account: customer } = await single();
      const [sku = '', other = ''] = skus;
      const first = await sent(customer, [{ sku, quantity: 2, price: 8 }]);
      const params = { id: first._id };
      const revising = dataOf(await step(first, 'revise'));
      expect(revising).toMatchObject({ draft: 2, shown: 2, revision: 1, status: 'sent' });
      expect(problemOf(await step(first, 'revise')).code).toBe('stale_version');
      const changed = draftOf(revising);
      if (changed.lines[0]) changed.lines[0].price = 6;
      const saved = dataOf(
        await desk.saveProposal({ params, body: { ...changed, add: { sku: other, quantity: 1 } } }),
      );
      expect(problemOf(await desk.saveProposal({ params, body: changed })).code).toBe('stale_version');
      // Nothing of the draft is the buyer's yet.
      expect(dataOf(await shopper.getProposal({ params })).lines).toMatchObject([{ price: 8 }]);
      expect(problemOf(await shopper.getProposal({ params, query: { revision: 2 } })).code).toBe('not_found');
      dataOf(await step(saved, 'send'));
      const newest = dataOf(await shopper.getProposal({ params }));
      expect(newest).toMatchObject({ revision: 2, shown: 2, lines: [{ price: 6 }, { sku: other }] });
      const older = dataOf(await shopper.getProposal({ params, query: { revision: 1 } }));
      expect(older).toMatchObject({ revision: 2, shown: 1, lines: [{ price: 8 }] });
      const stale = problemOf(await accept(shopper, first, 1));
      expect(stale).toMatchObject({
        code: 'stale_version',
        message: expect.stringContaining('changed by someone'),
      });
      dataOf(await accept(shopper, first, 2));
      // An accepted one that is revised lets go of its cart, and is accepted again.
      const cart = await cartOf(shopper);
      const accepted = dataOf(await desk.getDeskProposal({ params }));
      const third = dataOf(await step(accepted, 'revise'));
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).proposal?.state).toBe('held');
      dataOf(await step(third, 'send'));
      const let_go = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      expect(let_go).toMatchObject({
        proposal: { state: 'ended' },
        items: [{ quote: null }, { quote: null }],
      });
      const last = dataOf(await accept(shopper, first, 3));
      expect(last.cart).not.toBe(cart._id);
      const discarded = dataOf(
        await step(dataOf(await step(dataOf(await desk.getDeskProposal({ params })), 'revise')), 'discard'),
      );
      expect(discarded).toMatchObject({ draft: null, shown: 3, status: 'accepted' });
    });

    it('are declined with a reason, withdrawn, and talked about; everybody concerned is told', async () => {
      const { shopper, account: customer, email } = await single();
      const [sku = ''] = skus;
      const proposal = await sent(customer, [{ sku, quantity: 1, price: 4 }], { message: 'As we spoke' });
      const params = { id: proposal._id };
      const { number } = proposal;
      const asked = dataOf(await shopper.askAboutProposal({ params, body: { body: 'Is brass possible?' } }));
      expect(asked.messages).toMatchObject([{ mine: true, from_desk: false, body: 'Is brass possible?' }]);
      const answered = dataOf(await desk.answerProposal({ params, body: { body: 'It is.' } }));
      expect(answered.messages).toMatchObject([{ from_desk: false }, { from_desk: true, mine: true }]);
      expect(
        problemOf(await shopper.askAboutProposal({ params, body: { body: '  ' } })).fieldErrors,
      ).toHaveProperty(['/body']);
      const noReason = { params, body: { revision: 1, reason: '' } };
      expect(problemOf(await shopper.declineProposal(noReason)).fieldErrors).toHaveProperty(['/reason']);
      const declined = dataOf(
        await shopper.declineProposal({ params, body: { revision: 1, reason: 'Too expensive' } }),
      );
      expect(declined).toMatchObject({ status: 'declined', decided: { reason: 'Too expensive' } });
      expect(problemOf(await accept(shopper, proposal)).message).toContain('already declined');
      const revised = dataOf(
        await step(dataOf(await step(dataOf(await desk.getDeskProposal({ params })), 'revise')), 'send'),
      );
      expect(revised.status).toBe('sent');
      dataOf(await accept(shopper, proposal, 2));
      const cart = await cartOf(shopper);
      dataOf(await step(dataOf(await desk.getDeskProposal({ params })), 'withdraw'));
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } }))).toMatchObject({
        proposal: { state: 'ended' },
        items: [{ quote: null }],
      });
      expect(problemOf(await accept(shopper, proposal, 2)).message).toContain('withdrawn');
      const bell = dataOf(await shopper.listNotifications({ query: { isRead: 'all', limit: 50 } }));
      expect(bell.map(({ kind }) => kind).sort()).toEqual([
        'proposal_changed',
        'proposal_changed',
        'proposal_message',
        'proposal_sent',
      ]);
      expect(new Set(bell.map(({ href }) => href))).toEqual(new Set([`/a/proposals/${proposal._id}`]));
      const theirs = dataOf(await desk.listNotifications({ query: { isRead: 'all', limit: 50 } }));
      const aboutIt = theirs.filter(({ href }) => href === `/admin/proposals/${proposal._id}`);
      expect(aboutIt.map(({ kind }) => kind).sort()).toEqual([
        'proposal_answered',
        'proposal_answered',
        'proposal_message',
      ]);
      const mails = await database()
        .selectFrom('mail')
        .select('subject')
        .where('recipient', '=', email)
        .where('subject', 'like', `%${number}%`)
        .execute();
      expect(mails).toHaveLength(4);
    });

    it('are made from a customer’s cart, with what was chosen of it, also for a colleague', async () => {
      const person = await ofCompany();
      const { cart, drawing } = await buying(tools, person);
      const configuration = { ...slab.configuration, drawing };
      const slabBody = { product: slab.sku, configuration };
      const full = dataOf(await person.shopper.addToCart({ params: { id: cart._id }, body: slabBody }));
      const body0 = { customer: person.account, cart: full._id };
      const made = dataOf(await desk.createProposal({ body: body0 }));
      expect(made.lines.map(({ sku, quantity, price, note }) => [sku, quantity, price, note])).toEqual(
        full.items.map(({ sku, quantity, price, note }) => [sku, quantity, price, note]),
      );
      const at = full.items.findIndex(({ configuration }) => configuration !== null);
      const body = draftOf(made);
      const line = body.lines[at];
      if (line) line.price = 11;
      const saved = dataOf(await desk.saveProposal({ params: { id: made._id }, body }));
      const proposal = dataOf(await step(saved, 'send'));
      const { shopper } = await colleague(person.company, 'buyer');
      dataOf(await accept(shopper, proposal));
      const quoted = await cartOf(shopper);
      expect(quoted.items[at]).toMatchObject({ price: 11, configuration: { problem: null } });
      expect(quoted.items[at]?.configuration?.drawing).toBe(full.items[at]?.configuration?.drawing);
      expect(dataOf(await order(shopper, quoted)).cart.items[at]).toMatchObject({ price: 11 });
      const foreign = { customer: (await single()).account, cart: full._id };
      expect(problemOf(await desk.createProposal({ body: foreign })).code).toBe('not_found');
    });

    it('are found by status, words, number and customer, and sorted', async () => {
      const { shopper, account: customer } = await single();
      const [sku = '', other = ''] = skus;
      const small = await sent(customer, [{ sku, quantity: 1, price: 1 }]);
      const big = await sent(customer, [{ sku: other, quantity: 1, price: 100 }]);
      dataOf(await accept(shopper, big));
      const old = await sent(customer, [{ sku, quantity: 1, price: 50 }]);
      await expire(old);
      const mine = async (query: object) =>
        dataOf(await shopper.listProposals({ query })).items.map(({ _id }) => _id);
      expect(await mine({ status: 'sent' })).toEqual([small._id]);
      expect(await mine({ status: 'accepted' })).toEqual([big._id]);
      expect(await mine({ status: 'expired' })).toEqual([old._id]);
      expect(await mine({ status: 'declined' })).toEqual([]);
      expect(await mine({ sort: 'total' })).toEqual([big._id, old._id, small._id]);
      expect(await mine({ sort: 'expires' })).toEqual([old._id, expect.any(String), expect.any(String)]);
      expect(await mine({ q: big.number })).toEqual([big._id]);
      expect(await mine({ q: other })).toEqual([big._id]);
      expect(await mine({ q: '100%_' })).toEqual([]);
      const first = dataOf(await shopper.listProposals({ query: { limit: 2, sort: 'oldest' } }));
      expect(first).toMatchObject({ total: 3, pages: 2 });
      const desks = dataOf(await desk.listDeskProposals({ query: { status: 'accepted', customer } }));
      expect(desks.items.map(({ _id }) => _id)).toEqual([big._id]);
      expect(dataOf(await desk.listDeskProposals({ query: { status: 'accepted' } })).total).toBeGreaterThan(
        0,
      );
    });

    it('take a SKU in any case and with any separators, as quick order does', async () => {
      const { account: customer } = await single();
      const [sku = '', other = ''] = skus;
      const proposal = await draft(customer, [{ sku, quantity: 1 }]);
      const params = { id: proposal._id };
      const written = ` ${other.toLowerCase().replaceAll('-', '.')}`;
      const add = { sku: written, quantity: 12 };
      const saved = dataOf(await desk.saveProposal({ params, body: { ...draftOf(proposal), add } }));
      expect(saved.lines.map((line) => line.sku)).toEqual([sku, other]);
      const found = dataOf(await desk.findProposalSkus({ params, query: { q: written } }));
      expect(found[0]?.sku).toBe(other);
    });

    it('refuse what cannot be sold so, at its field', async () => {
      const { account: customer } = await single();
      const [sku = ''] = skus;
      const proposal = await draft(customer, [{ sku, quantity: 1 }]);
      const params = { id: proposal._id };
      const base = draftOf(proposal);
      const [line] = base.lines;
      if (!line) throw new Error('no line');
      const refused = async (change: Partial<SaveProposal>) =>
        Object.keys(
          problemOf(await desk.saveProposal({ params, body: { ...base, ...change } })).fieldErrors ?? {},
        );
      expect(await refused({ add: { sku: 'NO-SUCH', quantity: 1 } })).toEqual(['/add/sku']);
      expect(await refused({ add: { sku: 'MTM-9108', quantity: 1 } })).toEqual(['/add/sku']);
      expect(await refused({ lines: [{ ...line, quantity: 0 }] })).toEqual(['/lines/0/quantity']);
      expect(await refused({ lines: [{ ...line, price: -1 }] })).toEqual(['/lines/0/price']);
      expect(await refused({ expires_on: '2020-01-01' })).toEqual(['/expires_on']);
      const delivery = { method: 'Freight' as const, zip: '1', charge: 5 };
      expect(await refused({ delivery })).toEqual(['/delivery/zip']);
      const empty = dataOf(await desk.saveProposal({ params, body: { ...base, lines: [] } }));
      expect(problemOf(await step(empty, 'send')).message).toContain('Add at least one product');
    });

    it('come back into a cart when theirs was deleted, and take no coupon', async () => {
      const { shopper, account: customer } = await single();
      const [sku = ''] = skus;
      const proposal = await sent(customer, [{ sku, quantity: 2, price: 40 }]);
      dataOf(await accept(shopper, proposal));
      const cart = await cartOf(shopper);
      dataOf(await shopper.deleteCart({ params: { id: cart._id } }));
      expect(dataOf(await shopper.getProposal({ params: { id: proposal._id } }))).toMatchObject({
        status: 'accepted',
        in_cart: false,
      });
      dataOf(await accept(shopper, proposal));
      expect(await cartOf(shopper)).toMatchObject({ subtotal: 80, discount: 0 });
    });

    it('are shared as a cart without their prices', async () => {
      const { shopper, account: customer } = await single();
      const [sku = ''] = skus;
      dataOf(await accept(shopper, await sent(customer, [{ sku, quantity: 2, price: 0.25 }])));
      const cart = await cartOf(shopper);
      const link = dataOf(await shopper.shareCart({ params: { id: cart._id }, body: {} }));
      const shown = dataOf(await visitor().getSharedCart({ params: { token: link.token } }));
      expect(shown.items[0]?.price).toBeGreaterThan(0.25);
    });
  });
}
