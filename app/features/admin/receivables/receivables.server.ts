/** /admin/receivables: what customers owe, and the desk's work on one customer's books (docs/product.md#ledger). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer, secondLook } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { isMonth, statementFile, statementMonths } from '#app/shared/orders/statement-paper.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { customerKinds, type OperateReceivable } from '#schemas/domain/sales/ledger.ts';

type Api = AppLoadContext['api'];
type Key = { kind: (typeof customerKinds)[number]; id: string };

/** `receivables` is null for a role that does not keep the books. */
export async function loadReceivables(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const q = asked.get('q')?.trim().slice(0, 100) ?? '';
  const page = pageIn(asked);
  const listed = await context.api.listReceivables({ query: { q, page, limit: 50 } });
  return { receivables: listed.ok ? listed.data : null, q };
}

function keyOf({ kind, id = '' }: { kind?: string | undefined; id?: string | undefined }): Key {
  const known = customerKinds.find((one) => one === kind);
  if (!known) throw notFound();
  return { kind: known, id };
}

type Params = { kind?: string | undefined; id?: string | undefined };

/** Throws the 404 page, also for a role that does not keep the books. */
export async function loadReceivable(context: AppLoadContext, request: Request, params: Params) {
  await requireEmployee(context);
  const answer = await context.api.getReceivable({ params: keyOf(params) });
  if (!answer.ok) throw notFound();
  const done = works[new URL(request.url).searchParams.get('done') ?? '']?.done() ?? null;
  return { customer: answer.data, done, months: await statementMonths(context) };
}

/** `?month=` of a customer's account on paper. Throws the 404 page. */
export async function customerStatement(context: AppLoadContext, request: Request, params: Params) {
  context.cache.forbid();
  await requireEmployee(context);
  const month = new URL(request.url).searchParams.get('month') ?? '';
  if (!isMonth(month)) throw notFound();
  const answer = await context.api.getCustomerStatement({ params: { ...keyOf(params), month } });
  if (!answer.ok) throw notFound();
  return statementFile(context, answer.data);
}

/** Nothing, or not a number, is left for the API to refuse. */
const amountOf = (form: FormData, name: string) =>
  Number.parseFloat(textOf(form, name).replaceAll(/[$,\s]/g, '') || 'none');

/** Fields called `amount:{invoice}` with something in them. */
const allocationsOf = (form: FormData) =>
  [...form.keys()].flatMap((name) =>
    name.startsWith('amount:') && textOf(form, name).trim() !== ''
      ? [{ invoice: name.slice('amount:'.length), amount: amountOf(form, name) }]
      : [],
  );

type Work = {
  send: (api: Api, params: Key, form: FormData) => Promise<ApiResult<unknown>>;
  done: () => string;
  fields: readonly string[];
};

/** What is taken back, as it was shown, and why. */
const correction = (
  bodyOf: (document: string, seen: { version: number; why: string }) => OperateReceivable,
  done: Work['done'],
): Work => ({
  send: (api, params, form) =>
    api.operateReceivable({
      params,
      body: bodyOf(textOf(form, 'document'), {
        version: Number(textOf(form, 'version')),
        why: textOf(form, 'why'),
      }),
    }),
  done,
  fields: ['why'],
});

