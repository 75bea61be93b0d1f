// @vitest-environment happy-dom
/** An order's screens: what the desk reads of it, and what is left of a form after its step. */
import { type AnchorHTMLAttributes, act, type FormHTMLAttributes, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SuccessScreen } from '#app/features/storefront/checkout/success-screen.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import { DeskOrderScreen } from './order-screen.tsx';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  Link: ({
    to,
    reloadDocument: _,
    ...rest
  }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; reloadDocument?: boolean }) => (
    <a href={to} {...rest} />
  ),
  Form: ({
    preventScrollReset: _,
    ...rest
  }: FormHTMLAttributes<HTMLFormElement> & { preventScrollReset?: boolean }) => <form {...rest} />,
  useNavigation: () => ({}),
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const placed = {
  lines: [],
  _id: 'h1',
  at: '2026-11-20T18:00:00.000Z',
  kind: 'placed',
  amount: 100,
  note: '',
  by: null,
};
const order = {
  _id: 'order-1',
  version: 3,
  number: 'AF-100042',
  status: 'placed',
  placed_at: placed.at,
  email: 'maya@example.com',
  phone: '',
  company: '',
  po_number: 'PO-4473',
  note: 'Leave it at the dock',
  pick_up: null,
  promised: null,
  warehouse_name: 'Portland',
  cart: {
    warehouse: 'wh-portland',
    items: [
      {
        _id: 'line-1',
        name: 'Sconce',
        sku: 'SCO-1',
        slug: 'sconce',
        options: {},
        unit: 'box',
        piece_size: 5,
        quantity: 2,
        fulfilled: 0,
        price: 50,
        line_total: 100,
        coupon_discount: 0,
        note: 'Unit 4',
        picture: { src: '/sconce.webp', alt: '', sources: [], width: 4, height: 5 },
        ship_from: null,
        configuration: null,
      },
    ],
    count: 2,
    subtotal: 100,
    discount: 0,
    shipping: 0,
    shipping_pending: null,
    fee: 0,
    tax: 0,
    total: 100,
    Delivery_method: 'Freight',
    payment_type: 'terms',
    billing_address: null,
    shipping_address: null,
    job_name: 'Riverside Lofts',
  },
  payment: {
    kind: 'terms',
    status: 'due',
    captured: 60,
    refunded: 10,
    balance: 50,
    credit: 0,
    brand: '',
    last4: '',
  },
  on_account: 0,
  receivable: null,
  unsecured: 0,
  can: { capture: 50, record: 0, refund: 50, void: true },
  may: { handle: true, fulfil: true, pay: true },
  fulfilments: [],
  returns: [],
  history: [placed],
} as unknown as DeskOrder;

const roots: Root[] = [];
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.replaceChildren();
});

/** Shows an element, and gives what shows another one in its place. */
async function show(first: ReactElement) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  roots.push(root);
  const again = (element: ReactElement) => act(async () => root.render(element));
  await again(first);
  return { box, again };
}

test('the desk reads the unit of a line, its note by itself, and what each fact is', async () => {
  const { box } = await show(<DeskOrderScreen order={order} answer={undefined} />);
  const text = box.textContent ?? '';
  expect(text).toMatch(/box of 5/i);
  for (const words of [
    'Note: Unit 4',
    'Job: Riverside Lofts',
    'PO number: PO-4473',
    'Note for this order: Leave it at the dock',
    'Balance due$50.00',
    'Terms, partially paid, $50.00 due',
    'Write off balance due',
  ])
    expect(text).toContain(words);
});

test('the page after checkout says the unit, the job, the PO number and the notes', async () => {
  const { box } = await show(<SuccessScreen order={order} />);
  const text = box.textContent ?? '';
  expect(text).toMatch(/box of 5/i);
  for (const words of ['Riverside Lofts', 'PO-4473', 'Note: Unit 4', 'Leave it at the dock'])
    expect(text).toContain(words);
});

