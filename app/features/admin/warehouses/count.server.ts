/** /admin/inventory/count: what is on hand at one warehouse, counted by scans (docs/product.md#inventory). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import { type CodeMatch, mostCodes } from '#schemas/domain/catalog/count.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import {
  type CountRow,
  type CountSheet,
  emptySheet,
  mostCounted,
  refresh,
  removeCode,
  removeRow,
  resolve,
  scanAll,
  settleCount,
  type Uncounted,
} from './count-sheet.ts';
import { wholeNumber } from './whole-number.ts';

/** `wrong`: by SKU id. `sheet`: the count as it was sent, with what was added to it. */
export type CountAnswer = StaffAnswer & { sheet: CountSheet; wrong: Record<string, string> };

/** Throws the 404 page for a role that keeps no inventory. `warehouse` null: none is chosen yet. */
export async function loadCount(context: AppLoadContext, request: Request) {
  const { role, _id } = await requireEmployee(context);
  if (!roleMay(role, 'keepInventory')) throw notFound();
  const id = new URL(request.url).searchParams.get('warehouse');
  const { items } = unwrap('listDeskWarehouses', await context.api.listDeskWarehouses());
  const warehouses = items.map((one) => ({ _id: one._id, name: one.details.name }));
  return { account: _id, warehouses, warehouse: warehouses.find((one) => one._id === id) ?? null };
}
export type CountPage = Awaited<ReturnType<typeof loadCount>>;

/** The form's fields of one list, row by row: the newest has the highest number. */
function rowsOf(form: FormData, list: string, first: string, most: number) {
  return Array.from({ length: most }, (_, index) => index).flatMap((index) => {
    const text = (name: string) => textOf(form, `${list}.${index}.${name}`);
    return text(first) ? [{ text, turn: index + 1 }] : [];
  });
}

/** The count as the form shows it: a page without a script keeps it nowhere else. */
function readSheet(form: FormData): CountSheet {
  const rows = rowsOf(form, 'rows', '_id', mostCounted).map(
    ({ text, turn }): CountRow => ({
      _id: text('_id'),
      sku: text('sku'),
      name: text('name'),
      bin: text('bin'),
      on_hand: Number(text('on_hand')),
      committed: Number(text('committed')),
      counted: text('counted'),
      later: Number(text('later')) || 0,
      codes: [],
      turn,
    }),
  );
  const uncounted = rowsOf(form, 'uncounted', 'code', mostCounted).map(({ text, turn }) => ({
    code: text('code'),
    times: Number(text('times')) || 1,
    why: (text('why') || 'unknown') as Uncounted,
    turn,
  }));
  return { rows: rows.reverse(), waiting: [], uncounted: uncounted.reverse() };
}

async function lookUp(context: AppLoadContext, warehouse: string, codes: readonly string[]) {
  const matches: CodeMatch[] = [];
  for (let at = 0; at < codes.length; at += mostCodes) {
    const body = { warehouse, codes: codes.slice(at, at + mostCodes) };
    matches.push(...unwrap('lookUpCodes', await context.api.lookUpCodes({ body })).items);
  }
  return matches;
}

async function addCodes(context: AppLoadContext, warehouse: string, sheet: CountSheet, lines: string) {
  const scanned = scanAll(sheet, lines);
  const codes = scanned.waiting.map(({ code }) => code);
  return resolve(scanned, await lookUp(context, warehouse, codes));
}

const answerWith = (sheet: CountSheet, answer: Partial<CountAnswer>, status = 200) =>
  data<CountAnswer>(
    { form: 'count', done: false, values: {}, errors: {}, message: null, wrong: {}, sheet, ...answer },
    { status },
  );

export async function actOnCount(context: AppLoadContext, request: Request) {
  const { role } = await requireEmployee(context);
  const form = await request.formData();
  const warehouse = textOf(form, 'warehouse');
  const { items } = unwrap('listDeskWarehouses', await context.api.listDeskWarehouses());
  if (!roleMay(role, 'keepInventory') || !items.some(({ _id }) => _id === warehouse)) throw notFound();
  const sheet = readSheet(form);
  const note = textOf(form, 'note');
  const [what, id = ''] = textOf(form, 'do').split(/:(.*)/s);
  if (what === 'remove') return answerWith(removeRow(sheet, id), { values: { note } });
  if (what === 'drop') return answerWith(removeCode(sheet, id), { values: { note } });
  const lines = textOf(form, 'codes');
  // Codes that were typed and not added yet are seen before they are saved.
  if (what !== 'save' || lines.trim() !== '')
    return answerWith(await addCodes(context, warehouse, sheet, lines), { values: { note } });
  return save(
    context,
    warehouse,
    sheet.rows.reduce((settled, row) => settleCount(settled, row._id), sheet),
    note,
  );
}

async function save(context: AppLoadContext, warehouse: string, sheet: CountSheet, note: string) {
  const values = { note };
  if (sheet.rows.length === 0) return answerWith(sheet, { values, message: m.count_nothing() }, 422);
  const result = await context.api.adjustInventory({
    body: {
      reason: 'counted',
      note,
      lines: sheet.rows.map(({ sku, counted, on_hand }) => ({
        sku,
        warehouse,
        mode: 'count',
        quantity: wholeNumber(counted) as number,
        before: on_hand,
      })),
    },
  });
  if (result.ok) {
    const { changed } = result.data;
    const message = `${m.count_saved({ count: changed })} ${m.count_same({ count: sheet.rows.length - changed })}`;
    return answerWith({ ...emptySheet, uncounted: sheet.uncounted }, { done: true, message });
  }
  const { problem, status } = result;
  const errors = formErrors(problem.fieldErrors);
  const wrong: Record<string, string> = {};
  const wrongRows: CountRow[] = [];
  for (const [name, text] of Object.entries(errors)) {
    const row = sheet.rows[Number(/^lines\.(\d+)\./.exec(name)?.[1] ?? -1)];
    if (!row) continue;
    wrong[row._id] ??= text;
    wrongRows.push(row);
  }
  const codes = [...new Set(wrongRows.map(({ sku }) => sku))];
  const now = (await lookUp(context, warehouse, codes)).flatMap(({ row }) => row ?? []);
  const message = wrongRows.length > 0 || errors.note ? m.price_check() : (errors.lines ?? problem.message);
  return answerWith(refresh(sheet, now), { values, wrong, errors, message }, status);
}
