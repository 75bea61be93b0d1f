/** /admin/orders/{id}/lines: other items for an order of which nothing was handed over (ours). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { lineTexts } from '#app/shared/orders/line-fields.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { EditedOrder, OrderEdit } from '#schemas/domain/sales/order-edit.ts';
import { loadDeskOrder } from './desk.server.ts';
import { addedField, addedRows } from './edit-fields.ts';

/** Throws the 404 page, also for a role that changes no orders. */
export async function loadOrderEdit(context: AppLoadContext, id: string) {
  const loaded = await loadDeskOrder(context, id);
  if (!loaded.order.may.handle) throw notFound();
  return loaded;
}

/** What was typed and what is wrong with it, and what the order would be where nothing is. */
type EditAnswer = StaffAnswer & { edited: EditedOrder | null };

/** What is no number is left for the API to refuse. */
const quantityOf = (text: string) => typedNumber(text) as number;

function editOf(form: FormData): OrderEdit {
  return {
    version: Number(textOf(form, 'version')),
    lines: lineTexts(form).map(({ id, typed }) => ({ item: id, quantity: quantityOf(typed) })),
    add: addedRows((name) => textOf(form, name)).map((row) => ({
      ...row,
      quantity: quantityOf(row.quantity),
    })),
  };
}

/** The form as it was sent, its added rows one behind another, as the API counts them; a SKU alone is one of it. */
function compact(form: FormData): FormData {
  const sent = new FormData();
  for (const [name, value] of form) if (!name.startsWith('add.')) sent.append(name, value);
  for (const [index, row] of addedRows((name) => textOf(form, name)).entries()) {
    sent.append(addedField(index, 'sku'), row.sku);
    sent.append(addedField(index, 'quantity'), row.quantity || '1');
    sent.append(addedField(index, 'note'), row.note);
  }
  return sent;
}

const refused = (form: FormData, result: ApiResult<unknown>) =>
  data<EditAnswer>(
    { ...answerOf(form, 'edit', result, '', ['lines', 'add', 'note']), edited: null },
    { status: result.status },
  );

/** Shows what the edit would do, or does what was shown; where that is something else now, it is shown again. */
export async function editOrder(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = compact(await request.formData());
  const isSave = textOf(form, 'intent') === 'save';
  const [params, body] = [{ id }, editOf(form)];
  if (isSave) {
    const shown = { pricing_version: textOf(form, 'pricing_version'), note: textOf(form, 'note') };
    const saved = await context.api.changeOrderLines({ params, body: { ...body, ...shown } });
    if (saved.ok) return redirect(`/admin/orders/${id}#history`, 303);
    if (saved.problem.code !== 'pricing_changed') return refused(form, saved);
  }
  const preview = await context.api.previewOrderLines({ params, body });
  if (!preview.ok) return refused(form, preview);
  const message = isSave ? m.order_edit_other() : null;
  return data<EditAnswer>(
    { form: 'edit', done: false, values: formValues(form), errors: {}, message, edited: preview.data },
    { status: isSave ? 409 : 200 },
  );
}
