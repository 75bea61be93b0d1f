/** Companies at the desk, their people, and what their roles and features restrict (docs/product.md#companies). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CompanyRecord } from '#schemas/domain/people/company.ts';
import { type CompanyRole, companyRoles } from '#schemas/domain/people/company-features.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

type Visitor = ReturnType<ContractTools['visitor']>;

export function companyDeskContract(tools: ContractTools): void {
  const { visitor, operator, accountOf, database, inStock, order } = tools;
  const password = 'correct horse battery';

  const someone = (first_name = 'Ines') => ({
    first_name,
    last_name: 'Hale',
    email: `${first_name.toLowerCase()}.${randomUUID()}@example.com`,
    password,
  });
  const business = (company_name: string) => ({
    company_name,
    trade: 'builder' as const,
    phone: '503 555 0110',
    website: '',
    address: { address: '8 Mill Road', city: 'Portland', state: 'OR' as const, zip: '97209' },
    tax_id: '93-1234567',
    state_licence: '',
    monthly_spend: 'to_10000' as const,
    heard: '' as const,
  });
  const logged = async (role: string) => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf(role) }));
    return employee;
  };

  /** An admin of a company that has applied. */
  async function applicant(name = `Hale ${randomUUID().slice(0, 8)}`) {
    const person = visitor({ 'x-forwarded-for': randomUUID() });
    const who = someone();
    const profile = dataOf(await person.applyForTrade({ body: { ...business(name), person: who } }));
    return { person, who, name, id: profile.company?._id ?? '', account: profile._id };
  }
  const decide = async (id: string, status: CompanyRecord['status'], reason = '') =>
    dataOf(await operator().decideCompany({ params: { id }, body: { status, reason } }));
  async function trader() {
    const made = await applicant();
    await decide(made.id, 'approved');
    return made;
  }
  const tokenOf = async (email: string) => {
    const mail = await database()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return /invite=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  };
  /** Somebody who joins a company by invitation. */
  async function joined(admin: Visitor, role: CompanyRole) {
    const who = someone('Bela');
    dataOf(await admin.inviteUser({ body: { email: who.email, role } }));
    const person = visitor({ 'x-forwarded-for': randomUUID() });
    const profile = dataOf(await person.register({ body: { ...who, invite: await tokenOf(who.email) } }));
    return { person, who, account: profile._id };
  }
  const record = async (id: string) => dataOf(await operator().getCompanyRecord({ params: { id } }));
  const save = (
    employee: Visitor,
    before: CompanyRecord,
    change: Partial<{ features: string[]; lien: boolean; salesman: string | null; version: number }>,
  ) => {
    const { features, lien, salesman, version } = { ...before, ...change };
    return employee.saveCompany({
      params: { id: before._id },
      body: { features, lien, salesman, version } as Parameters<Visitor['saveCompany']>[0]['body'],
    });
  };
  const cartOf = async (person: Visitor, quantity = 1) => {
    const product = await inStock(3);
    const cart = dataOf(await person.currentCart());
    const add = { product: product.sku, quantity };
    return dataOf(await person.addToCart({ params: { id: cart._id }, body: add }));
  };
  const priceFor = async (person: Visitor) => {
    const product = await inStock(3);
    const listed = dataOf(await person.listProducts({ query: { ids: product._id } }));
    return { price: listed.items[0]?.price ?? 0, retail: product.retail };
  };

  describe('companies at the desk', () => {
    it('are for sales and admins, in every call', async () => {
      const { id, account } = await trader();
      const { person: stranger } = await trader();
      const viewer = (await joined((await trader()).person, 'viewer')).person;
      const params = { id };
      const calls = (who: Visitor) => [
        who.listCompanies(),
        who.getCompanyRecord({ params }),
        who.saveCompany({ params, body: { version: 0, features: [], lien: false, salesman: null } }),
        who.decideCompany({ params, body: { status: 'declined', reason: 'No' } }),
        who.changeCompanyPerson({ params: { id, person: account }, body: { active: false } }),
        who.removeCompanyPerson({ params: { id, person: account } }),
        who.revokeCompanyInvitation({ params: { id, invitation: 'none' } }),
      ];
      const codesOf = async (who: Visitor) =>
        (await Promise.all(calls(who))).map((answer) => problemOf(answer).code);
      expect(new Set(await codesOf(visitor()))).toEqual(new Set(['unauthenticated']));
      for (const who of [stranger, viewer, await logged('employee')])
        expect(new Set(await codesOf(who))).toEqual(new Set(['forbidden']));
      expect(dataOf(await (await logged('sales')).getCompanyRecord({ params })).status).toBe('approved');
      expect((await record(id)).people).toMatchObject([{ role: 'admin', active: true }]);
      const nowhere = { id: 'no-such-company' };
      const answers = [
        await operator().getCompanyRecord({ params: nowhere }),
        await operator().decideCompany({ params: nowhere, body: { status: 'approved' } }),
        await operator().changeCompanyPerson({ params: { id, person: 'nobody' }, body: { active: true } }),
        await operator().revokeCompanyInvitation({ params: { id, invitation: 'none' } }),
      ];
      for (const answer of answers) expect(problemOf(answer).code).toBe('not_found');
    });

    it('are found by name, a person’s email and phone, by how they stand, the newest first', async () => {
      const mark = randomUUID().slice(0, 8);
      const first = await applicant(`Older ${mark}`);
      const second = await applicant(`Newer ${mark}`);
      await decide(second.id, 'approved');
      const list = async (query: { q?: string; status?: 'pending' | 'approved' | 'declined' | 'all' }) =>
        dataOf(await operator().listCompanies({ query })).items.map(({ _id }) => _id);
      expect(await list({ q: mark })).toEqual([second.id, first.id]);
      expect(await list({ q: mark, status: 'pending' })).toEqual([first.id]);
      expect(await list({ q: mark, status: 'declined' })).toEqual([]);
      expect(await list({ q: first.who.email })).toEqual([first.id]);
      expect(await list({ q: `(503) 555-0110 ${mark}`, status: 'approved' })).toEqual([second.id]);
      expect(await list({ q: `%${mark}` })).toEqual([]);
    });

    it('are declined with a reason that their people read, reopened, and decided by nobody who is late', async () => {
      const { person, who, id, name } = await applicant();
      const silent = await operator().decideCompany({ params: { id }, body: { status: 'declined' } });
      expect(Object.keys(problemOf(silent).fieldErrors ?? {})).toEqual(['/reason']);
      const before = await record(id);
      const reason = 'The resale certificate has expired.';
      await decide(id, 'declined', reason);
      expect(dataOf(await person.getCompany())).toMatchObject({ status: 'declined', decline_reason: reason });
      const [told] = dataOf(await person.listNotifications());
      expect(told).toMatchObject({ kind: 'trade_declined', href: '/trade-register' });
      expect(told?.text).toContain(reason);
      const mails = await database()
        .selectFrom('mail')
        .selectAll()
        .where('recipient', '=', who.email)
        .execute();
      expect(mails.some(({ text }) => text.includes(reason))).toBe(true);
      const late = { status: 'approved' as const, version: before.version };
      expect(problemOf(await operator().decideCompany({ params: { id }, body: late })).code).toBe(
        'stale_version',
      );
      const reopened = await decide(id, 'pending');
      expect(reopened).toMatchObject({ status: 'pending', decline_reason: '' });
      expect(reopened.application?.decided_at).toBeNull();
      const log = dataOf(await operator().listAudit({ query: { subject: id } })).events;
      expect(log.map(({ action }) => action)).toEqual(['company.reopen', 'company.decline']);
      expect(log[1]).toMatchObject({ name, detail: { note: reason } });
    });

    it('are set by the version that was read; what costs money is set by who lets companies in, too', async () => {
      const { id, person } = await trader();
      const sales = await logged('sales');
      const before = await record(id);
      const jobs = dataOf(await save(sales, before, { features: ['invite', 'jobs'] }));
      expect(jobs.features.sort()).toEqual(['invite', 'jobs']);
      dataOf(await person.addJob({ body: { name: 'Mill' } }));
      expect(problemOf(await save(sales, before, { lien: true })).code).toBe('stale_version');
      const early = problemOf(await save(operator(), jobs, { features: ['terms'] }));
      expect(Object.keys(early.fieldErrors ?? {})).toEqual(['/features']);
      const nobody = problemOf(await save(sales, jobs, { salesman: 'nobody' }));
      expect(Object.keys(nobody.fieldErrors ?? {})).toEqual(['/salesman']);
      const salesman = jobs.salespeople[0]?._id ?? '';
      dataOf(await save(sales, jobs, { salesman, features: ['invite', 'tax_exempt'] }));
      expect(problemOf(await person.addJob({ body: { name: 'Dam' } })).code).toBe('forbidden');
      const profile = dataOf(await person.getSession());
      expect(profile.company?.salesman).toMatchObject({ _id: salesman, image: null });
      expect(dataOf(await person.getCompany()).sales_contact?.email).toContain('@');
    });

    it('keep terms that were switched off while their limit is only changed', async () => {
      const { id } = await trader();
      const agree = async (credit_limit: number | null) => {
        const params = { kind: 'company' as const, id };
        const { record: was } = dataOf(await operator().getPricing({ params }));
        const body = { record: { ...was, credit_limit } as typeof was };
        dataOf(await operator().changePricing({ params, body }));
        return record(id);
      };
      const granted = await agree(1000);
      expect(granted.features).toContain('terms');
      dataOf(await save(operator(), granted, { features: ['invite'] }));
      expect((await agree(2000)).features).not.toContain('terms');
      expect((await agree(null)).features).not.toContain('terms');
      expect((await agree(500)).features).toContain('terms');
    });

    it('pay no tax with a certificate and the feature that it grants, and with neither alone', async () => {
      const { id, person } = await trader();
      const taxOf = async () => {
        const cart = dataOf(await person.currentCart());
        const body = {
          Delivery_method: 'Freight' as const,
          shipping_address: { ...address, state: 'CO', zip: '80205' },
        };
        return dataOf(await person.saveCart({ params: { id: cart._id }, body: body as object })).tax;
      };
      await cartOf(person);
      expect(await taxOf()).toBeGreaterThan(0);
      const certificate = {
        kind: 'exemption' as const,
        company: id,
        state: 'CO' as const,
        number: 'CO-1',
        expires_on: null,
        active: true,
      };
      dataOf(
        await operator().createPricing({ params: { kind: 'exemption' }, body: { record: certificate } }),
      );
      const exempt = await record(id);
      expect(exempt.features).toContain('tax_exempt');
      expect(await taxOf()).toBe(0);
      dataOf(await save(operator(), exempt, { features: ['invite'] }));
      expect(await taxOf()).toBeGreaterThan(0);
    });

    it('give job data with each order, once they must', async () => {
      const { id, person } = await trader();
      dataOf(await save(operator(), await record(id), { lien: true }));
      const cart = await cartOf(person);
      const refused = problemOf(await order(person, cart));
      expect([refused.code, Object.keys(refused.fieldErrors ?? {})]).toEqual(['invalid', ['/lien']]);
      const lien = { job_name: 'Mill', site_address: '8 Mill Road', owner: 'Ada Byrne' };
      dataOf(await person.saveCheckoutDraft({ body: { cart_id: cart._id, lien } as never }));
      dataOf(await order(person, dataOf(await person.getCart({ params: { id: cart._id } }))));
    });
  });

  describe('the people of a company', () => {
    it('are changed by its own admins alone, and the last admin stays one', async () => {
      const { person: admin, account } = await trader();
      const { person: stranger } = await trader();
      const buyer = await joined(admin, 'buyer');
      const change = (who: Visitor, id: string, body: { role?: CompanyRole; active?: boolean }) =>
        who.changeColleague({ params: { id }, body });
      expect(problemOf(await change(visitor(), buyer.account, { active: false })).code).toBe(
        'unauthenticated',
      );
      expect(problemOf(await change(buyer.person, buyer.account, { role: 'admin' })).code).toBe('forbidden');
      expect(problemOf(await change(stranger, buyer.account, { active: false })).code).toBe('not_found');
      const last = problemOf(await change(admin, account, { role: 'buyer' }));
      expect([last.code, Object.keys(last.fieldErrors ?? {})]).toEqual(['invalid', ['/role']]);
      expect(problemOf(await change(admin, account, { active: false })).code).toBe('invalid');
      const two = dataOf(await change(admin, buyer.account, { role: 'admin' }));
      expect(two.people.map(({ role }) => role)).toEqual(['admin', 'admin']);
      expect(dataOf(await buyer.person.getSession()).company_role).toBe('admin');
      dataOf(await change(buyer.person, account, { role: 'viewer' }));
      expect(problemOf(await change(admin, buyer.account, { role: 'buyer' })).code).toBe('forbidden');
    });

    it('lose prices, orders and jobs the moment they are switched off, and have them again when on', async () => {
      const { person: admin, id } = await trader();
      const buyer = await joined(admin, 'buyer');
      const placed = dataOf(await order(buyer.person, await cartOf(buyer.person)));
      const trade = await priceFor(buyer.person);
      expect(trade.price).toBeLessThan(trade.retail);
      const turn = (active: boolean) =>
        admin.changeColleague({ params: { id: buyer.account }, body: { active } });
      const off = dataOf(await turn(false));
      expect(off.people.map(({ active }) => active)).toEqual([true, false]);
      expect((await priceFor(buyer.person)).price).toBe(trade.retail);
      expect(dataOf(await buyer.person.getSession())).toMatchObject({ company: null, company_role: null });
      expect(problemOf(await buyer.person.getCompany()).code).toBe('not_found');
      expect(problemOf(await buyer.person.getOrder({ params: { id: placed._id } })).code).toBe('not_found');
      expect(dataOf(await buyer.person.listOrders()).total).toBe(0);
      expect(dataOf(await admin.getOrder({ params: { id: placed._id } })).number).toBe(placed.number);
      const again = problemOf(await admin.inviteUser({ body: { email: buyer.who.email, role: 'buyer' } }));
      expect(Object.keys(again.fieldErrors ?? {})).toEqual(['/email']);
      dataOf(await turn(true));
      expect((await priceFor(buyer.person)).price).toBe(trade.price);
      expect(dataOf(await buyer.person.getOrder({ params: { id: placed._id } })).number).toBe(placed.number);
      const kinds = dataOf(await buyer.person.listNotifications()).map(({ kind }) => kind);
      expect(kinds.slice(0, 2)).toEqual(['company_on', 'company_off']);
      // The desk removes the seat: the account stays.
      dataOf(await operator().removeCompanyPerson({ params: { id, person: buyer.account } }));
      expect(dataOf(await buyer.person.getSession()).company).toBeNull();
      expect(problemOf(await turn(true)).code).toBe('not_found');
    });

    it('are not switched on where they have joined another company', async () => {
      const [first, second] = [await trader(), await trader()];
      const buyer = await joined(first.person, 'buyer');
      const params = { id: first.id, person: buyer.account };
      dataOf(await operator().changeCompanyPerson({ params, body: { active: false } }));
      dataOf(await second.person.inviteUser({ body: { email: buyer.who.email, role: 'viewer' } }));
      dataOf(await buyer.person.acceptInvitation({ params: { token: await tokenOf(buyer.who.email) } }));
      expect((await record(first.id)).people).toHaveLength(1);
      expect(problemOf(await operator().changeCompanyPerson({ params, body: { active: true } })).code).toBe(
        'not_found',
      );
    });

    it('invite, where an `invite:{role}` feature names them, people of their own role and of no other', async () => {
      const { person: admin, id } = await trader();
      const roles = ['buyer', 'approver', 'accounts_payable', 'viewer'] as const;
      const people = await Promise.all(roles.map((role) => joined(admin, role)));
      const invited = async (who: Visitor) => {
        const may: CompanyRole[] = [];
        for (const role of companyRoles) {
          const answer = await who.inviteUser({ body: { email: someone('Ida').email, role } });
          if (answer.ok) may.push(role);
          else expect(answer.problem.code).toBe('forbidden');
        }
        return may;
      };
      dataOf(
        await save(operator(), await record(id), { features: ['invite', 'invite:viewer', 'invite:buyer'] }),
      );
      const able = await Promise.all(people.map(({ person }) => invited(person)));
      expect(able).toEqual([['buyer'], [], [], ['viewer']]);
      expect(await invited(admin)).toEqual(companyRoles);
    });

    it('are not joined by an invitation that was revoked', async () => {
      const { person: admin, id } = await trader();
      const buyer = await joined(admin, 'buyer');
      const who = someone('Cleo');
      const { invitations } = dataOf(await admin.inviteUser({ body: { email: who.email, role: 'viewer' } }));
      const params = { id: invitations[0]?._id ?? '' };
      const token = await tokenOf(who.email);
      expect(problemOf(await buyer.person.revokeInvitation({ params })).code).toBe('forbidden');
      expect(problemOf(await (await trader()).person.revokeInvitation({ params })).code).toBe('not_found');
      expect((await record(id)).invitations).toMatchObject([{ _id: params.id, role: 'viewer' }]);
      expect(dataOf(await admin.revokeInvitation({ params })).invitations).toEqual([]);
      expect(problemOf(await visitor().getInvitation({ params: { token } })).code).toBe('not_found');
      expect(problemOf(await visitor().register({ body: { ...who, invite: token } })).code).toBe('not_found');
      const log = dataOf(await operator().listAudit({ query: { subject: id } })).events;
      expect(log[0]).toMatchObject({ action: 'company.people', detail: { who: who.email, what: 'revoked' } });
    });
  });

  describe('a role in a company', () => {
    it('orders as admin, buyer and approver; the others fill a cart that says why not', async () => {
      const { person: admin, name } = await trader();
      for (const role of ['buyer', 'approver'] as const) {
        const { person } = await joined(admin, role);
        const cart = await cartOf(person);
        expect(cart.order_refusal).toBeNull();
        dataOf(await order(person, cart));
      }
      let placed = 2;
      for (const role of ['accounts_payable', 'viewer'] as const) {
        const { person, account } = await joined(admin, role);
        const cart = await cartOf(person);
        expect(cart.order_refusal).toEqual({ company: name, role });
        const refused = problemOf(await order(person, cart));
        expect([refused.code, refused.status]).toEqual(['forbidden', 403]);
        expect(refused.message).toContain(name);
        expect(dataOf(await person.listOrders()).total).toBe(placed);
        expect(problemOf(await person.addJob({ body: { name: 'Mill' } })).code).toBe('forbidden');
        const [first] = dataOf(await person.listOrders()).items;
        const params = { id: first?._id ?? '' };
        const back = { lines: [{ item: 'line', quantity: 1 }], reason: 'Too long' };
        expect(problemOf(await person.askReturn({ params, body: back })).code).toBe('forbidden');
        // A role that changes holds at once, for the cart that is there.
        dataOf(await admin.changeColleague({ params: { id: account }, body: { role: 'buyer' } }));
        dataOf(await order(person, cart));
        placed += 1;
      }
      const guest = visitor();
      const cart = await cartOf(guest);
      expect(cart.order_refusal).toBeNull();
      dataOf(await order(guest, cart, randomUUID(), { details: checkoutDetails }));
    });
  });
}
