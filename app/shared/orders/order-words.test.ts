import { expect, test, vi } from 'vitest';
import { historyOf, sayPayment } from '#app/features/admin/orders/desk-words.ts';
import { balanceRows, historyName, paymentWords } from './order-words.ts';

const terms = {
  kind: 'terms',
  status: 'due',
  captured: 0,
  refunded: 0,
  canceled: 0,
  balance: 16_359.79,
  credit: 0,
} as const;
const both = (payment: Parameters<typeof paymentWords>[0]) => [paymentWords(payment), sayPayment(payment)];

test('a payment of which nothing came is due', () => {
  expect(both(terms)).toEqual(['Due on your terms', 'Terms, due']);
  const back = { ...terms, captured: 100, refunded: 100 };
  expect(both(back)).toEqual(['Due on your terms', 'Terms, due']);
});

test('a payment of which a part came says what is due, also after a refund', () => {
  const part = { ...terms, captured: 5200, refunded: 100, balance: 11_259.79 };
  expect(both(part)).toEqual(['Partially paid, $11,259.79 due', 'Terms, partially paid, $11,259.79 due']);
});

test('a payment that came is paid, and says what of it was refunded', () => {
  const paid = { ...terms, status: 'captured', captured: 100, balance: 0 } as const;
  expect(both(paid)).toEqual(['Paid', 'Terms, paid']);
  expect(both({ ...paid, refunded: 10 })).toEqual(['Paid, $10.00 refunded', 'Terms, paid, $10.00 refunded']);
  expect(both({ ...paid, refunded: 100 })).toEqual(['Refunded: $100.00', 'Terms, refunded']);
});

test('a balance that was written off is not due, and an order that was canceled owes nothing', () => {
  const off = { ...terms, status: 'voided', captured: 40, balance: 0 } as const;
  expect(both(off)).toEqual(['Paid, no balance due', 'Terms, paid, balance written off']);
  expect(both({ ...off, captured: 0 })).toEqual(['You weren’t charged', 'Terms, voided']);
  const canceled = { ...terms, balance: 0 };
  expect(both(canceled)).toEqual(['You weren’t charged', 'Terms, voided']);
  expect(both({ ...canceled, captured: 40, refunded: 40 })[0]).toBe('Refunded: $40.00');
});

test('a card says how it stands with its bank', () => {
  const card = { ...terms, kind: 'card', balance: 0 } as const;
  expect(both({ ...card, status: 'authorized' })[1]).toBe('Card, authorized');
  expect(both({ ...card, kind: 'bank', status: 'failed', captured: 40 })).toEqual([
    'Your bank returned the payment',
    'Bank account, returned by the bank',
  ]);
});

test('a card of which less was captured than the order comes to is not said to be paid', () => {
  const short = { ...terms, kind: 'card', status: 'captured', captured: 466.14, balance: 466.14 } as const;
  expect(both(short)).toEqual(['Partially paid, $466.14 due', 'Card, partially paid, $466.14 due']);
});

test('what was paid and what is due are listed while both are something', () => {
  const part = { ...terms, captured: 5200, refunded: 100, balance: 11_259.79 };
  expect(balanceRows(part, 20_000)).toEqual([
    ['Paid so far', '$5,200.00'],
    ['Refunded', '-$100.00'],
    ['Balance due', '$11,259.79'],
  ]);
  expect(balanceRows(terms, 20_000)).toEqual([]);
  expect(balanceRows({ ...part, status: 'captured', balance: 0 }, 20_000)).toEqual([]);
});

test('a check is received, and a card is charged', () => {
  const payment = { ...terms, brand: '', last4: '' };
  expect(historyName('payment_captured', payment)?.()).toBe('Payment received');
  expect(historyName('payment_captured', { ...payment, kind: 'card' })?.()).toBe('Payment charged');
});

test('the figures of an order of which the rest was canceled add up', () => {
  const rest = {
    ...terms,
    status: 'captured',
    captured: 2391.39,
    refunded: 1291.39,
    canceled: 1195.69,
  } as const;
  expect(balanceRows({ ...rest, balance: 0 }, 2391.39)).toEqual([
    ['Canceled', '-$1,195.69'],
    ['Order total now', '$1,195.70'],
    ['Paid so far', '$2,391.39'],
    ['Refunded', '-$1,291.39'],
    ['Net paid', '$1,100.00'],
  ]);
  const due = { ...terms, canceled: 948.44, balance: 948.44 };
  expect(balanceRows(due, 1896.88).slice(1)).toEqual([
    ['Order total now', '$948.44'],
    ['Paid so far', '$0.00'],
    ['Balance due', '$948.44'],
  ]);
});

test('what was handed over says how in the reader’s language, and a carrier by its own name', () => {
  const entry = { at: '', amount: null, by: null, lines: [] };
  const order = {
    history: [
      { ...entry, _id: 'one', kind: 'fulfilled', note: 'Will Call' },
      { ...entry, _id: 'two', kind: 'fulfilled', note: 'UPS 1Z9' },
      { ...entry, _id: 'three', kind: 'note', note: 'Will Call at noon' },
    ],
    fulfilments: [
      { _id: 'one', at: '', lines: [], carrier: 'Will Call', tracking: '' },
      { _id: 'two', at: '', lines: [], carrier: 'UPS', tracking: '1Z9' },
    ],
  } satisfies Parameters<typeof historyOf>[0];
  vi.stubGlobal('languageOfWork', () => 'es');
  const notes = historyOf(order).map(({ note }) => note);
  vi.unstubAllGlobals();
  expect(notes).toEqual(['Recogida en tienda', 'UPS 1Z9', 'Will Call at noon']);
});
