// @vitest-environment happy-dom
/** The inventory's list: its columns, and what is typed into a cell that is refused. */
import type { AnchorHTMLAttributes, FormHTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { InventoryScreen } from './inventory-screen.tsx';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  Link: ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest} />
  ),
  Form: ({
    preventScrollReset: _,
    ...rest
  }: FormHTMLAttributes<HTMLFormElement> & { preventScrollReset?: boolean }) => <form {...rest} />,
  useNavigation: () => ({ state: 'idle' }),
}));

const row = {
  _id: 'sku-1',
  sku: 'HAR-1',
  name: 'Harlow pull',
  product: 'prd-1',
  vendor: 'Harlow',
  warehouse: { _id: 'wh-1', name: 'Portland' },
  bin: 'A-4',
  barcode: '',
  on_hand: 12,
  committed: 2,
  available: 10,
  incoming: 6,
  reorder_at: 10,
  reorder_to: 40,
  level_version: 1,
};

function show(answer?: StaffAnswer) {
  const page = document.createElement('main');
  const query = { q: undefined, warehouse: 'wh-1', vendor: undefined, category: undefined };
  page.innerHTML = renderToStaticMarkup(
    <InventoryScreen
      page={{ items: [row], next: 'abc' }}
      query={{ ...query, stock: 'in', sort: undefined, after: undefined }}
      warehouses={[{ _id: 'wh-1', name: 'Portland' }]}
      vendors={[]}
      categories={[]}
      answer={answer}
    />,
  );
  return page;
}

test('a row says what is on hand, committed and available, and the next page keeps the filters', () => {
  const page = show();
  expect(page.textContent).toContain('On hand 12');
  expect(page.textContent).toContain('Committed 2');
  expect(page.textContent).toContain('Incoming 6');
  expect(page.textContent).toContain('Reorder at 10, up to 40');
  expect(page.querySelector('li .bg-warning-soft')?.textContent).toBe('Low stock');
  expect(page.querySelector<HTMLInputElement>('[name="rows.0.quantity"]')?.getAttribute('value')).toBe('10');
  expect(page.querySelector('a[rel="next"]')?.getAttribute('href')).toBe(
    '/admin/inventory?warehouse=wh-1&stock=in&after=abc',
  );
});

test('a refused quantity stays as it was typed, with its sentence at the cell', () => {
  const values = {
    'rows.0.sku': 'HAR-1',
    'rows.0.warehouse': 'wh-1',
    'rows.0.quantity': '1.5',
    reason: 'found',
  };
  const errors = { 'rows.0.quantity': 'Enter a whole number.' };
  const page = show({ form: 'adjust', done: false, values, errors, message: null });
  const cell = page.querySelector('[name="rows.0.quantity"]');
  expect(cell?.getAttribute('value')).toBe('1.5');
  expect(cell?.getAttribute('aria-invalid')).toBe('true');
  expect(page.querySelector(`#${cell?.getAttribute('aria-describedby')}`)?.textContent).toBe(
    'Enter a whole number.',
  );
});
