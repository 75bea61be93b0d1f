/** What cannot be undone, and what moves money, is done with its form's tick only: with scripts and without. */
import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { actOnCompany } from './companies/companies.server.ts';
import { actOnCustomer } from './customers/customers.server.ts';
import { actOnOrder } from './orders/desk.server.ts';
import { workOnReceivable } from './receivables/receivables.server.ts';

/** An employee's context that writes down which calls an action makes. */
function employee(read: Record<string, object> = {}) {
  const calls: string[] = [];
  const api = new Proxy(
    {},
    {
      get: (_, name: string) => async () => {
        if (name === 'getSession') return { ok: true, data: { role: 'admin' } };
        if (read[name]) return { ok: true, data: read[name] };
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
  ['order', { form: 'capture', amount: '70', method: 'check', reference: '118', note: '' }, 'operatePayment'],
  ['order', { form: 'refund', amount: '5', note: 'Scratched' }, 'operatePayment'],
  ['order', { form: 'void', note: 'Closed for good' }, 'operatePayment'],
  ['order', { form: 'cancel', reason: 'Ordered twice' }, 'cancelOrder'],
  ['order', { form: 'return', return: 'return-1', step: 'refund', amount: '5' }, 'stepReturn'],
  ['customer', { form: 'merge', duplicate: 'person-2', shown: 'seen' }, 'mergeCustomers'],
  ['customer', { form: 'erase', email: 'maya@example.com' }, 'eraseCustomer'],
  ['company', { form: 'remove', person: 'person-1' }, 'removeCompanyPerson'],
] as const)('a %s is asked for the tick first: %o', async (of, fields, call) => {
  const { calls, context } = employee({ getDeskOrder: { returns: [] } });
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

const params = { kind: 'company', id: 'company-1' };
const workOn = (context: AppLoadContext, request: Request) => workOnReceivable(context, request, params);
const workOnReturn = (context: AppLoadContext, request: Request) => actOnOrder(context, request, 'order-1');
const refund = { form: 'return', return: 'return-1', step: 'refund', confirm: 'on' };

test.each([
  [
    'a payment',
    workOn,
    { form: 'receipt', method: 'check', reference: '7' },
    'amount',
    '$1,500.50',
    '$500.50 more than they owe',
  ],
  ['a credit', workOn, { form: 'credit', reason: 'Damaged' }, 'credit', '1001', '$1.00 more than they owe'],
  ['a refund', workOnReturn, refund, 'amount', '45', '$5.00 more than the items came to'],
] as const)(
  '%s that is too large is looked at twice, and so is another amount',
  async (_, act, fields, field, amount, why) => {
    const { calls, context } = employee({
      getReceivable: { owed: 1000 },
      getDeskOrder: { returns: [{ _id: 'return-1', worth: 40 }] },
    });
    const send = (more: Record<string, string>) => {
      const body = new URLSearchParams({ ...fields, ...more });
      return act(context, new Request('http://store.example/', { method: 'POST', body }));
    };
    const typed = { [field]: amount };
    for (const more of [typed, { ...typed, over: '12' }])
      expect(await send(more)).toMatchObject({
        init: { status: 422 },
        data: {
          done: false,
          values: { ...fields, ...typed },
          errors: { over: expect.stringContaining(why) },
        },
      });
    expect(calls).toEqual([]);
    await send({ ...typed, over: amount });
    await send({ [field]: '39.99' });
    expect(calls).toHaveLength(2);
  },
);

test.each(['bounce', 'reverse', 'void_credit', 'void_invoice'])(
  'what was posted is taken back with the tick for its amount only: %s',
  async (form) => {
    const { calls, context } = employee({ getReceivable: { receipts: [] } });
    const send = (more: object) => {
      const fields = { form, document: 'document-1', version: '1', amount: '500.00', why: 'by mistake' };
      const body = new URLSearchParams({ ...fields, ...more });
      return workOn(context, new Request('http://store.example/', { method: 'POST', body }));
    };
    for (const more of [{}, { over: '409.87' }])
      expect(await send(more)).toMatchObject({
        init: { status: 422 },
        data: { errors: { over: expect.stringContaining('$500.00') } },
      });
    expect(calls).toEqual([]);
    await send({ over: '500.00' });
    expect(calls).toEqual(['operateReceivable']);
  },
);

test('a large credit is looked at twice, also where more is owed', async () => {
  const { calls, context } = employee({ getReceivable: { owed: 50_000 } });
  const send = (credit: string) => {
    const body = new URLSearchParams({ form: 'credit', reason: 'Rebate of the year', credit });
    return workOn(context, new Request('http://store.example/', { method: 'POST', body }));
  };
  expect(await send('10000.01')).toMatchObject({
    data: { errors: { over: 'That is more than $10,000.00. Check the box to give it anyway.' } },
  });
  await send('10000');
  expect(calls).toEqual(['giveCredit']);
});
