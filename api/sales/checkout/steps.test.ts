import { expect, test } from 'vitest';
import type { CheckoutDraft } from '#schemas/domain/sales/checkout-draft.ts';
import { stepsOf } from './steps.ts';

const address = {
  name: 'Ada Reyes',
  address: '1 Pine St',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;
const full: CheckoutDraft = {
  details: {
    email: 'ada@example.com',
    phone: '503 555 0100',
    Delivery_method: 'Will Call',
    shipping_address: null,
    pick_up: null,
    po_number: '',
    note: '',
    job: null,
    job_name: '',
  },
  lien: null,
  billing: { billing_address: address, payment_type: 'check', use_credit: false },
  card: null,
};
const empty: CheckoutDraft = { details: null, lien: null, billing: null, card: null };
const offered = ['check', 'cash', 'Credit Card', 'ACH'] as const;
const said = (
  draft: CheckoutDraft,
  more: {
    needsLien?: boolean;
    offered?: readonly ('check' | 'ACH')[];
    isUncollected?: boolean;
    isDeliverable?: boolean;
  } = {},
) =>
  stepsOf({ draft, needsLien: false, offered, isUncollected: false, isDeliverable: true, ...more }).map(
    ({ step, complete }) => `${step} ${complete}`,
  );

test('details are not complete while the goods cannot go that way', () => {
  expect(said(full, { isDeliverable: false })[0]).toBe('details false');
});

test('a checkout begins with nothing complete', () => {
  expect(said(empty)).toEqual(['details false', 'billing false', 'review false']);
});

test('what was entered is complete, and only the review is left', () => {
  expect(said(full)).toEqual(['details true', 'billing true', 'review false']);
});

test('a company that must give job data has a step for it', () => {
  expect(said(full, { needsLien: true })).toContain('lien false');
  const lien = {
    job_name: 'Alder Court',
    site_address: '14 Alder Court, Portland',
    legal_description: '',
    owner: 'Maya Lindqvist',
    general_contractor: '',
    lender: '',
    bond: '',
  };
  expect(said({ ...full, lien }, { needsLien: true })).toContain('lien true');
  expect(said({ ...full, lien: { ...lien, site_address: '' } }, { needsLien: true })).toContain('lien false');
});

test('what is not picked up needs an address', () => {
  const details = { ...full.details, Delivery_method: 'Local Delivery' } as CheckoutDraft['details'];
  expect(said({ ...full, details })).toContain('details false');
  expect(said({ ...full, details: details && { ...details, shipping_address: address } })).toContain(
    'details true',
  );
});

test('a card is asked for where it is charged, and not where nothing is collected', () => {
  const draft: CheckoutDraft = {
    ...full,
    billing: { billing_address: address, payment_type: 'Credit Card', use_credit: false },
  };
  expect(said(draft)).toContain('card false');
  expect(said(draft, { isUncollected: true })).toEqual(['details true', 'billing true', 'review false']);
});

test('a payment that is not offered any more must be chosen again', () => {
  expect(said(full, { offered: ['ACH'] })).toContain('billing false');
});

test('a card or a bank account is entered in a step of its own, and one is not the other', () => {
  const billing = {
    billing_address: address,
    payment_type: 'Credit Card',
  } as unknown as CheckoutDraft['billing'];
  const card = { kind: 'card', token: 'pm_1234567', brand: 'Visa', last4: '4242' } as const;
  expect(said({ ...full, billing })).toContain('card false');
  expect(said({ ...full, billing, card })).toContain('card true');
  expect(said({ ...full, billing, card: { ...card, kind: 'bank' } })).toContain('card false');
  expect(said({ ...full, card })).toEqual(['details true', 'billing true', 'review false']);
});