test.each([
  ['capture', 'payment_captured', 'note', 'Check 118'],
  ['refund', 'payment_refunded', 'note', 'Scratched'],
  ['fulfil', 'fulfilled', 'tracking', '1Z999AA10123456784'],
] as const)(
  '%s is closed and empty after its step, and stays as it is after another one',
  async (form, kind, field, value) => {
    const { again } = await show(<DeskOrderScreen order={order} answer={undefined} />);
    const details = () =>
      document.querySelector(`input[name=form][value=${form}]`)?.closest('details') as HTMLDetailsElement;
    const input = () => details().querySelector(`input[name=${field}]`) as HTMLInputElement;
    const ticks = () => [...details().querySelectorAll<HTMLInputElement>('input[name=confirm]')];
    const answer = (name: string, done: boolean): StaffAnswer => ({
      form: name,
      done,
      values: {},
      errors: {},
      message: 'Done.',
    });
    details().open = true;
    input().value = value;
    for (const tick of ticks()) tick.checked = true;

    const noted = { ...order, version: 4, history: [placed, { ...placed, _id: 'h2', kind: 'note' }] };
    await again(<DeskOrderScreen order={noted as DeskOrder} answer={answer('note', true)} />);
    expect(input().value).toBe(value);
    await again(<DeskOrderScreen order={noted as DeskOrder} answer={answer(form, false)} />);
    expect(details().open).toBe(true);
    expect(input().value).toBe(value);

    const written = { ...noted, version: 5, history: [...noted.history, { ...placed, _id: 'h3', kind }] };
    await again(<DeskOrderScreen order={written as DeskOrder} answer={answer(form, true)} />);
    expect(details().open).toBe(false);
    expect(input().value).toBe('');
    expect(ticks().filter(({ checked }) => checked)).toEqual([]);
  },
);

test('a form is closed with the page that answers its step, and open with what was refused', async () => {
  const open = async (done: boolean) => {
    const answer = { form: 'capture', done, values: { amount: '70' }, errors: {}, message: 'Said.' };
    const { box } = await show(<DeskOrderScreen order={order} answer={answer} />);
    const details = box.querySelector('input[name=form][value=capture]')?.closest('details');
    return [
      details?.hasAttribute('open'),
      details?.querySelector('input[name=amount]')?.getAttribute('value'),
    ];
  };
  expect(await open(true)).toEqual([false, '50.00']);
  expect(await open(false)).toEqual([true, '70']);
});

test('a hold is taken with the last items by itself, and with a part of them when that is meant', async () => {
  const card = { ...order.payment, kind: 'card', status: 'authorized', captured: 0, refunded: 0, balance: 0 };
  const held = { ...order, payment: card, can: { capture: 100, record: 0, refund: 0, void: true } };
  const { box } = await show(<DeskOrderScreen order={held as DeskOrder} answer={undefined} />);
  const capture = () => box.querySelector('input[name=capture]') as HTMLInputElement;
  const amount = () =>
    (box.querySelector('details:has(input[name=capture]) input[name=amount]') as HTMLInputElement).value;
  const send = async (count: number) => {
    const field = box.querySelector('input[name="line:line-1"]') as HTMLInputElement;
    await act(async () => {
      // Past React's own setter, as somebody who types.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${count}`);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  expect([capture().checked, amount()]).toEqual([true, '100.00']);
  await send(1);
  expect([capture().checked, amount()]).toEqual([false, '50.00']);
  expect(box.textContent).toContain('capture when you hand over the last items');
  await act(async () => capture().click());
  await send(2);
  await send(1);
  expect([capture().checked, amount()]).toEqual([true, '50.00']);
});

test('canceling says at its fields what is missing, and keeps what was typed', async () => {
  const answer = {
    form: 'cancel',
    done: false,
    values: { reason: 'no' },
    errors: { reason: 'Enter why the order is canceled.', confirm: 'Tick the box to confirm.' },
    message: null,
  };
  const { box } = await show(<DeskOrderScreen order={order} answer={answer} />);
  const field = (name: string) =>
    box.querySelector<HTMLInputElement>(`details:has([value=cancel]) input[name=${name}]`);
  const saidOf = (name: string) =>
    box.querySelector(`[id="${field(name)?.getAttribute('aria-describedby')}"]`)?.textContent;
  expect(field('reason')?.value).toBe('no');
  expect(saidOf('reason')).toBe(answer.errors.reason);
  expect(saidOf('confirm')).toBe(answer.errors.confirm);
  expect(field('money')?.checked).toBe(false);
});
