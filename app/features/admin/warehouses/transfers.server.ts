/** /admin/warehouses/transfers and a warehouse's stock history (docs/product.md#warehouses-desk). */

import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { atRows, lineRows } from '#app/shared/forms/line-rows.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import {
  mostTransferLines,
  type TransferStatus,
  transferStatuses,
} from '#schemas/domain/catalog/stock-transfer.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { respond, type WarehouseAnswer } from './warehouses.server.ts';
import { wholeNumber } from './whole-number.ts';

const pageOf = (request: Request): number => pageIn(new URL(request.url).searchParams);

const statusIn = (search: URLSearchParams): TransferStatus | undefined =>
  transferStatuses.find((status) => status === search.get('status'));

export async function loadTransfers(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  const { api } = context;
  const status = statusIn(new URL(request.url).searchParams);
  const [transfers, warehouses] = await Promise.all([
    api.listStockTransfers({ query: { page: pageOf(request), ...(status ? { status } : {}) } }),
    api.listDeskWarehouses(),
  ]);
  return {
    mayMove: roleMay(role, 'moveStock'),
    status: status ?? null,
    transfers: unwrap('listStockTransfers', transfers),
    warehouses: unwrap('listDeskWarehouses', warehouses).items.map(({ _id, closed_at, details }) => ({
      _id,
      name: details.name,
      isOpen: closed_at === null,
    })),
  };
}
export type TransfersPage = Awaited<ReturnType<typeof loadTransfers>>;

export async function actOnTransfers(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  if (form.get('form') !== 'move') throw notFound();
  const rows = lineRows(form, mostTransferLines).filter(({ text }) => text('sku') || text('quantity'));
  const lines = rows.map(({ text }) => ({ sku: text('sku'), quantity: wholeNumber(text('quantity')) }));
  const arrived = form.has('arrived');
  const result = await context.api.moveStock({
    body: {
      from: textOf(form, 'from'),
      to: textOf(form, 'to'),
      note: textOf(form, 'note'),
      lines: lines as never,
      arrived,
    },
  });
  const done = arrived ? m.transfers_done() : m.transfers_sent_done();
  return respond(form, 'move', result, done, (errors) => atRows(errors, rows));
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
    sells: roleMay(role, 'readOrders'),
  };
}
export type HistoryPage = Awaited<ReturnType<typeof loadHistory>>;