const works: Record<string, Work> = {
  receipt: {
    send: (api, params, form) =>
      api.recordReceipt({
        params,
        body: {
          method: textOf(form, 'method') as 'check',
          reference: textOf(form, 'reference'),
          amount: amountOf(form, 'amount'),
          invoices: allocationsOf(form),
          note: textOf(form, 'note'),
        },
      }),
    done: m.receivable_receipt_done,
    fields: ['method', 'reference', 'amount', 'note'],
  },
  credit: {
    send: (api, params, form) =>
      api.giveCredit({ params, body: { amount: amountOf(form, 'credit'), note: textOf(form, 'reason') } }),
    done: m.receivable_credit_done,
    fields: ['amount', 'note'],
  },
  invoice: {
    send: (api, params, form) =>
      api.writeInvoice({
        params,
        body: {
          po_number: textOf(form, 'po_number'),
          lines: [{ name: textOf(form, 'line'), quantity: 1, amount: amountOf(form, 'price') }],
          tax: textOf(form, 'tax') === '' ? 0 : amountOf(form, 'tax'),
          bill_to: textOf(form, 'bill_to').replaceAll('\r\n', '\n'),
        },
      }),
    done: m.receivable_invoice_done,
    fields: ['po_number', 'lines.0.name', 'lines.0.amount', 'tax', 'bill_to'],
  },
  apply: {
    send: (api, params) => api.operateReceivable({ params, body: { do: 'apply' } }),
    done: m.receivable_apply_done,
    fields: [],
  },
  bounce: {
    send: (api, params, form) =>
      api.operateReceivable({
        params,
        body: { do: 'bounce', receipt: textOf(form, 'document'), version: Number(textOf(form, 'version')) },
      }),
    done: m.receivable_bounce_done,
    fields: [],
  },
  reverse: correction(
    (document, seen) => ({ do: 'reverse', receipt: document, ...seen }),
    m.receivable_reverse_done,
  ),
  void_credit: correction(
    (document, seen) => ({ do: 'void_credit', credit_memo: document, ...seen }),
    m.receivable_void_credit_done,
  ),
  void_invoice: correction(
    (document, seen) => ({ do: 'void_invoice', invoice: document, ...seen }),
    m.receivable_void_invoice_done,
  ),
};

/** Dollars above which a credit is looked at twice, whatever is owed. */
const largeCredit = 10_000;

/** Forms that take back what was posted. */
const corrections = ['bounce', 'reverse', 'void_credit', 'void_invoice'];

/**
 * Where more is posted than the customer owes, for a large credit, and before anything is taken back. Null when it was
 * looked at.
 */
async function lookAgain(api: Api, params: Key, form: FormData, name: string): Promise<StaffAnswer | null> {
  if (corrections.includes(name)) {
    const amount = amountOf(form, 'amount');
    return secondLook(form, name, m.receivable_correct_look({ amount: formatDollars(amount) }));
  }
  if (name !== 'receipt' && name !== 'credit') return null;
  const field = name === 'receipt' ? 'amount' : 'credit';
  const typed = amountOf(form, field);
  const customer = await api.getReceivable({ params });
  if (!customer.ok) return null;
  const over = Math.round((typed - customer.data.owed) * 100) / 100;
  if (over > 0) {
    const say = name === 'receipt' ? m.receivable_over : m.receivable_credit_over;
    return secondLook(form, name, say({ amount: formatDollars(over) }), field);
  }
  if (name === 'receipt' || !(typed > largeCredit)) return null;
  return secondLook(form, name, m.receivable_credit_large({ amount: formatDollars(largeCredit) }), field);
}

export async function workOnReceivable(context: AppLoadContext, request: Request, params: Params) {
  const key = keyOf(params);
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const work = works[name];
  if (!work) throw notFound();
  const asked = await lookAgain(context.api, key, form, name);
  if (asked) return data(asked, { status: 422 });
  const result = await work.send(context.api, key, form);
  const answer = answerOf(form, name, result, work.done(), work.fields);
  // An amount of an invoice is asked for under that invoice's name.
  const chosen = allocationsOf(form);
  const errors = Object.fromEntries(
    Object.entries(answer.errors).map(([field, text]) => {
      const index = /^invoices\.(\d+)\./.exec(field)?.[1];
      return [index === undefined ? field : `amount:${chosen[Number(index)]?.invoice}`, text];
    }),
  );
  // What was posted is not posted again by a reload.
  if (result.ok) return redirect(`/admin/receivables/${key.kind}/${key.id}?done=${name}`, 303);
  return data({ ...answer, errors }, { status: result.problem.status });
}
