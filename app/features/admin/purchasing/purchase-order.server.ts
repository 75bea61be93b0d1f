/** /admin/inventory/purchase-orders/{id}: a draft is written, a delivery received, and it is printed. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { atRows, type LineRow, lineRows } from '#app/shared/forms/line-rows.ts';
import { type StaffAnswer, untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { mostPurchaseLines, type PurchaseOrder } from '#schemas/domain/catalog/purchase-order.ts';
import { wholeNumber } from '../warehouses/whole-number.ts';
import { purchasesPath } from './purchase-words.ts';

/** Throws the 404 page, also for a role that keeps no inventory. */
export async function loadPurchase(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const result = await context.api.getPurchaseOrder({ params: { id } });
  if (!result.ok) throw notFound();
  return { order: result.data, wasOrdered: new URL(request.url).searchParams.has('ordered') };
}
export type PurchasePage = Awaited<ReturnType<typeof loadPurchase>>;

function respond(form: FormData, result: ApiResult<unknown>, done: string, rows: readonly LineRow[] = []) {
  const problem = result.ok ? null : result.problem;
  const errors = atRows(formErrors(problem?.fieldErrors), rows);
  const isShown = Object.keys(errors).some((name) => name !== 'lines');
  return data<StaffAnswer>(
    {
      form: textOf(form, 'form'),
      done: result.ok,
      values: result.ok ? {} : formValues(form, []),
      errors,
      message: problem ? (errors.lines ?? (isShown ? m.price_check() : problem.message)) : done,
    },
    { status: result.ok ? 200 : result.status },
  );
}

export async function actOnPurchase(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const name = textOf(form, 'form');
  const params = { id };
  const version = Number(textOf(form, 'version'));
  const heading = {
    version,
    expected_on: textOf(form, 'expected_on').trim() || null,
    note: textOf(form, 'note'),
  };
  if (name === 'draft') {
    const rows = lineRows(form, mostPurchaseLines).filter(
      ({ text }) => text('sku') || text('quantity') || text('cost'),
    );
    const lines = rows.map(({ text }) => ({
      sku: text('sku'),
      quantity: wholeNumber(text('quantity')),
      cost: text('cost') === '' ? null : typedNumber(text('cost')),
    }));
    const saved = await api.savePurchaseOrder({ params, body: { ...heading, lines: lines as never } });
    if (!saved.ok || textOf(form, 'do') !== 'order') return respond(form, saved, m.purchase_saved(), rows);
    const body = { version: saved.data.version, to: 'ordered' as const };
    const ordered = await api.movePurchaseOrder({ params, body });
    if (ordered.ok) return redirect(`${purchasesPath}/${id}?ordered=1`, 303);
    // The lines were saved: what is typed again begins from there.
    form.set('version', String(saved.data.version));
    return respond(form, ordered, '', rows);
  }
  if (name === 'heading')
    return respond(form, await api.savePurchaseOrder({ params, body: heading }), m.purchase_saved());
  if (name === 'receive') {
    const rows = lineRows(form, mostPurchaseLines).filter(
      ({ text }) => text('quantity') !== '' && text('quantity') !== '0',
    );
    const lines = rows.map(({ text }) => ({
      line: text('line'),
      quantity: wholeNumber(text('quantity')),
      cost: text('cost') === '' ? null : typedNumber(text('cost')),
    }));
    const body = { version, note: textOf(form, 'note'), lines: lines as never };
    return respond(form, await api.receivePurchaseOrder({ params, body }), m.purchase_received_done(), rows);
  }
  if (name === 'closed' || name === 'canceled') {
    const unticked = untickedAnswer(form, name);
    if (unticked) return data<StaffAnswer>(unticked, { status: 422 });
    const result = await api.movePurchaseOrder({ params, body: { version, to: name } });
    return respond(form, result, name === 'closed' ? m.purchase_closed_done() : m.purchase_canceled_done());
  }
  throw notFound();
}

/** Throws the 404 page. */
export async function printPurchase(context: AppLoadContext, id: string): Promise<Response> {
  context.cache.forbid();
  await requireEmployee(context);
  const [result, site] = await Promise.all([
    context.api.getPurchaseOrder({ params: { id } }),
    context.api.getSite(),
  ]);
  if (!result.ok) throw notFound();
  const { settings, warehouse, warehouses } = unwrap('getSite', site);
  const order: PurchaseOrder = result.data;
  const place = warehouses.find(({ _id }) => _id === order.warehouse._id) ?? null;
  const paper = {
    shop: settings.name,
    order,
    warehouse: place,
    timeZone: place?.time_zone ?? warehouse.time_zone,
  };
  return pdfFile(order.number, await context.papers.purchaseOrder(paper));
}
