/** Approval of buyers' orders: who needs it, who gives it, and what it is good for (docs/product.md#approvals). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

type Visitor = ReturnType<ContractTools['visitor']>;
type Person = { person: Visitor; email: string; account: string };

export function approvalsContract(tools: ContractTools): void {
  const { visitor, accountOf, operator, database, inStock } = tools;
  const password = 'correct horse battery';
  const someone = (first_name: string) => ({
    first_name,
    last_name: 'Hale',
    email: `${first_name.toLowerCase()}.${randomUUID()}@example.com`,
    password,
  });

  /** The admin of an approved company with the feature, and its own limit. */
  async function trader(order_limit: number | null = 0) {
    const person = visitor({ 'x-forwarded-for': randomUUID() });
    const who = someone('Ines');
    const profile = dataOf(
      await person.applyForTrade({
        body: {
          company_name: `Hale ${randomUUID().slice(0, 8)}`,
          trade: 'builder',
          phone: '503 555 0110',
          address: { address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' },
          tax_id: '93-1234567',
          monthly_spend: 'to_10000',
          person: who,
        },
      }),
    );
    const id = profile.company?._id ?? '';
    dataOf(await operator().decideCompany({ params: { id }, body: { status: 'approved' } }));
    const { version } = dataOf(await operator().getCompanyRecord({ params: { id } }));
    dataOf(
      await operator().saveCompany({
        params: { id },
        body: { version, features: ['approvals', 'invite'], lien: false, salesman: null, order_limit },
      }),
    );
    return { person, email: who.email, account: profile._id, id };
  }
  async function joined(admin: Visitor, role: CompanyRole, name = 'Bela'): Promise<Person> {
    const who = someone(name);
    dataOf(await admin.inviteUser({ body: { email: who.email, role } }));
    const mail = await database()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', who.email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const invite = /invite=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const person = visitor({ 'x-forwarded-for': randomUUID() });
    const profile = dataOf(await person.register({ body: { ...who, invite } }));
    return { person, email: who.email, account: profile._id };
  }
  async function cartOf(person: Visitor, quantity = 2, index = 3): Promise<Cart> {
    const product = await inStock(index, { singly: true });
    const cart = dataOf(await person.currentCart());
    const params = { id: cart._id };
    const add = { product: product.sku, quantity, exact: true };
    dataOf(await person.addToCart({ params, body: add }));
    return dataOf(
      await person.saveCart({ params, body: { Delivery_method: 'Will Call', payment_type: 'check' } }),
    );
  }
  const checkout = async (person: Visitor, cart: Cart) =>
    dataOf(await person.getCheckout({ query: { cart_id: cart._id } }));
  const request = async (person: Visitor, cart: Cart, note = '') => {
    const { pricing_version } = await checkout(person, cart);
    return person.requestApproval({ body: { cart_id: cart._id, pricing_version, note } });
  };
  const place = async (person: Visitor, cart: Cart, key: string = randomUUID()) => {
    const { pricing_version } = await checkout(person, cart);
    const body = { cart_id: cart._id, pricing_version, details: checkoutDetails };
    return person.placeOrder({ headers: { 'idempotency-key': key }, body });
  };
  const decide = (who: Visitor, id: string, status: 'approved' | 'declined', reason = '') =>
    who.decideApproval({ params: { id }, body: { status, reason } });
  const stateOf = async (person: Visitor, cart: Cart) =>
    (await checkout(person, cart)).approval?.state ?? null;
  const setQuantity = async (person: Visitor, cart: Cart, quantity: number) => {
    const line = cart.items[0]?._id ?? '';
    const list = [{ kind: 'line' as const, n: 0, line, quantity }];
    return dataOf(await person.saveCart({ params: { id: cart._id }, body: { edits: { list } } }));
  };
  const reasonOf = (answer: Parameters<typeof problemOf>[0]) => problemOf(answer).reason;
  const mailsTo = (email: string) =>
    database().selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('created_at').execute();

  /** A company with a buyer whose order needs approval, an approver, and what was asked for. */
  async function asked() {
    const admin = await trader();
    const buyer = await joined(admin.person, 'buyer');
    const approver = await joined(admin.person, 'approver', 'Cleo');
    const cart = await cartOf(buyer.person);
    const approval = dataOf(await request(buyer.person, cart, 'For the mill'));
    return { admin, buyer, approver, cart, approval };
  }

  describe('an order limit', () => {
    it('is the company’s, or a buyer’s own, and holds for buyers alone', async () => {
      const admin = await trader();
      const buyer = await joined(admin.person, 'buyer');
      const cart = await cartOf(buyer.person);
      const refused = problemOf(await place(buyer.person, cart));
      expect([refused.status, refused.reason]).toEqual([403, 'order_needs_approval']);
      const { total } = (await checkout(buyer.person, cart)).cart;
      const limit = (order_limit: number | null | 'company') =>
        admin.person.changeColleague({ params: { id: buyer.account }, body: { order_limit } });
      const mine = async () =>
        dataOf(await admin.person.getCompany()).people.find(({ _id }) => _id === buyer.account);
      // To the cent: what it charges is not above the limit.
      dataOf(await limit(Math.round(total * 100 - 1) / 100));
      expect(await stateOf(buyer.person, cart)).toBe('needed');
      dataOf(await limit(total));
      expect(await mine()).toMatchObject({ order_limit: total, own_order_limit: true });
      expect(await stateOf(buyer.person, cart)).toBeNull();
      dataOf(await limit('company'));
      expect(await mine()).toMatchObject({ order_limit: 0, own_order_limit: false });
      expect(await stateOf(buyer.person, cart)).toBe('needed');
      dataOf(await limit(null));
      expect(await mine()).toMatchObject({ order_limit: null, own_order_limit: true });
      expect(dataOf(await place(buyer.person, cart)).approval).toBeNull();
      for (const role of ['approver', 'admin'] as const) {
        const other = await joined(admin.person, role);
        dataOf(await place(other.person, await cartOf(other.person)));
      }
    });

    it('is set by the company’s admins and by employees, and is in the log', async () => {
      const admin = await trader(500);
      const buyer = await joined(admin.person, 'buyer');
      const body = { order_limit: 250.5 };
      expect(reasonOf(await buyer.person.setOrderLimit({ body }))).toBe('company_admin_only');
      expect(problemOf(await visitor().setOrderLimit({ body })).code).toBe('unauthenticated');
      expect(dataOf(await admin.person.getCompany()).order_limit).toBe(500);
      expect(dataOf(await admin.person.setOrderLimit({ body })).order_limit).toBe(250.5);
      for (const order_limit of [-1, 0.001, Number.MAX_SAFE_INTEGER])
        expect(
          Object.keys(
            problemOf(await admin.person.setOrderLimit({ body: { order_limit } })).fieldErrors ?? {},
          ),
        ).toEqual(['/order_limit']);
      const params = { id: admin.id, person: buyer.account };
      const record = dataOf(await operator().changeCompanyPerson({ params, body: { order_limit: 75 } }));
      expect(record.order_limit).toBe(250.5);
      expect(record.people.find(({ _id }) => _id === buyer.account)?.order_limit).toBe(75);
      const log = dataOf(await operator().listAudit({ query: { subject: admin.id } })).events;
      expect(log[0]).toMatchObject({ action: 'company.people', detail: { what: 'limit' } });
      expect(log[1]).toMatchObject({ action: 'company.change', detail: { fields: 'order_limit' } });
      // Out of the company, the own limit is gone.
      dataOf(await operator().removeCompanyPerson({ params }));
      expect(
        await database().selectFrom('order_limit').selectAll().where('company_id', '=', admin.id).execute(),
      ).toEqual([]);
    });

    it('means nothing without the feature', async () => {
      const admin = await trader();
      const buyer = await joined(admin.person, 'buyer');
      const cart = await cartOf(buyer.person);
      const { version } = dataOf(await operator().getCompanyRecord({ params: { id: admin.id } }));
      const body = { version, features: ['invite' as const], lien: false, salesman: null };
      expect(dataOf(await operator().saveCompany({ params: { id: admin.id }, body })).order_limit).toBe(0);
      expect(await stateOf(buyer.person, cart)).toBeNull();
      expect(reasonOf(await request(buyer.person, cart))).toBe('approval_not_needed');
      dataOf(await place(buyer.person, cart));
    });
  });

  describe('a request for approval', () => {
    it('keeps what was asked for, and tells approvers and admins who are on', async () => {
      const admin = await trader();
      const buyer = await joined(admin.person, 'buyer');
      const approver = await joined(admin.person, 'approver', 'Cleo');
      const off = await joined(admin.person, 'approver', 'Dora');
      const viewer = await joined(admin.person, 'viewer', 'Emil');
      dataOf(await admin.person.changeColleague({ params: { id: off.account }, body: { active: false } }));
      const kinds = { shop_off: [], email_off: ['approval_requested' as const] };
      dataOf(await admin.person.saveNotificationChoices({ body: kinds }));
      const cart = await cartOf(buyer.person);
      const approval = dataOf(await request(buyer.person, cart, 'For the mill'));
      expect(approval).toMatchObject({
        status: 'pending',
        outdated: false,
        requester: 'Bela Hale',
        own: true,
        note: 'For the mill',
        count: 2,
        cart: { Delivery_method: 'Will Call', payment_type: 'check' },
        can: { decide: false, cancel: true, order: false },
      });
      expect(approval.total).toBe((await checkout(buyer.person, cart)).cart.total);
      const told = async ({ email }: { email: string }) =>
        (await mailsTo(email)).filter(({ text }) => text.includes(`/a/approvals/${approval._id}`)).length;
      expect(await told(approver)).toBe(1);
      for (const other of [admin, off, viewer, buyer]) expect(await told(other)).toBe(0);
      const bell = dataOf(await admin.person.listNotifications()).map(({ kind }) => kind);
      expect(bell).toContain('approval_requested');
      expect(dataOf(await approver.person.getSession()).pending_approvals).toBe(1);
      expect(dataOf(await buyer.person.getSession()).pending_approvals).toBe(0);
      // Asked again as it is, it is the same request, also when two ask at once.
      const again = await Promise.all([request(buyer.person, cart), request(buyer.person, cart)]);
      expect(again.map((answer) => dataOf(answer)._id)).toEqual([approval._id, approval._id]);
      expect(await told(approver)).toBe(1);
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_approval_pending');
    });

    it('is seen and answered by approvers and admins of the company, and by nobody else', async () => {
      const { admin, buyer, approver, approval } = await asked();
      const params = { id: approval._id };
      const stranger = await asked();
      const colleague = await joined(admin.person, 'buyer', 'Fay');
      const payable = await joined(admin.person, 'accounts_payable', 'Gus');
      for (const other of [stranger.admin, stranger.approver, stranger.buyer, colleague, payable]) {
        expect(problemOf(await other.person.getApproval({ params })).status).toBe(404);
        expect(problemOf(await decide(other.person, approval._id, 'approved')).status).toBe(404);
        expect(problemOf(await other.person.cancelApproval({ params })).status).toBe(404);
        const listed = dataOf(await other.person.listApprovals()).items.map(({ _id }) => _id);
        expect(listed).not.toContain(approval._id);
      }
      expect(problemOf(await visitor().getApproval({ params })).status).toBe(401);
      expect(problemOf(await decide(buyer.person, approval._id, 'approved')).status).toBe(403);
      // Nor by who asked, once they are an approver.
      dataOf(
        await admin.person.changeColleague({ params: { id: buyer.account }, body: { role: 'approver' } }),
      );
      expect(reasonOf(await decide(buyer.person, approval._id, 'approved'))).toBe('approval_not_yours');
      dataOf(await admin.person.changeColleague({ params: { id: buyer.account }, body: { role: 'buyer' } }));
      // An approver's request of another is not theirs to cancel.
      expect(problemOf(await approver.person.cancelApproval({ params })).status).toBe(404);
      expect(dataOf(await admin.person.getApproval({ params })).can.decide).toBe(true);
      expect(dataOf(await decide(admin.person, approval._id, 'approved')).decided?.by).toBe('Ines Hale');
      expect(reasonOf(await decide(approver.person, approval._id, 'declined', 'Late'))).toBe(
        'approval_answered',
      );
    });

    it('is answered once, however many answer at once', async () => {
      const { admin, approver, approval, buyer } = await asked();
      const answers = await Promise.all([
        decide(admin.person, approval._id, 'approved'),
        decide(approver.person, approval._id, 'declined', 'No budget'),
        decide(approver.person, approval._id, 'approved'),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const mails = (await mailsTo(buyer.email)).filter(({ text }) => text.includes(approval._id));
      expect(mails).toHaveLength(1);
    });

    it('is declined with a reason, and asked for anew', async () => {
      const { approver, buyer, cart, approval } = await asked();
      expect(
        Object.keys(problemOf(await decide(approver.person, approval._id, 'declined')).fieldErrors ?? {}),
      ).toEqual(['/reason']);
      dataOf(await decide(approver.person, approval._id, 'declined', 'Over budget'));
      const { approval: state } = await checkout(buyer.person, cart);
      expect(state).toMatchObject({
        state: 'declined',
        request: { decided_by: 'Cleo Hale', reason: 'Over budget' },
      });
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_approval_declined');
      const [news] = dataOf(await buyer.person.listNotifications());
      expect(news).toMatchObject({ kind: 'approval_declined', href: `/a/approvals/${approval._id}` });
      expect(news?.text).toContain('Over budget');
      const next = dataOf(await request(buyer.person, cart));
      expect(next._id).not.toBe(approval._id);
      // Whoever was asked hears that they need not answer.
      dataOf(await buyer.person.cancelApproval({ params: { id: next._id } }));
      const [over] = dataOf(await approver.person.listNotifications());
      expect(over).toMatchObject({ kind: 'approval_canceled', href: `/a/approvals/${next._id}` });
      expect(dataOf(await buyer.person.listNotifications())[0]?.kind).toBe('approval_declined');
      expect(
        dataOf(await approver.person.listApprovals({ query: { status: 'declined' } })).items,
      ).toMatchObject([{ _id: approval._id }]);
      expect(dataOf(await approver.person.listApprovals()).items.map(({ _id }) => _id)).toEqual([
        next._id,
        approval._id,
      ]);
    });

    it('whoever approved an order hears that its items were changed', async () => {
      const { approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      const placed = dataOf(await place(buyer.person, cart));
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('sales') }));
      const params = { id: placed._id };
      const { version, cart: ordered } = dataOf(await employee.getDeskOrder({ params }));
      const lines = [{ item: ordered.items[0]?._id ?? '', quantity: 1 }];
      const edit = { version, lines, add: [] };
      const { pricing_version } = dataOf(await employee.previewOrderLines({ params, body: edit }));
      const before = dataOf(await approver.person.listNotifications()).map(({ kind }) => kind);
      expect(before).not.toContain('approval_order_changed');
      dataOf(await employee.changeOrderLines({ params, body: { ...edit, pricing_version, note: '' } }));
      const [news] = dataOf(await approver.person.listNotifications());
      expect(news).toMatchObject({ kind: 'approval_order_changed', href: `/a/approvals/${approval._id}` });
      expect(news?.text).toContain(placed.number);
    });

    it('needs an order that could be placed, at the total that was shown', async () => {
      const admin = await trader();
      const buyer = await joined(admin.person, 'buyer');
      const cart = await cartOf(buyer.person);
      const { pricing_version } = await checkout(buyer.person, cart);
      await setQuantity(buyer.person, cart, 3);
      const body = { cart_id: cart._id, pricing_version };
      expect(problemOf(await buyer.person.requestApproval({ body })).code).toBe('pricing_changed');
      dataOf(await buyer.person.saveCart({ params: { id: cart._id }, body: { payment_type: null } }));
      expect(problemOf(await request(buyer.person, cart)).fieldErrors).toHaveProperty(
        '/details/payment_type',
      );
      const viewer = await joined(admin.person, 'viewer', 'Emil');
      expect(reasonOf(await request(viewer.person, await cartOf(viewer.person)))).toBe(
        'company_role_no_orders',
      );
      const guest = visitor();
      expect(problemOf(await request(guest, await cartOf(guest))).code).toBe('unauthenticated');
    });

    it('is canceled by who asked, and then covers nothing', async () => {
      const { approver, buyer, cart, approval } = await asked();
      const params = { id: approval._id };
      dataOf(await decide(approver.person, approval._id, 'approved'));
      expect(dataOf(await buyer.person.cancelApproval({ params })).status).toBe('canceled');
      expect(reasonOf(await buyer.person.cancelApproval({ params }))).toBe('approval_answered');
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_needs_approval');
    });
  });

  describe('an approval', () => {
    it('places one order, which remembers who gave it', async () => {
      const { admin, approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      expect(await stateOf(buyer.person, cart)).toBe('approved');
      const bell = dataOf(await buyer.person.listNotifications());
      expect(bell[0]?.kind).toBe('approval_approved');
      expect(dataOf(await buyer.person.getApproval({ params: { id: approval._id } })).can.order).toBe(true);
      const order = dataOf(await place(buyer.person, cart));
      expect(order.approval?.by).toBe('Cleo Hale');
      const used = dataOf(await admin.person.getApproval({ params: { id: approval._id } }));
      expect(used).toMatchObject({ status: 'used', order: { _id: order._id, number: order.number } });
      const desk = dataOf(await operator().getDeskOrder({ params: { id: order._id } }));
      expect(desk.approval?.by).toBe('Cleo Hale');
      // The next cart needs its own.
      const next = await cartOf(buyer.person);
      expect(reasonOf(await place(buyer.person, next))).toBe('order_needs_approval');
    });

    it('is used once by twenty who press at once', async () => {
      const { approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      const { pricing_version } = await checkout(buyer.person, cart);
      const body = { cart_id: cart._id, pricing_version, details: checkoutDetails };
      const same = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          buyer.person.placeOrder({
            headers: { 'idempotency-key': index % 2 ? same : randomUUID() },
            body,
          }),
        ),
      );
      const orders = new Set(answers.flatMap((answer) => (answer.ok ? [answer.data._id] : [])));
      expect(orders.size).toBe(1);
      const { status } = dataOf(await approver.person.getApproval({ params: { id: approval._id } }));
      expect(status).toBe('used');
    });

    it('covers the same goods or fewer, and no more', async () => {
      const { approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      await setQuantity(buyer.person, cart, 3);
      expect(await stateOf(buyer.person, cart)).toBe('outdated');
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_approval_goods_changed');
      expect(dataOf(await approver.person.listApprovals()).items[0]?.outdated).toBe(true);
      await setQuantity(buyer.person, cart, 1);
      expect(await stateOf(buyer.person, cart)).toBe('approved');
      // Another product is another order, also where it comes to less.
      const [other, wanted] = [await inStock(7), await inStock(3)];
      expect(other.sku).not.toBe(wanted.sku);
      const body = { product: other.sku, quantity: 1, exact: true };
      const both = dataOf(await buyer.person.addToCart({ params: { id: cart._id }, body }));
      expect(await stateOf(buyer.person, cart)).toBe('outdated');
      const added = both.items.find(({ sku }) => sku === other.sku)?._id ?? '';
      const list = [{ kind: 'line' as const, n: 0, line: added, quantity: 0 }];
      dataOf(await buyer.person.saveCart({ params: { id: cart._id }, body: { edits: { list } } }));
      expect(dataOf(await place(buyer.person, cart)).approval?.by).toBe('Cleo Hale');
    });

    it('does not cover a total above the approved one', async () => {
      const { approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      await database()
        .updateTable('order_approval')
        .set((eb) => ({ total_cents: eb('total_cents', '-', 1) }))
        .where('id', '=', approval._id)
        .execute();
      expect(await stateOf(buyer.person, cart)).toBe('outdated');
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_approval_outdated');
      const seen = dataOf(await approver.person.getApproval({ params: { id: approval._id } }));
      expect(seen.outdated).toBe(true);
      // A new request takes its place.
      const next = dataOf(await request(buyer.person, cart));
      expect(dataOf(await approver.person.getApproval({ params: { id: approval._id } })).status).toBe(
        'canceled',
      );
      dataOf(await decide(approver.person, next._id, 'approved'));
      dataOf(await place(buyer.person, cart));
    });

    it('is not given to a cart that has changed since', async () => {
      const { approver, buyer, cart, approval } = await asked();
      await setQuantity(buyer.person, cart, 4);
      const seen = dataOf(await approver.person.getApproval({ params: { id: approval._id } }));
      expect([seen.outdated, seen.cart.items[0]?.quantity]).toEqual([true, 2]);
      expect(reasonOf(await decide(approver.person, approval._id, 'approved'))).toBe('approval_cart_changed');
      dataOf(await decide(approver.person, approval._id, 'declined', 'Ask again'));
    });

    it('is given back when the order is not placed after all', async () => {
      const { approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      const sku = cart.items[0]?.sku ?? '';
      const stock = () =>
        database()
          .updateTable('stock')
          .where('warehouse_id', '=', cart.warehouse ?? '')
          .where('sku_id', 'in', database().selectFrom('sku').select('id').where('code', '=', sku));
      const before = await database()
        .selectFrom('stock as s')
        .innerJoin('sku as k', 'k.id', 's.sku_id')
        .select('s.quantity')
        .where('k.code', '=', sku)
        .where('s.warehouse_id', '=', cart.warehouse ?? '')
        .executeTakeFirstOrThrow();
      const { pricing_version } = await checkout(buyer.person, cart);
      await stock().set({ quantity: 0 }).execute();
      const headers = { 'idempotency-key': randomUUID() };
      const body = { cart_id: cart._id, pricing_version, details: checkoutDetails };
      const refused = problemOf(await buyer.person.placeOrder({ headers, body }));
      await stock().set({ quantity: before.quantity }).execute();
      expect(refused.code).toBe('out_of_stock');
      const { status } = dataOf(await approver.person.getApproval({ params: { id: approval._id } }));
      expect(status).toBe('approved');
      dataOf(await place(buyer.person, cart));
    });

    it('is lost by who is switched off or leaves, also for when they come back', async () => {
      const { admin, approver, buyer, cart, approval } = await asked();
      dataOf(await decide(approver.person, approval._id, 'approved'));
      const turn = (id: string, active: boolean) =>
        admin.person.changeColleague({ params: { id }, body: { active } });
      dataOf(await turn(buyer.account, false));
      expect(problemOf(await buyer.person.getApproval({ params: { id: approval._id } })).status).toBe(404);
      dataOf(await turn(buyer.account, true));
      expect(reasonOf(await place(buyer.person, cart))).toBe('order_needs_approval');
      const next = dataOf(await request(buyer.person, cart));
      dataOf(await turn(approver.account, false));
      expect(problemOf(await decide(approver.person, next._id, 'approved')).status).toBe(404);
      dataOf(await turn(approver.account, true));
      const role = { params: { id: approver.account }, body: { role: 'buyer' as const } };
      dataOf(await admin.person.changeColleague(role));
      expect(problemOf(await decide(approver.person, next._id, 'approved')).status).toBe(404);
      dataOf(await decide(admin.person, next._id, 'approved'));
      expect(dataOf(await place(buyer.person, cart)).approval?.by).toBe('Ines Hale');
    });

    it('is over with its cart, and nobody is asked to answer any more', async () => {
      const { buyer, approver, cart } = await asked();
      const waiting = async () => dataOf(await approver.person.getSession()).pending_approvals;
      expect(await waiting()).toBe(1);
      dataOf(await buyer.person.deleteCart({ params: { id: cart._id } }));
      expect(await waiting()).toBe(0);
      const { items } = dataOf(await approver.person.listApprovals({ query: { status: 'canceled' } }));
      expect(items).toHaveLength(1);
    });

    it('is not got around by a buyer who invites an approver or another buyer', async () => {
      const admin = await trader();
      const buyer = await joined(admin.person, 'buyer');
      const { version } = dataOf(await operator().getCompanyRecord({ params: { id: admin.id } }));
      const features = ['approvals', 'invite', 'invite:buyer'] as const;
      const body = { version, features: [...features], lien: false, salesman: null, order_limit: 0 };
      dataOf(await operator().saveCompany({ params: { id: admin.id }, body }));
      const invite = (role: CompanyRole) =>
        buyer.person.inviteUser({ body: { email: `${randomUUID()}@example.com`, role } });
      expect(reasonOf(await invite('approver'))).toBe('invite_own_role');
      expect(reasonOf(await invite('buyer'))).toBe('invite_approvals');
    });

    it('is not needed once the limit is raised, and then is over with the order', async () => {
      const { admin, buyer, cart, approval } = await asked();
      dataOf(await admin.person.setOrderLimit({ body: { order_limit: null } }));
      expect(dataOf(await place(buyer.person, cart)).approval).toBeNull();
      expect(dataOf(await admin.person.getApproval({ params: { id: approval._id } })).status).toBe(
        'canceled',
      );
      expect(dataOf(await admin.person.getSession()).pending_approvals).toBe(0);
    });
  });
}
