/** What cannot be undone, and what moves money, is done with its form's tick only: with scripts and without. */
import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { actOnCompany } from './companies/companies.server.ts';
import { actOnCustomer } from './customers/customers.server.ts';
import { actOnOrder } from './orders/desk.server.ts';

/** An employee's context that writes down which calls an action makes. */
function employee() {
  const calls: string[] = [];
  const api = new Proxy(
    {},
    {
      get: (_, name: string) => async () => {
        if (name === 'getSession') return { ok: true, data: { role: 'admin' } };
        calls.push(name);
        return { ok: true, data: {} };
      },
    },
  );
  const context = { api, cache: { forbid: () => {} }, hasSession: true } as unknown as AppLoadContext;
  return { calls, context };
}

const acts = { order: actOnOrder, customer: actOnCustomer, company: actOnCompany };

test.each([
  ['order', { form: 'capture', amount: '70', note: 'Check 118' }, 'operatePayment'],
  ['order', { form: 'refund', amount: '5', note: 'Scratched' }, 'operatePayment'],
  ['order', { form: 'void', note: 'Closed for good' }, 'operatePayment'],
  ['order', { form: 'cancel', reason: 'Ordered twice' }, 'cancelOrder'],
  ['order', { form: 'return', return: 'return-1', step: 'refund', amount: '5' }, 'stepReturn'],
  ['customer', { form: 'merge', duplicate: 'person-2', shown: 'seen' }, 'mergeCustomers'],
  ['customer', { form: 'erase', email: 'maya@example.com' }, 'eraseCustomer'],
  ['company', { form: 'remove', person: 'person-1' }, 'removeCompanyPerson'],
] as const)('a %s is asked for the tick first: %o', async (of, fields, call) => {
  const { calls, context } = employee();
  const send = (more: object) => {
    const body = new URLSearchParams({ ...fields, ...more });
    return acts[of](context, new Request('http://store.example/', { method: 'POST', body }), 'record-1');
  };
  const refused = await send({});
  expect(calls).toEqual([]);
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: {
      form: fields.form,
      done: false,
      values: fields,
      errors: { confirm: 'Tick the box to confirm.' },
      message: null,
    },
  });
  await send({ confirm: 'on' });
  expect(calls).toEqual([call]);
});

test('a step of a return that pays nothing back asks for no tick', async () => {
  const { calls, context } = employee();
  const body = new URLSearchParams({ form: 'return', return: 'return-1', step: 'receive', restock: 'on' });
  await actOnOrder(context, new Request('http://store.example/', { method: 'POST', body }), 'record-1');
  expect(calls).toEqual(['stepReturn']);
});
