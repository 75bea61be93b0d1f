import { expect, test } from 'vitest';
import type { Invoice, Statement } from '#schemas/domain/sales/ledger.ts';
import { pdfPages, pdfText } from '#tests/factories/pdf-text.ts';
import { invoicePdf } from './invoice.ts';
import { statementPdf } from './statement.ts';

const dealer = { shop: 'Alder & Finch', phone: '503 555 0100', timeZone: 'America/Los_Angeles' };
const invoice = {
  _id: 'one',
  number: 'INV-200042',
  // Late in the evening of the 22nd where the books are.
  issued_at: '2026-11-23T04:30:00.000Z',
  due_on: '2026-12-22',
  status: 'partly_paid',
  total: 1080,
  paid: 80,
  open: 1000,
  po_number: 'PO-7731',
  order: { _id: 'order', number: 'AF-100042' },
  job: 'Mill Road bath',
  bill_to: ['Marsh Builders', '14 Alder Court'],
  lines: [
    ...Array.from({ length: 60 }, (_, index) => ({
      name: `Pendant ${index}`,
      sku: `P-${index}`,
      quantity: 2,
      amount: 16.5,
    })),
    { name: 'Installation', sku: '', quantity: 1, amount: 10 },
  ],
  goods: 1000,
  shipping: 0,
  fee: 0,
  tax: 80,
  note: 'Net 30',
  voided_at: null,
  applications: [
    {
      at: '2026-11-25T12:00:00.000Z',
      kind: 'credit_memo',
      document: { _id: 'memo', number: 'CM-400007' },
      invoice: { _id: 'one', number: 'INV-200042' },
      amount: 80,
      taken_off: null,
    },
  ],
} satisfies Invoice;

test('an invoice on paper names its lines, dates, what was credited and what is open', async () => {
  const file = await invoicePdf({ ...dealer, invoice });
  expect(await invoicePdf({ ...dealer, invoice })).toEqual(file);
  expect(await pdfPages(file)).toBeGreaterThan(1);
  const text = await pdfText(file);
  for (const words of [
    'INV-200042',
    'Nov 22, 2026',
    'Dec 22, 2026',
    'AF-100042',
    'PO-7731',
    'Mill Road bath',
    'Marsh Builders',
  ])
    expect(text).toContain(words);
  for (const words of ['Pendant 59', 'Installation', 'CM-400007', '-$80.00', '$1,000.00', 'Net 30'])
    expect(text).toContain(words);
  expect(text).not.toContain('undefined');
});

test('a statement on paper runs from its opening to its closing balance, with what is owed by age', async () => {
  const statement: Statement = {
    month: '2026-11',
    customer: ['Marsh Builders'],
    opening: 250,
    closing: 1170,
    rows: [
      { at: invoice.issued_at, kind: 'invoice', number: invoice.number, amount: 1080, balance: 1330 },
      {
        at: '2026-11-25T12:00:00.000Z',
        kind: 'withdrawal',
        number: 'CM-400007',
        amount: -160,
        balance: 1170,
      },
    ],
    aging: { current: 1000, days_1_30: 170, days_31_60: 0, days_61_90: 0, over_90: 0 },
    unapplied: 45,
  };
  const text = await pdfText(await statementPdf({ ...dealer, statement }));
  for (const words of ['November 2026', 'Marsh Builders', '$250.00', '$1,170.00', 'Nov 22, 2026', '$170.00'])
    expect(text).toContain(words);
  expect(text).toContain('Credit withdrawn CM-400007');
  expect(text).toContain('Not applied yet');
  expect(text).toContain('-$45.00');
});
