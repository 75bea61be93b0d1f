/** /admin/inventory and a SKU's movements (docs/product.md#inventory). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { inventorySorts, inventoryStates } from '#schemas/domain/catalog/inventory.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { choicesOf } from '../catalog/catalog.server.ts';
import { wholeNumber } from './whole-number.ts';

export type InventoryQuery = Partial<
  Record<'q' | 'warehouse' | 'vendor' | 'category' | 'stock' | 'sort' | 'after', string>
>;

function readQuery(request: Request) {
  const asked = new URL(request.url).searchParams;
  const text = (name: string, most: number) => asked.get(name)?.trim().slice(0, most) || undefined;
  return {
    q: text('q', 80),
    warehouse: text('warehouse', 80),
    vendor: text('vendor', 80),
    category: text('category', 80),
    stock: inventoryStates.find((state) => state === asked.get('stock')),
    sort: inventorySorts.find((sort) => sort === asked.get('sort')),
    after: text('after', 400),
  };
}

/** `page` null for a role that keeps no inventory. */
export async function loadInventory(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  const query = readQuery(request);
  if (!roleMay(role, 'keepInventory'))
    return { page: null, query, warehouses: [], vendors: [], categories: [] };
  const { api } = context;
  const [listed, warehouses, vendors, categories] = await Promise.all([
    api.listInventory({ query }),
    api.listDeskWarehouses(),
    choicesOf(api, 'vendor'),
    choicesOf(api, 'category'),
  ]);
  return {
    page: unwrap('listInventory', listed),
    query,
    warehouses: unwrap('listDeskWarehouses', warehouses).items.map(({ _id, details }) => ({
      _id,
      name: details.name,
    })),
    vendors,
    categories,
  };
}
export type InventoryPage = Awaited<ReturnType<typeof loadInventory>>;

/** How many rows a page of the form has at most. */
const mostRows = 100;

type Line = {
  index: number;
  sku: string;
  warehouse: string;
  mode: 'set' | 'add';
  quantity: number | string;
  before?: number;
};

/** Typed: the rows whose quantity is another than was shown. Chosen: the ticked rows, all with one change. */
function readLines(form: FormData, isChosen: boolean): Line[] {
  return Array.from({ length: mostRows }, (_, index) => index).flatMap((index): Line[] => {
    const text = (name: string) => textOf(form, `rows.${index}.${name}`).trim();
    if (!text('sku')) return [];
    const row = { index, sku: text('sku'), warehouse: text('warehouse') };
    const before = Number(text('before'));
    if (isChosen) {
      if (!form.has(`rows.${index}.chosen`)) return [];
      const quantity = wholeNumber(textOf(form, 'amount'));
      return [
        textOf(form, 'mode') === 'set'
          ? { ...row, mode: 'set', quantity, before }
          : { ...row, mode: 'add', quantity },
      ];
    }
    const quantity = wholeNumber(text('quantity'));
    return quantity === before ? [] : [{ ...row, mode: 'set', quantity, before }];
  });
}

/** An error of a line goes to its row's cell; one of the amount that all chosen rows share, to the amount. */
function placeErrors(errors: Record<string, string>, lines: readonly Line[], amount: string | null) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [, at] = /^lines\.(\d+)\./.exec(name) ?? [];
      if (at === undefined) return [name, text];
      const isShared = amount !== null && (typeof wholeNumber(amount) === 'string' || name.endsWith('.mode'));
      return [isShared ? 'amount' : `rows.${lines[Number(at)]?.index ?? at}.quantity`, text];
    }),
  );
}

export async function actOnInventory(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  const isChosen = textOf(form, 'do') === 'chosen';
  const lines = readLines(form, isChosen);
  const result = await context.api.adjustInventory({
    body: {
      reason: textOf(form, 'reason') as never,
      note: textOf(form, 'note'),
      lines: lines.map(({ index: _, ...line }) => line) as never,
    },
  });
  if (result.ok) {
    const message = m.inventory_done({ count: result.data.changed });
    return data<StaffAnswer>({ form: 'adjust', done: true, values: {}, errors: {}, message });
  }
  const errors = placeErrors(
    formErrors(result.problem.fieldErrors),
    lines,
    isChosen ? textOf(form, 'amount') : null,
  );
  const isShown = Object.keys(errors).some((name) => name !== 'lines');
  const message = errors.lines ?? (isShown ? m.price_check() : result.problem.message);
  return data<StaffAnswer>(
    { form: 'adjust', done: false, values: formValues(form, []), errors, message },
    { status: result.status },
  );
}

/** Throws the 404 page, also for a role that keeps no inventory. */
export async function loadMovements(context: AppLoadContext, request: Request, id: string) {
  const { role } = await requireEmployee(context);
  const after = readQuery(request).after;
  const result = await context.api.getSkuMovements({ params: { id }, query: { after } });
  if (!result.ok) throw notFound();
  return {
    id,
    stock: result.data,
    isFirst: after === undefined,
    /** Whether this role opens orders. */
    sells: role === 'sales' || role === 'admin',
  };
}
export type MovementsPage = Awaited<ReturnType<typeof loadMovements>>;
