/** /admin/warehouses: the list, one warehouse, and what is saved of it (docs/product.md#warehouses-desk). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { CompanyAnswer } from '#app/features/admin/companies/companies.server.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import type { ChangeWarehouse } from '#schemas/domain/platform/warehouse-desk.ts';
import { readArea, readDetails, readPickUp } from './warehouse-form.ts';

type Api = AppLoadContext['api'];
export type WarehouseAnswer = CompanyAnswer;
type Errors = Record<string, string>;

/** Whoever works here reads; publishers and admins change. */
export async function readEditor(context: AppLoadContext): Promise<boolean> {
  const { role } = await requireEmployee(context);
  return roleMay(role, 'manageWarehouses');
}

export async function loadWarehouses(context: AppLoadContext) {
  const mayEdit = await readEditor(context);
  const { items } = unwrap('listDeskWarehouses', await context.api.listDeskWarehouses());
  return { items, mayEdit };
}

/** `id` null: the form of a new one. Throws the 404 page. */
export async function loadWarehouse(context: AppLoadContext, request: Request, id: string | null) {
  const mayEdit = await readEditor(context);
  if (id === null && !mayEdit) throw notFound();
  const { items } = unwrap('listDeskWarehouses', await context.api.listDeskWarehouses());
  const record = id === null ? null : items.find(({ _id }) => _id === id);
  if (record === undefined) throw notFound();
  const open = items.filter(({ closed_at }) => closed_at === null);
  return {
    record,
    mayEdit,
    added: new URL(request.url).searchParams.has('added'),
    /** Places in the list that it can have. */
    places: record && record.closed_at === null ? open.length : open.length + 1,
    /** Where its carts go if it is closed; null for the only one that is open. */
    next: open.find(({ _id }) => _id !== id)?.details.name ?? null,
    now: new Date().toISOString(),
  };
}
export type WarehousePage = Awaited<ReturnType<typeof loadWarehouse>>;

export function respond(
  form: FormData,
  name: string,
  result: ApiResult<unknown>,
  done: string,
  rename: (errors: Errors) => Errors = (errors) => errors,
) {
  const problem = result.ok ? null : result.problem;
  const errors = rename(formErrors(problem?.fieldErrors));
  const isShown = Object.keys(errors).length > 0;
  const answer: WarehouseAnswer = {
    form: name,
    done: result.ok,
    values: result.ok ? {} : formValues(form, []),
    errors,
    message: problem ? (isShown ? m.price_check() : problem.message) : done,
    stale: problem?.code === 'stale_version',
  };
  return data<WarehouseAnswer>(answer, { status: result.ok ? 200 : result.status });
}

/** A row of the form is not always the window of that number: rows that were left empty are not sent. */
const windowErrors =
  (rows: readonly number[]) =>
  (errors: Errors): Errors =>
    Object.fromEntries(
      Object.entries(errors).map(([name, text]) => [
        name.replace(/^(pick_up\.windows\.)(\d+)/, (_, start, at) => `${start}${rows[Number(at)] ?? at}`),
        text,
      ]),
    );

/** What is wrong with one of the ZIPs is said at the field. */
const areaErrors = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name.replace(/^(delivery_area\.zips).*/, '$1'), text]),
  );

/** The version that the form was opened with; the newest where somebody else's is to be replaced knowingly. */
async function versionOf(api: Api, id: string, form: FormData): Promise<number> {
  if (!form.has('overwrite')) return Number(textOf(form, 'version'));
  const read = await api.getDeskWarehouse({ params: { id } });
  return read.ok ? read.data.version : -1;
}

export async function addWarehouse(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const form = await request.formData();
  // As it was typed: the API says what is wrong with it.
  const body = { details: readDetails(form) as never };
  const result = await context.api.createWarehouse({ body });
  if (!result.ok) return respond(form, 'details', result, '');
  return redirect(`/admin/warehouses/${result.data._id}?added=1`, 303);
}

export async function actOnWarehouse(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const { api } = context;
  const form = await request.formData();
  const name = textOf(form, 'form');
  const params = { id };
  if (name === 'close' || name === 'reopen') {
    const unticked = name === 'close' ? untickedAnswer(form, name) : null;
    if (unticked) return data<WarehouseAnswer>({ ...unticked, stale: false }, { status: 422 });
    const version = await versionOf(api, id, form);
    const body = { version, closed: name === 'close', confirmed: true };
    const done = name === 'close' ? m.warehouses_closed_done() : m.warehouses_reopened();
    return respond(form, name, await api.closeWarehouse({ params, body }), done);
  }
  const change = async (part: Omit<ChangeWarehouse, 'version'>, rename?: (errors: Errors) => Errors) => {
    const body = { version: await versionOf(api, id, form), ...part };
    return respond(form, name, await api.changeWarehouse({ params, body }), m.companies_saved(), rename);
  };
  if (name === 'details') return change({ details: readDetails(form) as never });
  if (name === 'area') return change({ delivery_area: readArea(form) as never }, areaErrors);
  if (name === 'pick_up') {
    const { pick_up, rows } = readPickUp(form);
    return change({ pick_up: pick_up as never }, windowErrors(rows));
  }
  throw notFound();
}
