/** Customers at the employees' desk: found, helped, merged, exported, erased (docs/product.md#customer-desk). */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

const password = 'correct horse battery';

export function customerDeskContract({
  visitor,
  operator,
  accountOf,
  inStock,
  order,
  database,
  joinCompany,
}: ContractTools): void {
  const employee = async (role: EmployeeRole = 'sales') => {
    const one = visitor();
    if (role === 'sales') {
      dataOf(await one.login({ body: accountOf('sales') }));
      return one;
    }
    const email = `${role}.${randomUUID()}@example.com`;
    const body = { email, first_name: 'Una', last_name: 'Fenn', role, password };
    dataOf(await operator().createEmployee({ body }));
    dataOf(await one.login({ body: { email, password } }));
    return one;
  };
  /** A new customer; answers the visitor, the id and the email. */
  const customer = async (first_name = 'Ada', last_name = 'Lund') => {
    const shopper = visitor();
    const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
    const { _id } = dataOf(await shopper.register({ body: { first_name, last_name, email, password } }));
    return { shopper, id: _id, email };
  };
  const fill = async (shopper: Visitor, quantity = 2, index = 7) => {
    const product = await inStock(index);
    const cart = dataOf(await shopper.currentCart());
    const body = { product: product.sku, quantity, exact: true };
    return { product, cart: dataOf(await shopper.addToCart({ params: { id: cart._id }, body })) };
  };
  const placed = async (shopper: Visitor) => {
    const { cart } = await fill(shopper);
    return dataOf(await order(shopper, cart));
  };
  /** Orders that are done, as far as the books go. */
  const finish = async (number: string) => {
    const row = await database()
      .updateTable('order')
      .set({ status: 'fulfilled' })
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    await database()
      .updateTable('payment')
      .set({ status: 'captured' })
      .where('order_id', '=', row.id)
      .execute();
  };
  const auditOf = async (subject: string) =>
    (
      await database()
        .selectFrom('audit_event')
        .selectAll()
        .where('subject', '=', subject)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  describe('the desk of customers', () => {
    it('is for sales and admins: nobody else reads, helps, merges, exports or erases', async () => {
      const { shopper, id, email } = await customer();
      const { cart } = await fill(shopper);
      const params = { id };
      const calls = (one: Visitor) => [
        one.listDeskCustomers(),
        one.getDeskCustomer({ params }),
        one.changeDeskCustomer({ params, body: { active: false } }),
        one.noteCustomer({ params, body: { body: 'hello' } }),
        one.sendCustomerReset({ params }),
        one.endCustomerSessions({ params }),
        one.resetCustomerTwoFactor({ params }),
        one.getCustomerCart({ params: { id, cart: cart._id } }),
        one.helpWithCart({ params: { id, cart: cart._id }, body: { version: cart.version } }),
        one.previewCustomerMerge({ params, query: { email } }),
        one.mergeCustomers({ params, body: { duplicate: 'x', shown: 'x' } }),
        one.exportCustomer({ params }),
        one.eraseCustomer({ params, body: { email } }),
      ];
      const codesOf = async (one: Visitor) =>
        (await Promise.all(calls(one))).map((answer) => problemOf(answer).code);
      expect(new Set(await codesOf(visitor()))).toEqual(new Set(['unauthenticated']));
      expect(new Set(await codesOf(shopper))).toEqual(new Set(['forbidden']));
      for (const role of ['viewer', 'editor', 'publisher'] as const)
        expect(new Set(await codesOf(await employee(role))), role).toEqual(new Set(['forbidden']));
      for (const role of ['sales', 'admin'] as const)
        expect((await (await employee(role)).getDeskCustomer({ params })).ok, role).toBe(true);
      expect(await auditOf(id)).toEqual([]);
    });

    it('never handles an employee’s account', async () => {
      const admin = await employee('admin');
      const { _id: id, email } = dataOf(await admin.getSession());
      const params = { id };
      const answers = [
        await admin.getDeskCustomer({ params }),
        await admin.changeDeskCustomer({ params, body: { active: false } }),
        await admin.sendCustomerReset({ params }),
        await admin.endCustomerSessions({ params }),
        await admin.resetCustomerTwoFactor({ params }),
        await admin.noteCustomer({ params, body: { body: 'hello' } }),
        await admin.exportCustomer({ params }),
        await admin.eraseCustomer({ params, body: { email } }),
        await admin.mergeCustomers({ params, body: { duplicate: 'x', shown: 'x' } }),
      ];
      expect(answers.map((answer) => problemOf(answer).code)).toEqual(answers.map(() => 'not_found'));
      const mine = await customer();
      const merge = await admin.previewCustomerMerge({ params: { id: mine.id }, query: { email } });
      expect(problemOf(merge).code).toBe('invalid');
      const both = { params: { id: mine.id }, body: { duplicate: id, shown: 'x' } };
      expect(problemOf(await admin.mergeCustomers(both)).code).toBe('not_found');
      expect(dataOf(await admin.listDeskCustomers({ query: { q: email } })).items).toEqual([]);
    });

    it('finds a customer by name, email, company, phone and number of an order', async () => {
      const { shopper, id, email } = await customer('Oda', `Quist${randomUUID().slice(0, 6)}`);
      const mine = await placed(shopper);
      const desk = await employee();
      const search = async (query: object) =>
        dataOf(await desk.listDeskCustomers({ query: { limit: 100, ...query } })).items.map(({ _id }) => _id);
      const { last_name } = dataOf(await shopper.getSession());
      expect(await search({ q: `${last_name} oda` })).toEqual([id]);
      expect(await search({ q: email.toUpperCase() })).toEqual([id]);
      expect(await search({ q: mine.number })).toEqual([id]);
      expect(await search({ q: '(503) 555-0148' })).toContain(id);
      expect(await search({ q: '100%_' })).toEqual([]);
      expect(await search({ q: last_name, show: 'ordered' })).toEqual([id]);
      expect(await search({ q: last_name, show: 'no_orders' })).toEqual([]);
      expect(await search({ q: last_name, show: 'company' })).toEqual([]);
      const { _id: company, name } = await database()
        .selectFrom('company')
        .select(['id as _id', 'name'])
        .where('status', '=', 'approved')
        .executeTakeFirstOrThrow();
      await joinCompany(email, company);
      expect(await search({ q: `${name} ${last_name}`, show: 'company' })).toEqual([id]);
      const [row] = dataOf(await desk.listDeskCustomers({ query: { q: email } })).items;
      expect(row).toMatchObject({ company: name, orders: 1, lifetime: mine.cart.total, status: 'active' });
    });

    it('shows what a customer bought, has in open carts at their own prices, looked at and was noted', async () => {
      const { shopper, id, email } = await customer();
      const mine = await placed(shopper);
      const { product } = await fill(shopper, 3);
      dataOf(await shopper.addFavorite({ params: { productId: product._id } }));
      await shopper.sendEvent({ body: { eventType: 15, entityID: product._id } });
      const { company } = await database()
        .selectFrom('company')
        .select('id as company')
        .where('status', '=', 'approved')
        .executeTakeFirstOrThrow();
      await joinCompany(email, company);
      const theirs = dataOf(await shopper.listCarts());
      const desk = await employee();
      const noted = dataOf(await desk.noteCustomer({ params: { id }, body: { body: 'Call after noon' } }));
      expect(noted.notes).toMatchObject([{ body: 'Call after noon' }]);
      const seen = dataOf(await desk.getDeskCustomer({ params: { id } }));
      expect(seen).toMatchObject({
        orders: 1,
        lifetime: mine.cart.total,
        phone: '503 555 0148',
        favorites: 1,
        company: { _id: company },
        order_list: [{ number: mine.number, total: mine.cart.total }],
      });
      expect(seen.sessions).toBe(1);
      expect(seen.carts).toMatchObject(
        theirs.map(({ _id, subtotal, count }) => ({ _id, subtotal, count, lines: 1 })),
      );
      expect(seen.events[0]).toMatchObject({ type: 15, about: product.name });
      // Nothing of an employee's notes reaches the customer.
      expect(JSON.stringify(dataOf(await shopper.getSession()))).not.toContain('Call after noon');
      expect(await auditOf(id)).toEqual(['customer.note']);
    });

    it('changes an open cart at the customer’s prices, tells the customer, and counts no event', async () => {
      const { shopper, id } = await customer();
      const { product, cart } = await fill(shopper);
      const other = await inStock(9);
      const desk = await employee();
      const params = { id, cart: cart._id };
      const before = await database().selectFrom('event').select('id').where('account_id', '=', id).execute();
      const line = cart.items[0]?._id ?? '';
      const body = {
        version: cart.version,
        lines: [{ _id: line, quantity: 12 }],
        // As somebody types it on the phone.
        add: { sku: other.sku.toLowerCase().replaceAll('-', ' '), quantity: 12 },
      };
      const helped = dataOf(await desk.helpWithCart({ params, body }));
      expect(helped.cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        [product.sku, 12],
        [other.sku, 12],
      ]);
      expect(problemOf(await desk.helpWithCart({ params, body }))).toMatchObject({
        code: 'stale_version',
        status: 409,
      });
      const theirs = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      const { first_name, last_name } = dataOf(await desk.getSession());
      expect(theirs.helped?.by).toBe(`${first_name} ${last_name}`);
      expect(theirs.total).toBe(helped.cart.total);
      const bell = dataOf(await shopper.listNotifications({ query: { isRead: 'false' } }));
      expect(bell.filter(({ kind }) => kind === 'cart_helped')).toHaveLength(1);
      // Another page of the customer's goes on: its edits apply, and the notice stays until it is read.
      const edits = {
        client: `page-${randomUUID()}`,
        list: [{ kind: 'line' as const, n: 1, line, quantity: 24 }],
      };
      const edited = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { edits } }));
      expect(edited.items[0]?.quantity).toBe(24);
      expect(edited.helped?.by).toBeTruthy();
      const read = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { seen: true } }));
      expect(read.helped).toBeNull();
      const events = await database()
        .selectFrom('event')
        .select('type')
        .where('account_id', '=', id)
        .execute();
      expect(events.length - before.length, 'the customer’s own edit').toBe(2);
      expect(await auditOf(id)).toEqual(['customer.cart']);
    });

    it('keeps the cart’s rules, and refuses another’s cart and one that was ordered', async () => {
      const { shopper, id } = await customer();
      const { cart } = await fill(shopper);
      const desk = await employee();
      const params = { id, cart: cart._id };
      const add = (sku: string) =>
        desk.helpWithCart({ params, body: { version: cart.version, add: { sku, quantity: 1 } } });
      expect(problemOf(await add('NO-SUCH-SKU'))).toMatchObject({
        code: 'invalid',
        reason: 'sku_unknown',
        values: { sku: 'NO-SUCH-SKU' },
      });
      const another = await customer();
      const { cart: others } = await fill(another.shopper);
      const foreign = { id, cart: others._id };
      expect(problemOf(await desk.getCustomerCart({ params: foreign })).code).toBe('not_found');
      const steal = await desk.helpWithCart({ params: foreign, body: { version: others.version } });
      expect(problemOf(steal).code).toBe('not_found');
      await order(shopper, cart);
      expect(problemOf(await desk.getCustomerCart({ params })).code).toBe('not_found');
      expect(problemOf(await desk.helpWithCart({ params, body: { version: cart.version } })).code).toBe(
        'cart_closed',
      );
    });

    it('sends a reset link, ends logins, switches an account off and on', async () => {
      const { shopper, id, email } = await customer();
      const desk = await employee();
      const params = { id };
      dataOf(await desk.sendCustomerReset({ params }));
      const mail = await database()
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', email)
        .execute();
      expect(mail.map(({ text }) => text).join()).toContain('/reset-password?token=');
      expect(dataOf(await desk.endCustomerSessions({ params })).sessions).toBe(0);
      expect(problemOf(await shopper.getSession()).code).toBe('unauthenticated');
      dataOf(await shopper.login({ body: { email, password } }));
      expect(dataOf(await desk.changeDeskCustomer({ params, body: { active: false } })).status).toBe('off');
      expect(problemOf(await shopper.getSession()).code).toBe('unauthenticated');
      expect(problemOf(await shopper.login({ body: { email, password } })).code).toBe('credentials');
      expect(problemOf(await desk.sendCustomerReset({ params })).code).toBe('invalid');
      expect(dataOf(await desk.changeDeskCustomer({ params, body: { active: true } })).status).toBe('active');
      dataOf(await shopper.login({ body: { email, password } }));
      expect(await auditOf(id)).toEqual([
        'customer.reset',
        'customer.sessions',
        'customer.off',
        'customer.on',
      ]);
    });

    it('resets a lost second factor: the logins end, the person is told, and the password is enough again', async () => {
      const { shopper, id, email } = await customer();
      const desk = await employee();
      const params = { id };
      const reset = async () => dataOf(await desk.resetCustomerTwoFactor({ params }));
      expect((await reset()).two_factor).toBe(false);
      expect(await auditOf(id)).toEqual([]);
      const { key } = dataOf(await shopper.startTwoFactor());
      const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
      dataOf(await shopper.confirmTwoFactor({ body: { password, code } }));
      expect(dataOf(await desk.getDeskCustomer({ params })).two_factor).toBe(true);
      expect(problemOf(await visitor().login({ body: { email, password } })).code).toBe('second_factor');
      expect(await reset()).toMatchObject({ two_factor: false, sessions: 0 });
      expect(problemOf(await shopper.getSession()).code).toBe('unauthenticated');
      dataOf(await shopper.login({ body: { email, password } }));
      const told = await database()
        .selectFrom('mail')
        .select('subject')
        .where('recipient', '=', email)
        .execute();
      expect(told.map(({ subject }) => subject)).toContain('Two-factor authentication was reset');
      expect(await auditOf(id)).toEqual(['customer.two_factor']);
    });

    it('merges a duplicate: everything moves, its email finds the customer, and it cannot log in', async () => {
      const kept = await customer('Mia', 'Berg');
      const gone = await customer('Mia', 'Berg');
      await fill(kept.shopper, 1, 3);
      const product = await inStock(5);
      const favorite = { params: { productId: product._id } };
      dataOf(await kept.shopper.addFavorite(favorite));
      dataOf(await gone.shopper.addFavorite(favorite));
      const book = { label: 'Shop', address, is_default_shipping: true };
      dataOf(await kept.shopper.addAddress({ body: book }));
      dataOf(await gone.shopper.addAddress({ body: book }));
      const mine = await placed(gone.shopper);
      const { cart } = await fill(gone.shopper, 4, 6);
      const desk = await employee();
      dataOf(await desk.noteCustomer({ params: { id: gone.id }, body: { body: 'Prefers mornings' } }));
      const params = { id: kept.id };
      const preview = dataOf(await desk.previewCustomerMerge({ params, query: { email: gone.email } }));
      expect(preview.moves).toEqual(
        expect.arrayContaining([
          { part: 'orders', count: 1 },
          { part: 'carts', count: 1 },
          { part: 'favorites', count: 1 },
          { part: 'addresses', count: 1 },
          { part: 'notes', count: 1 },
        ]),
      );
      const body = { duplicate: gone.id, shown: preview.shown };
      // Something came in between: what would move now was not shown.
      dataOf(await desk.noteCustomer({ params: { id: gone.id }, body: { body: 'And tea' } }));
      expect(problemOf(await desk.mergeCustomers({ params, body })).code).toBe('stale_version');
      const again = dataOf(await desk.previewCustomerMerge({ params, query: { email: gone.email } }));
      const merged = dataOf(await desk.mergeCustomers({ params, body: { ...body, shown: again.shown } }));
      expect(merged).toMatchObject({ orders: 1, favorites: 1, aliases: [gone.email] });
      expect(merged.notes.map(({ body: text }) => text).sort()).toEqual(['And tea', 'Prefers mornings']);
      expect(merged.addresses.filter(({ is_default_shipping }) => is_default_shipping)).toHaveLength(1);
      expect(merged.addresses).toHaveLength(2);
      expect(merged.carts.map(({ name }) => name).sort()).toEqual(['', `From ${gone.email}`]);
      const theirs = dataOf(await kept.shopper.getCart({ params: { id: cart._id } }));
      expect(theirs.items[0]?.quantity).toBe(4);
      expect(dataOf(await kept.shopper.listCarts()).find(({ active }) => active)?.name).toBe('');
      expect(dataOf(await kept.shopper.listOrders()).items.map(({ number }) => number)).toEqual([
        mine.number,
      ]);
      expect(problemOf(await gone.shopper.getSession()).code).toBe('unauthenticated');
      const login = await gone.shopper.login({ body: { email: gone.email, password } });
      expect(problemOf(login).code).toBe('credentials');
      const found = dataOf(await desk.listDeskCustomers({ query: { q: gone.email } })).items;
      expect(found.map(({ _id }) => _id)).toEqual([kept.id]);
      const duplicate = dataOf(await desk.getDeskCustomer({ params: { id: gone.id } }));
      expect(duplicate).toMatchObject({ status: 'merged', merged_into: kept.id });
      const twice = await desk.mergeCustomers({ params, body: { ...body, shown: again.shown } });
      expect(problemOf(twice).code).toBe('invalid');
    });

    it('merges nobody with themselves, nor people of two companies; a company comes along', async () => {
      const one = await customer();
      const other = await customer();
      const desk = await employee();
      const params = { id: one.id };
      const look = (email: string) => desk.previewCustomerMerge({ params, query: { email } });
      expect(problemOf(await look(one.email)).code).toBe('invalid');
      expect(problemOf(await look('nobody@example.com')).code).toBe('invalid');
      const companies = await database().selectFrom('company').select(['id', 'name']).limit(2).execute();
      const [first, second] = companies;
      if (!first || !second) throw new Error('the sample has two companies');
      await joinCompany(other.email, first.id);
      const preview = dataOf(await look(other.email));
      expect(preview.joins).toBe(first.name);
      await joinCompany(one.email, second.id);
      expect(problemOf(await look(other.email)).code).toBe('invalid');
      const body = { duplicate: other.id, shown: preview.shown };
      expect(problemOf(await desk.mergeCustomers({ params, body })).code).toBe('invalid');
      await joinCompany(one.email, null);
      expect(dataOf(await desk.mergeCustomers({ params, body })).company?._id).toBe(first.id);
    });

    /** Two people of a company with an order limit of their own making. */
    const company = async () => {
      const id = randomUUID();
      await database()
        .insertInto('company')
        .values({
          id,
          name: 'Berg Baths',
          status: 'approved',
          features: JSON.stringify(['approvals']),
          lien: false,
          order_limit_cents: 10_000,
        })
        .execute();
      return id;
    };
    const limits = async (id: string) =>
      dataOf(await operator().getCompanyRecord({ params: { id } })).people.map((one) => [
        one.email,
        one.role,
        one.order_limit,
      ]);

    it('neither merges nor erases the last admin away from the others of a company', async () => {
      const boss = await customer('Bo', 'Berg');
      const buyer = await customer('Bo', 'Berg');
      const id = await company();
      await joinCompany(boss.email, id, 'admin');
      await joinCompany(buyer.email, id);
      const desk = await employee();
      const look = () =>
        desk.previewCustomerMerge({ params: { id: buyer.id }, query: { email: boss.email } });
      expect(problemOf(await look())).toMatchObject({ code: 'invalid', reason: 'last_admin' });
      const forget = () => desk.eraseCustomer({ params: { id: boss.id }, body: { email: boss.email } });
      expect(problemOf(await forget())).toMatchObject({ code: 'invalid', reason: 'last_admin' });
      // The other way around the admin stays; and where there is another, one may go.
      dataOf(await desk.previewCustomerMerge({ params: { id: boss.id }, query: { email: buyer.email } }));
      const second = await customer('Cleo', 'Berg');
      await joinCompany(second.email, id, 'admin');
      dataOf(await look());
      dataOf(await forget());
      expect((await limits(id)).map(([, role]) => role)).toEqual(['buyer', 'admin']);
      // Nobody is left behind by the last of all.
      await joinCompany(buyer.email, null);
      dataOf(await desk.eraseCustomer({ params: { id: second.id }, body: { email: second.email } }));
    });

    it('gives nobody a higher order limit by a merge; a seat comes with its own', async () => {
      const id = await company();
      const desk = await employee();
      const buyer = await customer('Dag', 'Berg');
      const free = await customer('Dag', 'Berg');
      const outside = await customer('Dag', 'Berg');
      for (const { email } of [buyer, free]) await joinCompany(email, id);
      const limit = (person: string, order_limit: number | null) =>
        operator().changeCompanyPerson({ params: { id, person }, body: { order_limit } });
      dataOf(await limit(free.id, null));
      const merge = async (to: string, from: { id: string; email: string }) => {
        const params = { id: to };
        const { shown } = dataOf(await desk.previewCustomerMerge({ params, query: { email: from.email } }));
        dataOf(await desk.mergeCustomers({ params, body: { duplicate: from.id, shown } }));
      };
      await merge(buyer.id, free);
      expect(await limits(id)).toEqual([[buyer.email, 'buyer', 100]]);
      dataOf(await limit(buyer.id, 50));
      await merge(outside.id, buyer);
      expect(await limits(id)).toEqual([[outside.email, 'buyer', 50]]);
    });

    it('exports and erases what is kept under an address from before a change of email', async () => {
      const { shopper, id, email } = await customer('Nils', 'Elsewhere');
      const changed = `nils.${randomUUID()}@example.com`;
      dataOf(await shopper.requestEmailChange({ body: { email: changed, password } }));
      const { text } = await database()
        .selectFrom('mail')
        .select('text')
        .where('recipient', '=', changed)
        .executeTakeFirstOrThrow();
      const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
      dataOf(await visitor().confirmEmailChange({ params: { token } }));
      dataOf(await visitor().subscribeToNewsletter({ body: { email } }));
      const desk = await employee();
      const { tables } = dataOf(await desk.exportCustomer({ params: { id } }));
      expect(JSON.stringify(tables.former_email)).toContain(email);
      expect(JSON.stringify(tables.newsletter_subscriber)).toContain(email);
      dataOf(await desk.eraseCustomer({ params: { id }, body: { email: changed } }));
      for (const { name } of await database().introspection.getTables()) {
        const rows = await database()
          .selectFrom(name as 'account')
          .selectAll()
          .execute();
        for (const word of [email, changed])
          expect(JSON.stringify(rows).toLowerCase().includes(word), `${word} in ${name}`).toBe(false);
      }
      // Once the address is somebody else's, what is kept under it is theirs.
      const one = await customer('Nils', 'Elsewhere');
      const former = { account_id: one.id, changed_at: new Date().toISOString() };
      const other = await customer('Olaf', 'Elsewhere');
      await database()
        .insertInto('former_email')
        .values({ ...former, email: other.email })
        .execute();
      const theirs = dataOf(await desk.exportCustomer({ params: { id: one.id } }));
      expect(JSON.stringify(theirs.tables.mail ?? [])).not.toContain(other.email);
      expect(theirs.tables.account).toHaveLength(1);
    });

    it('exports everything that is kept of a person, and no secret', async () => {
      const { shopper, id, email } = await customer();
      const mine = await placed(shopper);
      await fill(shopper);
      dataOf(await shopper.addAddress({ body: { label: 'Shop', address } }));
      const desk = await employee();
      dataOf(await desk.noteCustomer({ params: { id }, body: { body: 'Prefers mornings' } }));
      const file = dataOf(await desk.exportCustomer({ params: { id } }));
      const all = JSON.stringify(file);
      for (const word of [email, mine.number, address.address, 'Prefers mornings', '503 555 0148'])
        expect(all).toContain(word);
      expect(Object.keys(file.tables)).toEqual(
        expect.arrayContaining([
          'account',
          'session',
          'cart',
          'cart_item',
          'order',
          'order_item',
          'address',
          'mail',
        ]),
      );
      expect(file.tables.account).toHaveLength(1);
      expect(file.tables.order).toHaveLength(1);
      expect(all).not.toMatch(/password_hash|token_hash|argon2/);
      expect(await auditOf(id)).toEqual(['customer.note', 'customer.export']);
    });

    it('erases a person for good: orders and money stay, the person is nowhere', async () => {
      const { shopper, id, email } = await customer('Zelda', 'Forgetmenot');
      const named = { ...address, name: 'Zelda Forgetmenot', address: '77 Vanishing Lane' };
      const { cart: bought } = await fill(shopper);
      const details = { ...checkoutDetails, billing_address: named, note: 'For Forgetmenot’s bath' };
      const mine = dataOf(await order(shopper, bought, randomUUID(), { details }));
      await fill(shopper);
      dataOf(await shopper.addAddress({ body: { label: 'Home', address: named } }));
      const { cart } = await fill(shopper, 1, 4);
      dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { shipping_address: named } }));
      dataOf(await shopper.addFavorite({ params: { productId: (await inStock(5))._id } }));
      const desk = await employee();
      const params = { id };
      dataOf(await desk.noteCustomer({ params, body: { body: 'Zelda Forgetmenot called' } }));
      expect(
        problemOf(await desk.eraseCustomer({ params, body: { email: 'other@example.com' } })),
      ).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/email': [expect.any(String)] },
      });
      expect(problemOf(await desk.eraseCustomer({ params, body: { email } })).code, 'an open order').toBe(
        'invalid',
      );
      await finish(mine.number);
      const erased = dataOf(await desk.eraseCustomer({ params, body: { email } }));
      expect(erased).toMatchObject({
        status: 'erased',
        orders: 1,
        lifetime: mine.cart.total,
        carts: [],
        notes: [],
      });
      expect(problemOf(await shopper.getSession()).code).toBe('unauthenticated');
      const kept = dataOf(await desk.getDeskOrder({ params: { id: mine._id } }));
      expect(kept.cart.total).toBe(mine.cart.total);
      expect(kept.cart.billing_address).toMatchObject({ state: 'OR', zip: '97209', name: 'Erased customer' });
      // Nowhere in the whole database.
      const tables = await database().introspection.getTables();
      for (const { name } of tables) {
        const rows = await database()
          .selectFrom(name as 'account')
          .selectAll()
          .execute();
        const text = JSON.stringify(rows).toLowerCase();
        for (const word of [email, 'forgetmenot', 'vanishing lane', ...(name === 'order' ? ['zelda'] : [])])
          expect(text.includes(word), `${word} in ${name}`).toBe(false);
      }
      expect(dataOf(await desk.listDeskCustomers({ query: { q: email } })).items).toEqual([]);
      const again = await desk.changeDeskCustomer({ params, body: { active: true } });
      expect(problemOf(again).code).toBe('invalid');
      expect((await auditOf(id)).at(-1)).toBe('customer.erase');
      expect(problemOf(await shopper.login({ body: { email, password } })).code).toBe('credentials');
    });
  });
}
