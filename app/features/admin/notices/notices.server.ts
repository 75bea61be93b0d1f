/** /admin/settings/notifications: which employees are told of what, a form for each rule (docs/product.md#employee-notices). */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { type NoticeRule, noticeKinds, noticeTimings } from '#schemas/domain/platform/notice.ts';

/** `notices` is null for a role that does not keep them. */
export async function loadNotices(context: AppLoadContext) {
  await requireEmployee(context);
  const { api } = context;
  const read = await api.getNotices();
  if (!read.ok) return { notices: null, warehouses: [] };
  const warehouses = unwrap('listDeskWarehouses', await api.listDeskWarehouses());
  return {
    notices: read.data,
    warehouses: warehouses.items.map(({ _id, details }) => ({ _id, name: details.name })),
  };
}
export type NoticesPage = Awaited<ReturnType<typeof loadNotices>>;

const isSame = (one: NoticeRule, kind: string, warehouse: string) =>
  one.kind === kind && (one.warehouse ?? '') === warehouse;

/** The rule that the form says; its kind's rule for all warehouses where another is to stand beside it. */
function ruleOf(form: FormData, rules: readonly NoticeRule[], isNew: boolean): NoticeRule {
  const kind = noticeKinds.find((one) => one === form.get('kind'));
  if (!kind) throw notFound();
  const warehouse = textOf(form, 'warehouse') || null;
  const general = rules.find((rule) => isSame(rule, kind, ''));
  if (isNew && general) return { ...general, warehouse };
  return {
    kind,
    warehouse,
    timing: noticeTimings.find((one) => one === form.get('timing')) ?? 'off',
    roles: employeeRoles.filter((role) => form.getAll('roles').includes(role)),
    employees: form.getAll('employees').map(String),
  };
}

export async function actOnNotices(context: AppLoadContext, request: Request): Promise<StaffAnswer> {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const name = textOf(form, 'form');
  const read = await api.getNotices();
  if (!read.ok) throw notFound();
  const { rules, hour } = read.data;
  const version = Number(textOf(form, 'version'));
  let kept = { version, hour, rules };
  let at = -1;
  if (name === 'hour') kept = { ...kept, hour: Number(textOf(form, 'hour')) };
  else {
    const rule = ruleOf(form, rules, name.startsWith('add:'));
    at = rules.findIndex((one) => isSame(one, rule.kind, rule.warehouse ?? ''));
    if (name.startsWith('remove:')) kept = { ...kept, rules: rules.filter((_, index) => index !== at) };
    else if (at >= 0 && !name.startsWith('add:')) kept = { ...kept, rules: rules.with(at, rule) };
    else {
      at = rules.length;
      kept = { ...kept, rules: [...rules, rule] };
    }
  }
  const result = await api.saveNotices({ body: kept });
  if (!result.ok && result.problem.code === 'stale_version')
    return { form: name, done: false, values: {}, errors: {}, message: m.notices_stale() };
  const answer = answerOf(form, name, result, m.notices_saved(), [
    `rules.${at}.roles`,
    `rules.${at}.employees`,
    `rules.${at}.warehouse`,
  ]);
  // Beside the form's own fields.
  const errors = Object.fromEntries(
    Object.entries(answer.errors).map(([field, text]) => [field.replace(`rules.${at}.`, ''), text]),
  );
  return { ...answer, errors };
}
