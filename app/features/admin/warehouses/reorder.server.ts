/** /admin/inventory/reorder and a SKU's reorder levels (docs/product.md#inventory). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { csvFile } from '#app/shared/csv.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { choicesOf } from '../catalog/catalog.server.ts';
import { wholeNumber } from './whole-number.ts';

const queryOf = (request: Request) => {
  const asked = new URL(request.url).searchParams;
  const id = (name: string) => asked.get(name)?.trim().slice(0, 80) || undefined;
  return { warehouse: id('warehouse'), vendor: id('vendor') };
};

/** Throws the 404 page for a role that keeps no inventory. */
export async function loadReorder(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  if (!roleMay(role, 'keepInventory')) throw notFound();
  const { api } = context;
  const query = queryOf(request);
  const [list, warehouses, vendors] = await Promise.all([
    api.listToReorder({ query }),
    api.listDeskWarehouses(),
    choicesOf(api, 'vendor'),
  ]);
  return {
    query,
    list: unwrap('listToReorder', list),
    vendors,
    warehouses: unwrap('listDeskWarehouses', warehouses)
      .items.filter(({ closed_at }) => closed_at === null)
      .map(({ _id, details }) => ({ _id, name: details.name })),
  };
}
export type ReorderPage = Awaited<ReturnType<typeof loadReorder>>;

/** Throws the 404 page for a role that keeps no inventory. */
export async function reorderFile(context: AppLoadContext, request: Request): Promise<Response> {
  await requireEmployee(context);
  const result = await context.api.listToReorder({ query: queryOf(request) });
  if (!result.ok) throw notFound();
  const head = [
    m.inventory_vendor(),
    m.inventory_sku(),
    m.reorder_name(),
    m.inventory_warehouse(),
    m.inventory_available(),
    m.inventory_incoming(),
    m.reorder_at(),
    m.reorder_to(),
    m.reorder_suggested(),
    m.reorder_cost(),
  ];
  const lines = result.data.vendors.flatMap(({ name: vendor, lines: own }) =>
    own.map((line) => [
      ...[vendor, line.sku, line.name, line.warehouse.name, line.available, line.incoming],
      ...[line.reorder_at, line.reorder_to, line.suggested, line.cost ?? ''],
    ]),
  );
  return csvFile('reorder.csv', [head, ...lines]);
}

const numberOrNone = (text: string) => (text.trim() === '' ? null : wholeNumber(text));

/** How many warehouses a form has at most. */
const mostLevels = 200;

export async function actOnLevels(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  if (form.get('form') !== 'levels') throw notFound();
  const levels = Array.from({ length: mostLevels }, (_, index) => index).flatMap((index) => {
    const text = (name: string) => textOf(form, `levels.${index}.${name}`);
    if (!text('warehouse')) return [];
    return [
      {
        warehouse: text('warehouse'),
        version: Number(text('version')),
        reorder_at: numberOrNone(text('reorder_at')),
        reorder_to: numberOrNone(text('reorder_to')),
      },
    ];
  });
  const result = await context.api.setReorderLevels({ params: { id }, body: { levels: levels as never } });
  const problem = result.ok ? null : result.problem;
  const errors = formErrors(problem?.fieldErrors);
  const isShown = Object.keys(errors).length > 0;
  return data<StaffAnswer>(
    {
      form: 'levels',
      done: result.ok,
      values: result.ok ? {} : formValues(form, []),
      errors,
      message: problem ? (isShown ? m.price_check() : problem.message) : m.reorder_saved(),
    },
    { status: result.ok ? 200 : result.status },
  );
}
