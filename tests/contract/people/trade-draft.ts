/** Trade applications that are filled in step by step (docs/product.md#trade-registration). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function tradeDraftContract(tools: ContractTools): void {
  const { visitor, operator, accountOf, database, send } = tools;
  const password = 'correct horse battery';
  const someone = () => ({
    first_name: 'Ines',
    last_name: 'Hale',
    email: `ines.${randomUUID()}@example.com`,
    password,
  });
  const apart = () => visitor({ 'x-forwarded-for': randomUUID() });
  const details = {
    company_name: 'Hale & Sons',
    phone: '503 555 0110',
    website: 'hale.example.com',
    address: { address: '8 Mill Road', city: 'Portland', state: 'OR' as const, zip: '97209' },
    tax_id: '93-1234567',
    state_licence: 'CCB 1',
    trade: 'builder' as const,
    yearly_spend: 'to_100000' as const,
    heard: '' as const,
    terms_limit: 5000,
    lien: true,
  };
  const pdf = new Blob(['%PDF-1.7\nResale certificate\n%%EOF']);
  const upload = (who: ReturnType<typeof visitor>, file: Blob = pdf, name = 'Resale.pdf') =>
    who.uploadCertificate({ query: { name }, file });
  const rows = (id: string) =>
    database().selectFrom('resale_certificate').selectAll().where('id', '=', id).execute();
  /** Its bytes, as somebody who is logged in asks for them. */
  const open = (who: ReturnType<typeof visitor>, id: string) =>
    send(`/api/v1/certificates/${id}`, {
      headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
  const employee = async (role: string) => {
    const who = visitor();
    dataOf(await who.login({ body: accountOf(role) }));
    return who;
  };

  describe('a trade application that is being filled in', () => {
    it('is kept field by field for the visitor who began it, and for nobody else', async () => {
      const guest = apart();
      expect(dataOf(await guest.getTradeDraft())).toEqual({
        details: {},
        certificate: null,
        source: '',
        offer_code: null,
      });
      dataOf(await guest.saveTradeDraft({ body: { details: { company_name: 'Hale & Sons' } } }));
      const { phone, website } = details;
      dataOf(await guest.saveTradeDraft({ body: { details: { phone, website }, source: 'tt3' } }));
      expect(dataOf(await guest.getTradeDraft())).toMatchObject({
        details: { company_name: 'Hale & Sons', phone, website: 'https://hale.example.com' },
        source: 'tt3',
      });
      // Neither a stranger, nor who makes up another guest's cookie.
      expect(dataOf(await apart().getTradeDraft()).details).toEqual({});
      const forger = apart();
      const signed = guest.cookies.get('guest') ?? '';
      forger.cookies.set('guest', `${signed.slice(0, -4)}AAAA`);
      expect(dataOf(await forger.getTradeDraft()).details).toEqual({});
    });

    it('says what is wrong with each field, and takes no other', async () => {
      const guest = apart();
      const wrong = await guest.saveTradeDraft({
        body: { details: { website: 'javascript:alert(1)', tax_id: '1', terms_limit: 3, phone: '1' } },
      });
      expect(Object.keys(problemOf(wrong).fieldErrors ?? {}).sort()).toEqual([
        '/details/phone',
        '/details/tax_id',
        '/details/terms_limit',
        '/details/website',
      ]);
      const more = { details: { status: 'approved' } } as unknown as { details: object };
      expect(problemOf(await guest.saveTradeDraft({ body: more })).code).toBe('invalid');
      expect(dataOf(await guest.getTradeDraft()).details).toEqual({});
    });

    it('goes on with the account that its guest logs in to, or makes', async () => {
      const [maker, owner] = [apart(), apart()];
      dataOf(await maker.saveTradeDraft({ body: { details, offer_code: 'Fall-Rebate' } }));
      const made = dataOf(await upload(maker)).certificate?._id ?? '';
      dataOf(await maker.register({ body: someone() }));
      expect(dataOf(await maker.getTradeDraft())).toMatchObject({
        details: { company_name: 'Hale & Sons' },
        certificate: { _id: made, name: 'Resale.pdf' },
        offer_code: 'fall-rebate',
      });
      // Of two, what was entered last counts, and the other's is there where it said nothing.
      const who = someone();
      dataOf(await owner.register({ body: who }));
      const kept = { company_name: 'Before', tax_id: '93-7654321' };
      dataOf(await owner.saveTradeDraft({ body: { details: kept, offer_code: 'spring' } }));
      const own = dataOf(await upload(owner)).certificate?._id ?? '';
      const later = apart();
      dataOf(await later.saveTradeDraft({ body: { details: { company_name: 'After' }, source: 'tt3' } }));
      dataOf(await later.login({ body: { email: who.email, password } }));
      expect(dataOf(await later.getTradeDraft())).toMatchObject({
        details: { company_name: 'After', tax_id: '93-7654321' },
        certificate: { _id: own },
        source: 'tt3',
        offer_code: 'spring',
      });
    });

    it('takes a certificate by its content alone, up to 5 MB, and one at a time', async () => {
      const guest = apart();
      const script = new Blob(['<script>alert(1)</script>']);
      expect(problemOf(await upload(guest, script, 'Resale.pdf')).reason).toBe('certificate_unreadable');
      expect(problemOf(await upload(guest, new Blob([]))).reason).toBe('file_empty');
      const large = new Blob([pdf, new Uint8Array(5 * 1024 * 1024)]);
      expect(problemOf(await upload(guest, large)).code).toBe('too_large');
      expect(dataOf(await guest.getTradeDraft()).certificate).toBeNull();
      const first = dataOf(await upload(guest)).certificate?._id ?? '';
      const second = dataOf(await upload(guest, pdf, 'Newer.pdf')).certificate;
      expect(second?.name).toBe('Newer.pdf');
      expect(await rows(first)).toEqual([]);
      expect(dataOf(await guest.removeCertificate()).certificate).toBeNull();
      expect(await rows(second?._id ?? '')).toEqual([]);
    });

    it('is sent in whole, and is what employees see', async () => {
      const person = apart();
      expect(problemOf(await person.submitTradeDraft()).code).toBe('unauthenticated');
      dataOf(await person.saveTradeDraft({ body: { offer_code: 'fall-rebate', source: 'tt3' } }));
      dataOf(await person.register({ body: someone() }));
      const missing = Object.keys(problemOf(await person.submitTradeDraft()).fieldErrors ?? {});
      expect(missing).toContain('/company_name');
      expect(missing).toContain('/lien');
      dataOf(await person.saveTradeDraft({ body: { details } }));
      const certificate = dataOf(await upload(person)).certificate?._id ?? '';
      const profile = dataOf(await person.submitTradeDraft());
      expect(profile).toMatchObject({ company_role: 'admin', company: { status: 'pending', lien: false } });
      expect(problemOf(await person.submitTradeDraft()).code).toBe('forbidden');
      expect(dataOf(await person.getTradeDraft()).details).toEqual({});
      expect(dataOf(await person.listNotifications())[0]?.kind).toBe('trade_received');

      const id = profile.company?._id ?? '';
      const record = dataOf(await operator().getCompanyRecord({ params: { id } }));
      expect(record).toMatchObject({
        offer_code: 'fall-rebate',
        website: 'https://hale.example.com',
        application: {
          source: 'tt3',
          trade: 'builder',
          yearly_spend: 'to_100000',
          monthly_spend: null,
          terms_limit: 5000,
          lien: true,
          state_licence: 'CCB 1',
          certificate: { _id: certificate, name: 'Resale.pdf' },
        },
      });

      // The file is for those who decide, and for nobody else.
      const sales = await open(await employee('sales'), certificate);
      expect([sales.status, await sales.text()]).toEqual([200, await pdf.text()]);
      expect(sales.headers.get('content-disposition')).toContain('attachment');
      expect(sales.headers.get('content-security-policy')).toContain('sandbox');
      expect((await open(visitor(), certificate)).status).toBe(401);
      for (const who of [person, await employee('employee')])
        expect((await open(who, certificate)).status).toBe(403);
      expect((await open(await employee('sales'), randomUUID())).status).toBe(404);
    });

    it('is corrected and sent in again once it was declined, by the admin alone, and stays the same company', async () => {
      const person = apart();
      dataOf(await person.register({ body: someone() }));
      dataOf(await person.saveTradeDraft({ body: { details } }));
      const first = dataOf(await upload(person)).certificate?._id ?? '';
      const { company } = dataOf(await person.submitTradeDraft());
      const desk = await employee('sales');
      const params = { id: company?._id ?? '' };
      const decide = async (status: 'declined' | 'approved', reason = '') =>
        dataOf(await desk.decideCompany({ params, body: { status, reason } }));
      await decide('declined', 'The certificate has expired.');

      expect(dataOf(await person.getTradeDraft()).details).toEqual({
        ...details,
        website: 'https://hale.example.com',
      });
      const other = apart();
      const email = `otto.${randomUUID()}@example.com`;
      dataOf(await other.register({ body: { ...someone(), email } }));
      await tools.joinCompany(email, params.id, 'buyer');
      expect(dataOf(await other.getTradeDraft()).details).toEqual({});
      expect(problemOf(await other.submitTradeDraft()).code).toBe('forbidden');

      dataOf(await person.saveTradeDraft({ body: { details: { tax_id: '93-7654321' } } }));
      const second = dataOf(await upload(person, pdf, 'Renewed.pdf')).certificate?._id ?? '';
      const sent = await Promise.all([person.submitTradeDraft(), person.submitTradeDraft()]);
      expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
      expect(dataOf(await person.getSession()).company).toMatchObject({ _id: params.id, status: 'pending' });
      const record = dataOf(await desk.getCompanyRecord({ params }));
      expect(record).toMatchObject({
        status: 'pending',
        decline_reason: '',
        application: { tax_id: '93-7654321', decided_at: null, certificate: { _id: second } },
      });
      expect((await open(desk, first)).status).toBe(200);
      const told = dataOf(await person.listNotifications()).map(({ kind }) => kind);
      expect(told.filter((kind) => kind === 'trade_received')).toHaveLength(2);
      await decide('approved');
      expect(problemOf(await person.submitTradeDraft()).code).toBe('forbidden');
    });

    it('is no file for employees before it is sent in', async () => {
      const guest = apart();
      const certificate = dataOf(await upload(guest)).certificate?._id ?? '';
      expect((await open(await employee('sales'), certificate)).status).toBe(404);
    });

    it('is used up by an application that says everything at once', async () => {
      const person = apart();
      dataOf(await person.saveTradeDraft({ body: { offer_code: 'fall-rebate' } }));
      const { yearly_spend: _spend, terms_limit: _limit, lien: _lien, ...old } = details;
      const body = { ...old, monthly_spend: 'to_10000' as const, person: someone() };
      const id = dataOf(await person.applyForTrade({ body })).company?._id ?? '';
      expect(dataOf(await operator().getCompanyRecord({ params: { id } }))).toMatchObject({
        offer_code: 'fall-rebate',
        application: { monthly_spend: 'to_10000', yearly_spend: null, certificate: null, lien: false },
      });
      expect(dataOf(await person.getTradeDraft()).offer_code).toBeNull();
    });

    it('is exported, goes with a merge, and is forgotten with its person', async () => {
      const [person, duplicate] = [apart(), apart()];
      const who = someone();
      const { _id: account } = dataOf(await person.register({ body: who }));
      const other = someone();
      const { _id: old } = dataOf(await duplicate.register({ body: other }));
      dataOf(await duplicate.saveTradeDraft({ body: { details: { company_name: 'Twice' } } }));
      const certificate = dataOf(await upload(duplicate)).certificate?._id ?? '';
      const preview = dataOf(
        await operator().previewCustomerMerge({ params: { id: account }, query: { email: other.email } }),
      );
      const shown = preview.shown;
      dataOf(await operator().mergeCustomers({ params: { id: account }, body: { duplicate: old, shown } }));
      expect(dataOf(await person.getTradeDraft())).toMatchObject({
        details: { company_name: 'Twice' },
        certificate: { _id: certificate },
      });
      const { tables } = dataOf(await operator().exportCustomer({ params: { id: account } }));
      expect(tables).toMatchObject({ trade_draft: [{}], resale_certificate: [{ id: certificate }] });
      dataOf(await operator().eraseCustomer({ params: { id: account }, body: { email: who.email } }));
      expect(
        await database().selectFrom('trade_draft').selectAll().where('account_id', '=', account).execute(),
      ).toEqual([]);
      await expect.poll(() => rows(certificate)).toEqual([]);
    });
  });
}
