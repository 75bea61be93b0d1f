import pino from 'pino';
import type Stripe from 'stripe';
import { expect, test, vi } from 'vitest';
import { stripeTax } from './stripe.ts';

const from = { address: '2215 NW Nicolai Street', city: 'Portland', state: 'OR', zip: '97210' };
const to = { address: '1 Broadway', city: 'New York', state: 'NY', zip: '10004' };
const log = pino({ level: 'silent' });
const answering = (create: () => Promise<{ tax_amount_exclusive: number }>) => {
  const asked = vi.fn(create);
  const client = { tax: { calculations: { create: asked } } } as unknown as Stripe;
  return { asked, service: stripeTax('sk_test_1', log, client) };
};

test('Stripe’s tax of a probe is the place’s rate, asked for once', async () => {
  const { asked, service } = answering(async () => ({ tax_amount_exclusive: 8_875_000 }));
  expect(await Promise.all([service.ratePpm(from, to), service.ratePpm(from, to)])).toEqual([88_750, 88_750]);
  expect(await service.ratePpm(from, { ...to, zip: '10005' })).toBe(88_750);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('Stripe that does not answer leaves it to the table', async () => {
  const { service } = answering(() => Promise.reject(new Error('no network')));
  expect(await service.ratePpm(from, to)).toBeNull();
});
