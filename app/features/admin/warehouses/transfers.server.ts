/** /admin/warehouses/transfers and a warehouse's stock history (docs/product.md#warehouses-desk). */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formObject } from '#app/shared/forms/form-data.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { numberOf } from './warehouse-form.ts';
import { readEditor, respond, type WarehouseAnswer } from './warehouses.server.ts';

const pageOf = (request: Request): number => {
  const asked = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '', 10);
  return Math.min(10_000, Math.max(1, asked || 1));
};

export async function loadTransfers(context: AppLoadContext, request: Request) {
  const mayEdit = await readEditor(context);
  const { api } = context;
  const [transfers, warehouses] = await Promise.all([
    api.listStockTransfers({ query: { page: pageOf(request) } }),
    api.listDeskWarehouses(),
  ]);
  return {
    mayEdit,
    transfers: unwrap('listStockTransfers', transfers),
    warehouses: unwrap('listDeskWarehouses', warehouses).items.map(({ _id, closed_at, details }) => ({
      _id,
      name: details.name,
      isOpen: closed_at === null,
    })),
  };
}
export type TransfersPage = Awaited<ReturnType<typeof loadTransfers>>;

/** How many lines a form can have. */
const mostLines = 200;

export async function actOnTransfers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  if (form.get('form') !== 'move') throw notFound();
  const typed = formObject(form).lines;
  const rows = Array.from({ length: mostLines }, (_, index) => {
    const row = typeof typed === 'object' ? typed[index] : undefined;
    const text = (name: string) => {
      const value = typeof row === 'object' ? row[name] : undefined;
      return typeof value === 'string' ? value.trim() : '';
    };
    return { index, sku: text('sku'), quantity: text('quantity') };
  }).filter(({ sku, quantity }) => sku || quantity);
  const lines = rows.map(({ sku, quantity }) => ({ sku, quantity: numberOf(quantity) }));
  const result = await context.api.moveStock({
    body: {
      from: textOf(form, 'from'),
      to: textOf(form, 'to'),
      note: textOf(form, 'note'),
      lines: lines as never,
    },
  });
  // A row of the form is not always the line of that number: rows that were left empty are not sent.
  const rename = (errors: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(errors).map(([name, text]) => [
        name.replace(/^lines\.(\d+)/, (_, at) => `lines.${rows[Number(at)]?.index ?? at}`),
        text,
      ]),
    );
  return respond(form, 'move', result, m.transfers_done(), rename);
}
export type { WarehouseAnswer };

/** Throws the 404 page. */
export async function loadHistory(context: AppLoadContext, request: Request, id: string) {
  const { role } = await requireEmployee(context);
  const [record, history] = await Promise.all([
    context.api.getDeskWarehouse({ params: { id } }),
    context.api.getStockHistory({ params: { id }, query: { page: pageOf(request) } }),
  ]);
  if (!record.ok || !history.ok) throw notFound();
  return {
    warehouse: { _id: id, name: record.data.details.name },
    history: history.data,
    /** Whether this role opens orders. */
    sells: role === 'sales' || role === 'admin',
  };
}
export type HistoryPage = Awaited<ReturnType<typeof loadHistory>>;
