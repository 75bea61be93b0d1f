/** The quick order's forms: look at a list, then put what is good of it into the cart. */
import type { AppLoadContext } from '@remix-run/node';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { QuickOrder, QuickOrderRow } from '#schemas/domain/sales/quick-order.ts';
import { saveEdits } from './cart.server.ts';

export type QuickOrderAnswer = {
  /** The list as it stands in the field; after adding, what is left of it. */
  text: string;
  /** What the warehouse lacks comes from another one. */
  elsewhere: boolean;
  rows: QuickOrderRow[];
  /** How many rows went into the cart. */
  added: number;
  /** What the rows that can be ordered come to, in dollars. */
  total: number;
  /** The sheet that was read of a workbook with several. */
  sheet: QuickOrder['sheet'];
  error: string | null;
};

/** A row as somebody types it. */
const lineOf = ({ code, quantity, written }: QuickOrderRow) => `${code}\t${quantity ?? written}`;
const textOf = (rows: QuickOrderRow[]) => rows.map(lineOf).join('\n');

async function look(
  { api }: AppLoadContext,
  { text, elsewhere }: { text: string; elsewhere: boolean },
  file: FormDataEntryValue | null,
): Promise<ApiResult<QuickOrder>> {
  if (!(file instanceof File) || file.size === 0) return api.checkQuickOrder({ body: { text, elsewhere } });
  return api.checkQuickOrderSheet({
    query: { name: file.name.slice(-200) || 'order.csv', elsewhere: elsewhere ? 'true' : 'false' },
    file: new Uint8Array(await file.arrayBuffer()),
  });
}

/** Rows are read anew when they are added: what the browser shows of them decides nothing. */
export async function runQuickOrder(
  context: AppLoadContext,
  form: FormData,
): Promise<{ answer: QuickOrderAnswer; status: number }> {
  const text = String(form.get('text') ?? '');
  const file = form.get('file');
  const elsewhere = form.get('elsewhere') !== null;
  const looked = await look(context, { text, elsewhere }, file);
  if (!looked.ok)
    return {
      answer: { text, elsewhere, rows: [], added: 0, total: 0, sheet: null, error: looked.problem.message },
      status: looked.status,
    };
  const { rows, good, total, sheet } = looked.data;
  const whole = { text: textOf(rows), elsewhere, rows, added: 0, total, sheet, error: null };
  if (form.get('intent') !== 'add') return { answer: whole, status: 200 };
  if (good === 0) return { answer: { ...whole, error: m.quick_none() }, status: 422 };
  const list = rows.flatMap(({ sku, quantity, reason, ship_from }) =>
    sku && quantity && reason === null
      ? [
          {
            kind: 'add' as const,
            sku,
            quantity,
            exact: true,
            ...(ship_from ? { ship_from: ship_from._id } : {}),
          },
        ]
      : [],
  );
  const saved = await saveEdits(context.api, null, { list });
  if (!saved.ok) return { answer: { ...whole, error: saved.problem.message }, status: saved.status };
  const rest = rows.filter(({ reason }) => reason !== null);
  return {
    answer: { text: textOf(rest), elsewhere, rows: rest, added: good, total: 0, sheet, error: null },
    status: 200,
  };
}
