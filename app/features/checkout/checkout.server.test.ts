import { expect, test } from 'vitest';
import type { Warehouse } from '#schemas/domain/warehouse.ts';
import { readDetails } from './checkout.server.ts';
import { hoursToday } from './hours-today.ts';

const address = { name: 'Ada Reyes', address: '1 Pine St', city: 'Portland', state: 'OR', zip: '97209' };

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  const all = {
    email: 'ada@example.com',
    phone: '503 555 0100',
    Delivery_method: 'Will Call',
    payment_type: 'check',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return form;
}
const prefixed = (prefix: string, fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}.${key}`, value]));

test('a pick-up has no delivery address, whatever was typed there', () => {
  const read = readDetails(formOf({ ...prefixed('billing_address', address), 'shipping_address.name': 'X' }));
  expect(read).toMatchObject({ ok: true, details: { shipping_address: null, billing_address: address } });
});

test('a delivery to the billing address takes that', () => {
  const read = readDetails(
    formOf({
      ...prefixed('billing_address', address),
      Delivery_method: 'Local Delivery',
      deliver_to_billing: 'yes',
    }),
  );
  expect(read).toMatchObject({ ok: true, details: { shipping_address: address } });
});

test('an address that is wrong is wrong once, under its field names', () => {
  const read = readDetails(
    formOf({
      ...prefixed('billing_address', { ...address, zip: '9' }),
      Delivery_method: 'Local Delivery',
      deliver_to_billing: 'yes',
    }),
  );
  expect(read).toEqual({ ok: false, errors: { 'billing_address.zip': 'Enter a ZIP code such as 97209' } });
});

test('a delivery needs an address', () => {
  const read = readDetails(
    formOf({ ...prefixed('billing_address', address), Delivery_method: 'Local Delivery' }),
  );
  expect(read).toMatchObject({ ok: false });
});

test('today is the warehouse’s own day', () => {
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
  expect(hoursToday(warehouse, new Date('2026-03-02T05:00:00Z'))).toBeNull(); // still Sunday in Portland
  expect(hoursToday(warehouse, new Date('2026-03-02T18:00:00Z'))).toEqual(open);
});
