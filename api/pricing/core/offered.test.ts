import { describe, expect, it } from 'vitest';
import { paymentRefusal } from './offered.ts';

const facts = {
  cardPayments: true,
  methods: ['Will Call'],
  credit: { limitCents: 100_000, openCents: 40_000, isHeld: false },
  totalOnTermsCents: 60_000,
};

describe('ways to pay', () => {
  it('need a processor for cards and bank accounts', () => {
    expect(paymentRefusal('Credit Card', facts)).toBeNull();
    expect(paymentRefusal('ACH', { ...facts, cardPayments: false })).toBe('no_processor');
  });

  it('need pick-up or our own delivery of every line for cash and checks', () => {
    expect(paymentRefusal('cash', { ...facts, methods: ['Will Call', 'Local Delivery'] })).toBeNull();
    expect(paymentRefusal('check', { ...facts, methods: ['Will Call', 'UPS'] })).toBe('needs_pick_up');
  });

  it('need room in the credit limit for terms, to the cent', () => {
    expect(paymentRefusal('terms', facts)).toBeNull();
    expect(paymentRefusal('terms', { ...facts, totalOnTermsCents: 60_001 })).toBe('over_limit');
    expect(paymentRefusal('terms', { ...facts, credit: null })).toBe('no_terms');
  });
});
