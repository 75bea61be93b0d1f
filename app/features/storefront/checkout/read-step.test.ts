import { expect, test } from 'vitest';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { pickUpHours } from './pick-up-hours.ts';
import { readStep } from './read-step.ts';

const address = {
  name: 'Ada Reyes',
  address: '1 Pine St',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;
const who = { email: 'ada@example.com', phone: '503 555 0100' };
const choices = [{ value: 'address:1', title: 'Shop', address }];

test('a pick-up has no delivery address, whatever was typed there', async () => {
  const form = { ...who, Delivery_method: 'Will Call', ship_to: 'new', shipping_address: { name: 'X' } };
  expect(await readStep('details', form, [])).toMatchObject({
    ok: true,
    body: { details: { shipping_address: null, job: null } },
  });
});

test('a delivery goes to the address that is chosen, and to no other', async () => {
  const form = {
    ...who,
    Delivery_method: 'Local Delivery',
    ship_to: 'address:1',
    shipping_address: { ...address, zip: '9' },
  };
  expect(await readStep('details', form, choices)).toMatchObject({
    ok: true,
    body: { details: { shipping_address: address } },
  });
  // Somebody else's is not among the choices: then what was typed counts.
  expect(await readStep('details', form, [])).toEqual({
    ok: false,
    errors: { 'shipping_address.zip': 'Enter a ZIP code, such as 97209.' },
  });
});

test('goods that go to the site of a job are for that job, unless a script says that none was chosen', async () => {
  const sites = [...choices, { value: 'job:mill', title: 'Job site: Mill', address }];
  const form = { ...who, Delivery_method: 'Local Delivery', ship_to: 'job:mill', job: '' };
  const jobOf = async (change: object) => {
    const read = await readStep('details', { ...form, ...change }, sites);
    return read.ok ? read.body.details?.job : read.errors;
  };
  expect(await jobOf({})).toBe('mill');
  expect(await jobOf({ job: 'tower' })).toBe('tower');
  expect(await jobOf({ jobs_follow: 'yes' })).toBeNull();
  expect(await jobOf({ ship_to: 'address:1' })).toBeNull();
  expect(await jobOf({ Delivery_method: 'Will Call' })).toBeNull();
  // Not among the choices: another company's.
  expect(await jobOf({ ship_to: 'job:other', shipping_address: address })).toBeNull();
});

test('a delivery without an address says which fields are missing', async () => {
  const read = await readStep('details', { ...who, Delivery_method: 'Local Delivery' }, choices);
  expect(read).toMatchObject({ ok: false, errors: { 'shipping_address.name': expect.anything() } });
});

test('a bill goes where the delivery goes when that is chosen', async () => {
  const shipping = [{ value: 'shipping', title: 'Same', address }];
  expect(await readStep('billing', { payment_type: 'check', bill_to: 'shipping' }, shipping)).toEqual({
    ok: true,
    body: { billing: { payment_type: 'check', use_credit: false, billing_address: address } },
  });
});

test('job data need the site or its legal description', async () => {
  const form = { job_name: 'Alder Court', owner: 'Maya Lindqvist' };
  expect(await readStep('lien', form, [])).toMatchObject({
    ok: false,
    errors: { site_address: 'Enter the address of the job site or its legal description.' },
  });
  expect(await readStep('lien', { ...form, legal_description: 'Lot 7' }, [])).toMatchObject({ ok: true });
});

test('a card’s number is no token', async () => {
  const form = { kind: 'card', token: '4242424242424242', brand: 'Visa', last4: '4242' };
  expect(await readStep('card', form, [])).toMatchObject({ ok: false, errors: { token: expect.anything() } });
});

test('what is still to come of the hours is told by the warehouse’s own clock', async () => {
  const open = { open: '7:00 AM', close: '5:00 PM' };
  const closed = { open: 'Closed', close: 'Closed' };
  const days = {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: closed,
  };
  const warehouse = { time_zone: 'America/Los_Angeles', hours: days } as unknown as Warehouse;
  const at = (utc: string) => pickUpHours(warehouse, new Date(utc));
  const monday = { date: '2026-03-02', days: 1, time: '7:00 AM' };
  expect(at('2026-03-02T05:00:00Z')).toEqual({ today: null, next: monday }); // still Sunday in Portland
  expect(at('2026-03-02T13:00:00Z')).toEqual({ today: open, next: null });
  expect(at('2026-03-03T00:59:00Z')).toEqual({ today: open, next: null });
  const tuesday = { date: '2026-03-03', days: 1, time: '7:00 AM' };
  expect(at('2026-03-03T01:00:00Z')).toEqual({ today: null, next: tuesday });
});
