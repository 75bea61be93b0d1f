import { expect, test } from 'vitest';
import { balanceCents, owedCents, unsecuredCents } from './balance.ts';

const payment = {
  status: 'due',
  processor_id: null,
  amount_cents: 100_00,
  captured_cents: 0,
  refunded_cents: 0,
  settled_cents: 0,
  canceled_cents: 0,
} as const;

test('is the total less what was paid', () => {
  expect(balanceCents(payment, 0)).toBe(100_00);
  expect(balanceCents({ ...payment, captured_cents: 60_00 }, 0)).toBe(40_00);
  expect(balanceCents({ ...payment, captured_cents: 60_00, settled_cents: 15_00 }, 0)).toBe(25_00);
});

test('is less by what was canceled of the order', () => {
  expect(balanceCents({ ...payment, captured_cents: 60_00, canceled_cents: 30_00 }, 0)).toBe(10_00);
  expect(balanceCents({ ...payment, captured_cents: 60_00, canceled_cents: 50_00 }, 0)).toBe(0);
});

test('grows by a refund of a payment, and not by the refund of a return', () => {
  const refunded = { ...payment, captured_cents: 60_00, refunded_cents: 10_00 };
  expect(balanceCents(refunded, 0)).toBe(50_00);
  expect(balanceCents(refunded, 10_00)).toBe(40_00);
  expect(balanceCents({ ...refunded, refunded_cents: 15_00 }, 10_00)).toBe(45_00);
});

test('is nothing once the order was paid in full or written off, also after a refund', () => {
  const paid = { ...payment, captured_cents: 100_00, refunded_cents: 10_00 };
  for (const status of ['captured', 'voided', 'authorized', 'failed'] as const)
    expect(balanceCents({ ...paid, status }, 0), status).toBe(0);
});

test('is what was not captured of an order whose hold is gone, also after a refund', () => {
  const short = { ...payment, status: 'captured', captured_cents: 40_00 } as const;
  expect(balanceCents(short, 0)).toBe(60_00);
  expect(balanceCents({ ...short, refunded_cents: 10_00 }, 10_00)).toBe(60_00);
  expect(balanceCents({ ...short, settled_cents: 25_00, canceled_cents: 5_00 }, 0)).toBe(30_00);
  expect(owedCents('canceled', short, 0)).toBe(0);
  const over = { ...payment, status: 'voided', processor_id: 'pi_1' } as const;
  expect(balanceCents(over, 0)).toBe(100_00);
  expect(balanceCents({ ...over, settled_cents: 30_00 }, 0)).toBe(70_00);
  expect(owedCents('canceled', over, 0)).toBe(0);
});

test('what is neither paid nor held is that of the processor alone', () => {
  const card = { ...payment, status: 'captured', captured_cents: 40_00, processor_id: 'pi_1' } as const;
  expect(unsecuredCents('partly_fulfilled', card, 0)).toBe(60_00);
  expect(unsecuredCents('canceled', card, 0)).toBe(0);
  expect(unsecuredCents('placed', { ...card, status: 'authorized' }, 0)).toBe(0);
  expect(unsecuredCents('placed', { ...card, status: 'voided', captured_cents: 0 }, 0)).toBe(100_00);
  expect(unsecuredCents('placed', { ...card, processor_id: null, status: 'due' }, 0)).toBe(0);
});
