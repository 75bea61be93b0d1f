import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function companiesContract({ visitor, operator, accountOf, inStock }: ContractTools): void {
  const password = 'correct horse battery';
  const business = (company_name = `Hale & Sons ${randomUUID().slice(0, 8)}`) => ({
    company_name,
    trade: 'builder' as const,
    phone: '503 555 0110',
    website: 'hale.example.com',
    address: { address: '8 Mill Road', city: 'Portland', state: 'OR' as const, zip: '97209' },
    tax_id: '93-1234567',
    state_licence: '',
    monthly_spend: 'to_10000' as const,
    heard: '' as const,
  });
  const someone = (name = 'Ines') => ({
    first_name: name,
    last_name: 'Hale',
    email: `${name.toLowerCase()}.${randomUUID()}@example.com`,
    password,
  });
  const sales = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const approve = async (companyId: string) =>
    dataOf(await (await sales()).decideCompany({ params: { id: companyId }, body: { status: 'approved' } }));
  /** Somebody with an approved company. */
  const trader = async () => {
    const person = visitor();
    const who = someone();
    const profile = dataOf(await person.applyForTrade({ body: { ...business(), person: who } }));
    await approve(profile.company?._id ?? '');
    return { person, who, companyId: profile.company?._id ?? '' };
  };

  describe('trade accounts', () => {
    it('are pending, at retail prices, until an employee approves them', async () => {
      const person = visitor();
      const body = { ...business(), person: someone(), source: 'tt3' as const };
      const profile = dataOf(await person.applyForTrade({ body }));
      expect(profile).toMatchObject({ company_role: 'admin', company: { status: 'pending', features: [] } });
      expect(dataOf(await person.getCompany()).website).toBe('https://hale.example.com');
      const product = await inStock();
      const priceNow = async () =>
        dataOf(await person.listProducts({ query: { ids: product._id } })).items[0]?.price ?? 0;
      expect(await priceNow()).toBe(product.retail);
      expect(dataOf(await person.listNotifications())[0]?.kind).toBe('trade_received');

      const employee = await sales();
      const listed = dataOf(await employee.listCompanies({ query: { q: 'hale' } })).items.find(
        ({ _id }) => _id === profile.company?._id,
      );
      expect(listed).toMatchObject({ source: 'tt3', status: 'pending', people: 1 });
      const record = dataOf(await employee.getCompanyRecord({ params: { id: listed?._id ?? '' } }));
      expect(record.application).toMatchObject({ trade: 'builder', tax_id: '93-1234567' });
      await approve(profile.company?._id ?? '');
      await approve(profile.company?._id ?? '');
      expect(await priceNow()).toBeLessThan(product.retail);
      const kinds = dataOf(await person.listNotifications()).map(({ kind }) => kind);
      expect(kinds).toEqual(['trade_approved', 'trade_received']);
    });

    it('say nothing of an email that has an account, and make nothing then', async () => {
      const who = someone();
      dataOf(await visitor().register({ body: who }));
      const company = business();
      const stranger = visitor();
      const refused = problemOf(await stranger.applyForTrade({ body: { ...company, person: who } }));
      expect(refused.message).toBe('Your email or password were incorrect. Please try again.');
      expect(stranger.cookies.has('session')).toBe(false);
      const names = dataOf(await operator().listCompanies()).items.map(({ name }) => name);
      expect(names).not.toContain(company.company_name);
    });

    it('name each wrong field, and need a person or a login', async () => {
      const nobody = problemOf(await visitor().applyForTrade({ body: business() }));
      expect(Object.keys(nobody.fieldErrors ?? {})).toEqual(['/person']);
      const body = { ...business(), website: 'javascript:alert(1)', tax_id: '1', person: someone() };
      const wrong = problemOf(await visitor().applyForTrade({ body }));
      expect(Object.keys(wrong.fieldErrors ?? {}).sort()).toEqual(['/tax_id', '/website']);
    });

    it('are one for each person', async () => {
      const person = visitor();
      dataOf(await person.register({ body: someone() }));
      dataOf(await person.applyForTrade({ body: business() }));
      expect(problemOf(await person.applyForTrade({ body: business() })).code).toBe('forbidden');
    });

    it('are decided by sales and admins alone', async () => {
      const shopper = visitor();
      const profile = dataOf(await shopper.applyForTrade({ body: { ...business(), person: someone() } }));
      const decision = { params: { id: profile.company?._id ?? '' }, body: { status: 'approved' as const } };
      const publisher = visitor();
      dataOf(await publisher.login({ body: accountOf('employee') }));
      const codes = [];
      for (const who of [visitor(), shopper, publisher]) {
        codes.push(problemOf(await who.decideCompany(decision)).code);
        codes.push(problemOf(await who.listCompanies()).code);
      }
      expect(codes).toEqual([
        'unauthenticated',
        'unauthenticated',
        'forbidden',
        'forbidden',
        'forbidden',
        'forbidden',
      ]);
      const nowhere = { params: { id: 'no-such' }, body: { status: 'declined' as const, reason: 'No' } };
      expect(problemOf(await operator().decideCompany(nowhere)).code).toBe('not_found');
    });
  });

  describe('a company', () => {
    it('is changed by its admins, in its contact data alone', async () => {
      const { person } = await trader();
      const { website: _site, ...contact } = { ...business(), name: 'Hale Builders' };
      const lie = { ...contact, website: '', status: 'declined', features: ['terms'], lien: true };
      const changed = dataOf(await person.updateCompany({ body: lie }));
      expect(changed).toMatchObject({ name: 'Hale Builders', status: 'approved', lien: false });
      expect(changed.features).toEqual(['invite']);
      expect(problemOf(await visitor().getCompany()).code).toBe('unauthenticated');
      const loner = visitor();
      dataOf(await loner.register({ body: someone() }));
      expect(problemOf(await loner.getCompany()).code).toBe('not_found');
    });

    it('invites by its admins once it is approved, and shows no token', async () => {
      const { person } = await trader();
      const guest = someone('Bela');
      const invite = { body: { email: guest.email, role: 'buyer' as const } };
      const { invitations } = dataOf(await person.inviteUser(invite));
      expect(invitations).toMatchObject([{ email: guest.email, role: 'buyer' }]);
      expect(JSON.stringify(invitations)).not.toContain('token');
      const pending = visitor();
      dataOf(await pending.applyForTrade({ body: { ...business(), person: someone() } }));
      expect(problemOf(await pending.inviteUser(invite)).code).toBe('forbidden');
      expect(problemOf(await visitor().getInvitation({ params: { token: 'made-up' } })).code).toBe(
        'not_found',
      );
      const bad = { ...someone(), invite: 'made-up' };
      expect(problemOf(await visitor().register({ body: bad })).code).toBe('not_found');
    });
  });
}
