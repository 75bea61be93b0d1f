/** /admin/warehouses/days: days with hours of their own, and the public holidays ahead (docs/product.md#warehouses-desk). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { holidaysFrom } from '#schemas/domain/platform/us-holidays.ts';
import { specialDayKinds } from '#schemas/domain/platform/warehouse-desk.ts';
import { apiTime } from './warehouse-form.ts';
import { readEditor } from './warehouses.server.ts';

/** A year of public holidays. */
const mostHolidays = 11;

export async function loadDays(context: AppLoadContext) {
  const mayEdit = await readEditor(context);
  const [days, warehouses] = await Promise.all([
    context.api.listSpecialDays(),
    context.api.listDeskWarehouses(),
  ]);
  const { items } = unwrap('listDeskWarehouses', warehouses);
  const open = items.filter(({ closed_at }) => closed_at === null);
  const today = dayIn(open[0]?.details.time_zone ?? 'UTC', new Date());
  return {
    mayEdit,
    today,
    days: unwrap('listSpecialDays', days).items,
    warehouses: open.map(({ _id, details }) => ({ _id, name: details.name })),
    holidays: holidaysFrom(today, mostHolidays),
  };
}
export type DaysPage = Awaited<ReturnType<typeof loadDays>>;

const shown = ['warehouse', 'date', 'name', 'open', 'close'];

export async function actOnDays(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const name = textOf(form, 'form');
  if (name === 'remove') {
    const result = await api.removeSpecialDay({ params: { id: textOf(form, 'day') } });
    const answer = answerOf(form, name, result, m.warehouses_day_removed());
    return data<StaffAnswer>(answer, { status: result.ok ? 200 : result.status });
  }
  if (name !== 'add') throw notFound();
  const kind = specialDayKinds.find((one) => one === form.get('kind')) ?? 'closed';
  const times = { open: apiTime(textOf(form, 'open')), close: apiTime(textOf(form, 'close')) };
  const result = await api.addSpecialDay({
    body: {
      warehouse: textOf(form, 'warehouse') || null,
      date: textOf(form, 'date'),
      name: textOf(form, 'name'),
      kind,
      ...(kind === 'hours' ? times : {}),
    },
  });
  const answer = answerOf(form, name, result, m.warehouses_day_added(), shown);
  return data<StaffAnswer>(answer, { status: result.ok ? 200 : result.status });
}
