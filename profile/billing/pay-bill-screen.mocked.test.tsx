// @vitest-environment happy-dom
/** What a bill's form begins with, also when it is filled in while the page begins. */
import {
  type AnchorHTMLAttributes,
  act,
  type ComponentProps,
  type FormHTMLAttributes,
  forwardRef,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { BillPayment, CreditMemo, ListedInvoice } from '#schemas/domain/sales/ledger.ts';
import PayBillScreen from './pay-bill-screen.tsx';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  Link: ({
    to,
    reloadDocument: _,
    ...rest
  }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; reloadDocument?: boolean }) => (
    <a href={to} {...rest} />
  ),
  Form: forwardRef<HTMLFormElement, FormHTMLAttributes<HTMLFormElement>>((props, ref) => (
    <form ref={ref} {...props} />
  )),
  useNavigation: () => ({}),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => vi.restoreAllMocks());

const invoice = (_id: string, open: number) =>
  ({ _id, number: `INV-${_id}`, due_on: '2026-12-25', status: 'open', open, pending: 0 }) as ListedInvoice;
const memo = { _id: 'memo', number: 'CM-1', kind: 'return', open: 5 } as CreditMemo;

const screenOf = (props: Partial<ComponentProps<typeof PayBillScreen>>) => (
  <PayBillScreen
    balance={{
      owed: 150,
      past_due: 0,
      credit: 5,
      aging: { current: 150, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 },
      terms: null,
      may_pay: true,
      pending: [],
      processor: null,
    }}
    invoices={[invoice('a', 100), invoice('b', 50)]}
    memos={[memo]}
    chosen={null}
    payment={null}
    paid={false}
    processor={null}
    paymentKey="key"
    answer={undefined}
    {...props}
  />
);
const screen = screenOf({ chosen: 'a' });

/** Fills in what the server wrote, by the fields' names, before the browser takes the page over. */
async function payButton(fill: (field: (name: string) => HTMLInputElement) => void): Promise<string> {
  // Server and browser are one process here, which React remarks on.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = renderToString(screen);
  document.body.replaceChildren(root);
  fill((name) => root.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement);
  await act(async () => {
    hydrateRoot(root, screen);
  });
  return root.querySelector('button[type=submit]')?.textContent ?? '';
}

test('an amount that was typed early is paid, less the credits, and chooses its invoice', async () => {
  expect(await payButton(() => {})).toBe('Pay $95.00');
  const typed = await payButton((field) => {
    field('amount:a').value = '20.50';
    field('amount:b').value = '30';
  });
  expect(typed).toBe('Pay $45.50');
});

test('boxes that were ticked or unticked early stay so', async () => {
  const unticked = await payButton((field) => {
    field('amount:a').value = '20';
    field('pay:a').checked = false;
    field('pay:b').checked = true;
    field('credit').checked = false;
  });
  expect(unticked).toBe('Pay $50.00');
});

const payment = (status: BillPayment['status']): BillPayment => ({
  _id: 'payment',
  status,
  amount: 20,
  invoices: [{ invoice: 'b', amount: 20 }],
  credit_memos: [],
  action_url: null,
  receipt: null,
});

/** The invoices, amounts and credits that are chosen as the page comes. */
function chosenOn(props: Parameters<typeof screenOf>[0]): string[] {
  // Server and browser are one process here, which React remarks on.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  root.innerHTML = renderToString(screenOf(props));
  const form = new FormData(root.querySelector('form') ?? undefined);
  return ['a', 'b']
    .filter((id) => form.has(`pay:${id}`))
    .map((id) => `${id} ${form.get(`amount:${id}`)}`)
    .concat(form.getAll('credit').map(String));
}

test('whoever comes to pay the bill pays all of it, or the invoice whose button was pressed', () => {
  expect(chosenOn({})).toEqual(['a 100.00', 'b 50.00', 'memo']);
  expect(chosenOn({ chosen: 'a' })).toEqual(['a 100.00', 'memo']);
});

test.each(['declined', 'failed', 'voided'] as const)('a payment that was %s is asked for again', (status) => {
  expect(chosenOn({ payment: payment(status) })).toEqual(['b 20.00']);
});

test('a payment that failed is asked for again up to what is open since', () => {
  const invoices = [invoice('a', 100), invoice('b', 15)];
  expect(chosenOn({ payment: payment('failed'), invoices })).toEqual(['b 15.00']);
});

test('after a payment no invoice is chosen, but for the one whose button was pressed', () => {
  for (const status of ['captured', 'processing', 'action'] as const)
    expect(chosenOn({ payment: payment(status) })).toEqual(['memo']);
  expect(chosenOn({ paid: true })).toEqual(['memo']);
  expect(chosenOn({ payment: payment('captured'), chosen: 'a' })).toEqual(['a 100.00', 'memo']);
});

test('what was sent and refused comes back as it was', () => {
  const answer = {
    values: { 'pay:b': 'on', 'amount:b': '500', 'amount:a': '100.00' },
    credits: [],
    errors: {},
    message: null,
  };
  expect(chosenOn({ answer, payment: payment('declined') })).toEqual(['b 500']);
});

test('what became of a payment takes the focus', async () => {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const show = createRoot(root);
  await act(async () => show.render(screenOf({ payment: payment('captured') })));
  expect(document.activeElement?.textContent).toBe('Paid $20.00. Thank you.');
  await act(async () => show.unmount());
});

test('days are said of a bank account, not of a card', () => {
  // Server and browser are one process here, which React remarks on.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const said = (method: 'ach' | 'card') => {
    const pending = [{ _id: 'payment', begun_at: '', method, reference: '', amount: 20 }];
    const { balance } = screenOf({}).props;
    return renderToString(
      screenOf({ payment: payment('processing'), balance: { ...balance, pending } }),
    ).includes('5 business days');
  };
  expect([said('ach'), said('card')]).toEqual([true, false]);
});
