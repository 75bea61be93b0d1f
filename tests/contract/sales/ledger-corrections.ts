/** What the desk posted by mistake is reversed or voided (docs/product.md#ledger), on every transport and engine. */
import { describe, expect, it } from 'vitest';
import { member, type Person } from '../foreign/people.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';
import { thisMonth } from './ledger/this-month.ts';

export function ledgerCorrectionsContract(tools: ContractTools): void {
  const { visitor, accountOf, database } = tools;
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const keyOf = ({ company }: Person) => ({ kind: 'company' as const, id: company ?? '' });
  const mailsTo = async ({ email }: Person) =>
    (
      await database().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', email).execute()
    ).map(({ subject, text }) => `${subject}\n${text}`);
  const textsOf = async ({ shopper }: Person, kind: string) =>
    dataOf(await shopper.listNotifications({ query: { isRead: 'all' } }))
      .filter((one) => one.kind === kind)
      .map(({ text }) => text);
  /** A company with an invoice of $100 that the desk wrote. */
  const invoiced = async () => {
    const [person, employee] = [await member(tools), await desk()];
    const params = keyOf(person);
    const { invoices } = dataOf(
      await employee.writeInvoice({
        params,
        body: { lines: [{ name: 'Installation', quantity: 1, amount: 100 }] },
      }),
    );
    const [invoice] = invoices;
    if (!invoice) throw new Error('nothing was invoiced');
    const read = async () => dataOf(await employee.getReceivable({ params }));
    return { person, employee, params, invoice, read };
  };

  describe('corrections of the ledger', () => {
    it.each(['check', 'wire', 'cash'] as const)(
      'reverses a %s that was posted by mistake, once, and opens its invoices again',
      async (method) => {
        const { person, employee, params, invoice, read } = await invoiced();
        const body = {
          method,
          reference: '77',
          amount: 60,
          invoices: [{ invoice: invoice._id, amount: 40 }],
        };
        dataOf(await employee.recordReceipt({ params, body }));
        const [receipt] = (await read()).receipts;
        const reverse = (version = receipt?.version ?? 0, why = 'another customer paid this') =>
          employee.operateReceivable({
            params,
            body: { do: 'reverse', receipt: receipt?._id ?? '', version, why },
          });
        expect(problemOf(await reverse(undefined, '')).fieldErrors).toHaveProperty(['/why']);
        expect(problemOf(await reverse((receipt?.version ?? 0) + 1)).code).toBe('stale_version');
        const answers = await Promise.all([reverse(), reverse()]);
        for (const answer of [...answers, await reverse()])
          expect(dataOf(answer)).toMatchObject({ owed: 100, credit: 0 });
        expect((await read()).receipts).toMatchObject([
          { reversed: 60, returned: 0, refunded: 0, unapplied: 0 },
        ]);
        const log = await database()
          .selectFrom('audit_event')
          .selectAll()
          .where('action', '=', 'ledger.reverse')
          .where('subject', '=', params.id)
          .execute();
        expect(log).toHaveLength(1);
        expect(JSON.stringify(log)).toContain('another customer paid this');
        const shown = dataOf(await person.shopper.getInvoice({ params: { id: invoice._id } }));
        expect(shown.applications).toMatchObject([
          { amount: 40, taken_off: null },
          { amount: -40, taken_off: 'reversal' },
        ]);
        const statement = dataOf(await person.shopper.getStatement({ params: { month: thisMonth() } }));
        expect(statement.rows.map(({ kind }) => kind)).toEqual(['invoice', 'receipt', 'reversal']);
        expect(statement.closing).toBe(100);
        expect(await textsOf(person, 'payment_posted')).toEqual([
          `Payment ${receipt?.number} of $60.00 is reversed. It was posted by mistake.`,
          `We posted your payment of $60.00 (${receipt?.number}).`,
        ]);
        await expectBooksToAgree(database());
      },
    );

    it('tells the customer what a payment settled and what is left, unless they switched that off', async () => {
      const { person, employee, params, invoice } = await invoiced();
      const body = {
        method: 'wire' as const,
        amount: 60,
        invoices: [{ invoice: invoice._id, amount: 40 }],
      };
      dataOf(await employee.recordReceipt({ params, body }));
      const mails = await mailsTo(person);
      const posted = mails.find((mail) => mail.includes('We posted your payment of $60.00')) ?? '';
      expect(posted).toContain(`Invoice ${invoice.number}: $40.00 applied, $60.00 balance due`);
      expect(posted).toContain('$20.00 is not applied yet.');
      const choices = dataOf(await person.shopper.getNotificationChoices());
      dataOf(
        await person.shopper.saveNotificationChoices({
          body: { ...choices, email_off: [...choices.email_off, 'payment_posted'] },
        }),
      );
      dataOf(await employee.recordReceipt({ params, body: { method: 'cash', amount: 5 } }));
      expect(await mailsTo(person)).toHaveLength(mails.length);
    });

    it('calls a check that the bank returned so, and one posted by mistake reversed', async () => {
      const { person, employee, params, invoice, read } = await invoiced();
      const pays = [{ invoice: invoice._id, amount: 100 }];
      const body = { method: 'check' as const, reference: '5', amount: 100, invoices: pays };
      dataOf(await employee.recordReceipt({ params, body }));
      const receipt = (await read()).receipts[0]?._id ?? '';
      dataOf(await employee.operateReceivable({ params, body: { do: 'bounce', receipt } }));
      const [returned] = dataOf(await person.shopper.listReceipts()).items;
      expect(returned).toMatchObject({ returned: 100, refunded: 0, reversed: 0 });
      const shown = dataOf(await person.shopper.getInvoice({ params: { id: invoice._id } }));
      expect(shown.applications[1]).toMatchObject({ taken_off: 'returned_check' });
      const { rows } = dataOf(await person.shopper.getStatement({ params: { month: thisMonth() } }));
      expect(rows.at(-1)).toMatchObject({ kind: 'returned_check' });
      expect((await textsOf(person, 'payment_posted'))[0]).toContain('Returned check');
      const { version = 0 } = returned ?? {};
      const why = 'it came back';
      const again = await employee.operateReceivable({
        params,
        body: { do: 'reverse', receipt, version, why },
      });
      expect(problemOf(again).code).toBe('invalid');
    });

    it('says of a returned check what is due again, and nothing where it paid no invoice', async () => {
      const { person, employee, params, invoice, read } = await invoiced();
      const check = async (reference: string, amount: number, applied: number) => {
        const invoices = applied ? [{ invoice: invoice._id, amount: applied }] : [];
        const body = { method: 'check' as const, reference, amount, invoices };
        dataOf(await employee.recordReceipt({ params, body }));
        const receipt = (await read()).receipts.find((one) => one.reference === reference)?._id ?? '';
        dataOf(await employee.operateReceivable({ params, body: { do: 'bounce', receipt } }));
      };
      await check('11', 120, 100);
      await check('12', 30, 0);
      const mails = (await mailsTo(person)).filter((mail) => mail.startsWith('Returned check'));
      expect(mails.find((mail) => mail.includes('$120.00'))).toContain(
        'of $120.00, so $100.00 is due again.',
      );
      const unused = mails.find((mail) => mail.includes('$30.00'));
      expect(unused).toContain('of $30.00.');
      expect(unused).not.toContain('due again');
    });

    it('voids what is unused of a credit, once, and tells the customer of both', async () => {
      const { person, employee, params, read } = await invoiced();
      dataOf(await employee.giveCredit({ params, body: { amount: 130, note: 'late delivery' } }));
      expect((await textsOf(person, 'credit_issued'))[0]).toMatch(/^We issued you a credit of \$130\.00/);
      dataOf(await employee.operateReceivable({ params, body: { do: 'apply' } }));
      const [memo] = (await read()).credit_memos;
      const drop = (version: number) =>
        employee.operateReceivable({
          params,
          body: { do: 'void_credit', credit_memo: memo?._id ?? '', version, why: 'given twice' },
        });
      expect(problemOf(await drop((memo?.version ?? 0) - 1)).code).toBe('stale_version');
      for (const answer of [await drop(memo?.version ?? 0), await drop(memo?.version ?? 0)])
        expect(dataOf(answer)).toMatchObject({ owed: 0, credit: 0 });
      const [shown] = dataOf(await person.shopper.listCreditMemos()).items;
      expect(shown).toMatchObject({ open: 0, withdrawn: 30, is_void: false });
      expect(await textsOf(person, 'credit_issued')).toHaveLength(2);
      dataOf(await employee.giveCredit({ params, body: { amount: 9, note: 'by mistake' } }));
      const [whole] = (await read()).credit_memos;
      const body = {
        do: 'void_credit' as const,
        credit_memo: whole?._id ?? '',
        version: whole?.version ?? 0,
      };
      dataOf(await employee.operateReceivable({ params, body: { ...body, why: 'wrong company' } }));
      expect((await read()).credit_memos[0]).toMatchObject({ is_void: true, open: 0 });
      const statement = dataOf(await person.shopper.getStatement({ params: { month: thisMonth() } }));
      expect(statement).toMatchObject({ closing: 0 });
      expect(statement.rows.filter(({ kind }) => kind === 'void')).toHaveLength(2);
      await expectBooksToAgree(database());
    });

    it('voids an invoice that was written by hand while nothing is paid on it', async () => {
      const { person, employee, params, invoice, read } = await invoiced();
      dataOf(
        await employee.recordReceipt({
          params,
          body: { method: 'cash', amount: 1, invoices: [{ invoice: invoice._id, amount: 1 }] },
        }),
      );
      const versionNow = async () => (await read()).invoices[0]?.version ?? 0;
      const drop = async (version: number) =>
        employee.operateReceivable({
          params,
          body: { do: 'void_invoice', invoice: invoice._id, version, why: 'not their job' },
        });
      expect(problemOf(await drop(await versionNow())).message).toContain('$1.00 is paid');
      const [receipt] = (await read()).receipts;
      dataOf(
        await employee.operateReceivable({
          params,
          body: {
            do: 'reverse',
            receipt: receipt?._id ?? '',
            version: receipt?.version ?? 0,
            why: 'not theirs',
          },
        }),
      );
      expect(problemOf(await drop(invoice.version)).code).toBe('stale_version');
      const version = await versionNow();
      for (const answer of [await drop(version), await drop(version)])
        expect(dataOf(answer)).toMatchObject({ owed: 0, invoices: [] });
      const shown = dataOf(await person.shopper.getInvoice({ params: { id: invoice._id } }));
      expect(shown).toMatchObject({ status: 'void', total: 100, open: 0 });
      const listed = dataOf(await person.shopper.listInvoices({ query: { status: 'void' } }));
      expect(listed).toMatchObject({ total: 1, open: 0 });
      expect(dataOf(await person.shopper.getBalance())).toMatchObject({ owed: 0, credit: 0 });
      const statement = dataOf(await person.shopper.getStatement({ params: { month: thisMonth() } }));
      expect(statement.closing).toBe(0);
      expect((await textsOf(person, 'invoice_issued'))[0]).toContain('is voided');
      await expectBooksToAgree(database());
    });

    it('finds a customer without any history, and bills a first invoice to the company’s address', async () => {
      const [person, employee] = [await member(tools), await desk()];
      const params = keyOf(person);
      const address = { address: '4 Mill Road', city: 'Salem', state: 'OR', zip: '97301' };
      const name = `Newcomer ${person.company}`;
      await database()
        .updateTable('company')
        .set({ name, address: JSON.stringify(address) })
        .where('id', '=', params.id)
        .execute();
      expect(dataOf(await employee.listReceivables({ query: { limit: 500 } })).items).not.toContainEqual(
        expect.objectContaining({ _id: params.id }),
      );
      expect(dataOf(await employee.listReceivables({ query: { q: name } })).items).toMatchObject([
        { kind: 'company', _id: params.id, owed: 0 },
      ]);
      const lines = [{ name: 'Installation', quantity: 1, amount: 8 }];
      const write = async (bill_to?: string) => {
        dataOf(await employee.writeInvoice({ params, body: { lines, ...(bill_to ? { bill_to } : {}) } }));
        const [invoice] = dataOf(await person.shopper.listInvoices()).items;
        return dataOf(await person.shopper.getInvoice({ params: { id: invoice?._id ?? '' } })).bill_to;
      };
      expect(await write()).toEqual([name, '4 Mill Road', 'Salem, OR 97301']);
      expect(await write('Site office\n9 Dock Street')).toEqual(['Site office', '9 Dock Street']);
      // Somebody who buys for nobody else.
      const shopper = visitor();
      const email = `solo.${crypto.randomUUID()}@example.com`;
      dataOf(
        await shopper.register({
          body: { first_name: 'Solo', last_name: 'Buyer', email, password: 'a long password 1' },
        }),
      );
      expect(dataOf(await employee.listReceivables({ query: { q: email } })).items).toMatchObject([
        { kind: 'account', name: 'Solo Buyer', owed: 0 },
      ]);
    });

    it('touches no other customer’s documents', async () => {
      const [{ employee, invoice, read, params }, other] = [await invoiced(), await invoiced()];
      dataOf(await employee.recordReceipt({ params, body: { method: 'cash', amount: 1 } }));
      dataOf(await employee.giveCredit({ params, body: { amount: 1, note: 'for them' } }));
      const { receipts, credit_memos } = await read();
      const seen = { version: 1, why: 'by mistake' };
      const theirs = [
        { do: 'reverse' as const, receipt: receipts[0]?._id ?? '', ...seen },
        { do: 'void_credit' as const, credit_memo: credit_memos[0]?._id ?? '', ...seen },
        { do: 'void_invoice' as const, invoice: invoice._id, ...seen },
      ];
      for (const body of theirs)
        expect(problemOf(await employee.operateReceivable({ params: other.params, body })).code).toBe(
          'not_found',
        );
    });
  });
}
