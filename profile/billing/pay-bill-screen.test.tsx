// @vitest-environment happy-dom
/** A bill that is filled in while the page begins: what the server said does not come back over it. */
import { type AnchorHTMLAttributes, act, type FormHTMLAttributes, forwardRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { CreditMemo, ListedInvoice } from '#schemas/domain/sales/ledger.ts';
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

const screen = (
  <PayBillScreen
    balance={{
      owed: 150,
      past_due: 0,
      credit: 5,
      aging: { current: 150, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 },
      terms: null,
      may_pay: true,
      processor: null,
    }}
    invoices={[invoice('a', 100), invoice('b', 50)]}
    memos={[memo]}
    chosen="a"
    payment={null}
    paid={false}
    processor={null}
    paymentKey="key"
    answer={undefined}
  />
);

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
