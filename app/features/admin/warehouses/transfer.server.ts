/** /admin/warehouses/transfers/{id}: what was sent arrives, goes back, or is lost (docs/product.md#warehouses-desk). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { atRows, lineRows } from '#app/shared/forms/line-rows.ts';
import { untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { mostTransferLines } from '#schemas/domain/catalog/stock-transfer.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { respond } from './warehouses.server.ts';
import { wholeNumber } from './whole-number.ts';

/** Throws the 404 page. */
export async function loadTransfer(context: AppLoadContext, id: string) {
  const { role } = await requireEmployee(context);
  const result = await context.api.getStockTransfer({ params: { id } });
  if (!result.ok) throw notFound();
  return {
    transfer: result.data,
    mayMove: roleMay(role, 'moveStock'),
    /** Whether this role opens a SKU of the inventory. */
    keeps: roleMay(role, 'keepInventory'),
  };
}
export type TransferPage = Awaited<ReturnType<typeof loadTransfer>>;

export async function actOnTransfer(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const name = textOf(form, 'form');
  const params = { id };
  const version = Number(textOf(form, 'version'));
  if (name === 'receive') {
    const rows = lineRows(form, mostTransferLines).filter(
      ({ text }) => text('quantity') !== '' && text('quantity') !== '0',
    );
    const lines = rows.map(({ text }) => ({ sku: text('sku'), quantity: wholeNumber(text('quantity')) }));
    const result = await api.receiveTransfer({ params, body: { version, lines: lines as never } });
    return respond(form, name, result, m.transfer_received_done(), (errors) => atRows(errors, rows));
  }
  if (name === 'returned' || name === 'lost') {
    const unticked = untickedAnswer(form, name);
    if (unticked) return data({ ...unticked, stale: false }, { status: 422 });
    const result = await api.endTransfer({ params, body: { version, to: name } });
    return respond(form, name, result, name === 'lost' ? m.transfer_lost_done() : m.transfer_returned_done());
  }
  throw notFound();
}
