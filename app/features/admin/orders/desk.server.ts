/** /admin/orders/{id}: one order and what is done with it (ours). */
import { type AppLoadContext, data } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { answerOf, type StaffAnswer, secondLook, untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { typedLines } from '#app/shared/orders/line-fields.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { OperatePayment, StepReturn } from '#schemas/domain/sales/order-desk.ts';
import type { HandMethod } from '#schemas/domain/sales/sales-statuses.ts';

type Api = AppLoadContext['api'];

/** Throws the 404 page, also for a role that does not handle orders. */
export async function loadDeskOrder(context: AppLoadContext, id: string) {
  await requireEmployee(context);
  const answer = await context.api.getDeskOrder({ params: { id } });
  if (!answer.ok) throw notFound();
  const { token: _secret, ...order } = answer.data;
  return { order };
}

export async function loadReconciliation(context: AppLoadContext) {
  await requireEmployee(context);
  const answer = await context.api.getReconciliation();
  if (!answer.ok) throw notFound();
  return answer.data;
}

const versionOf = (form: FormData) => Number(textOf(form, 'version'));
/** Nothing, or not a number, is left for the API to refuse. */
const amountOf = (form: FormData, name: string) => typedNumber(textOf(form, name)) as number;
type Send = (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>;

const operate =
  (action: OperatePayment['action']): Send =>
  (api, id, form) =>
    api.operatePayment({
      params: { id },
      body: {
        version: versionOf(form),
        action,
        ...(action === 'void' ? {} : { amount: amountOf(form, 'amount') }),
        // Of money that is held, nobody is asked how it comes.
        ...(action === 'capture' && form.has('method')
          ? { method: textOf(form, 'method') as HandMethod, reference: textOf(form, 'reference') }
          : {}),
        note: textOf(form, 'note'),
      },
    });

function stepOf(form: FormData): StepReturn {
  const version = versionOf(form);
  const note = textOf(form, 'note');
  const step = textOf(form, 'step');
  if (step === 'receive') return { version, step, note, restock: form.has('restock') };
  if (step === 'refund')
    return { version, step, note, amount: amountOf(form, 'amount'), fee: amountOf(form, 'fee') || 0 };
  return { version, step: step === 'refuse' ? 'refuse' : 'approve', note };
}

type Deed = {
  send: Send;
  done: () => string;
  shown: string[];
  /** Moves money or cannot be undone: done only with the form's tick. */
  ticked?: (form: FormData) => boolean;
};
const always = () => true;

const deeds: Record<string, Deed> = {
  fulfil: {
    send: (api, id, form) =>
      api.fulfilOrder({
        params: { id },
        body: {
          version: versionOf(form),
          lines: typedLines(form),
          carrier: textOf(form, 'carrier'),
          tracking: textOf(form, 'tracking'),
          capture: form.has('capture'),
          reference: textOf(form, 'reference'),
          ...(form.has('capture') ? { amount: amountOf(form, 'amount') } : {}),
        },
      }),
    done: m.desk_done_fulfil,
    shown: ['lines', 'carrier', 'tracking', 'reference', 'amount'],
  },
  capture: {
    send: operate('capture'),
    done: m.desk_done_capture,
    shown: ['amount', 'method', 'reference'],
    ticked: always,
  },
  refund: { send: operate('refund'), done: m.desk_done_refund, shown: ['amount'], ticked: always },
  void: { send: operate('void'), done: m.desk_done_void, shown: [], ticked: always },
  cancel: {
    send: (api, id, form) =>
      api.cancelOrder({
        params: { id },
        body: {
          version: versionOf(form),
          reason: textOf(form, 'reason'),
          payment: form.has('money') ? 'return' : 'keep',
        },
      }),
    done: m.desk_done_cancel,
    shown: ['reason'],
    ticked: always,
  },
  note: {
    send: (api, id, form) => api.noteOrder({ params: { id }, body: { text: textOf(form, 'text') } }),
    done: m.desk_done_note,
    shown: ['text'],
  },
  askReturn: {
    send: (api, id, form) =>
      api.askReturn({ params: { id }, body: { lines: typedLines(form), reason: textOf(form, 'reason') } }),
    done: m.desk_done_return,
    shown: ['lines', 'reason'],
  },
  refundLines: {
    send: (api, id, form) =>
      api.refundLines({
        params: { id },
        body: {
          version: versionOf(form),
          lines: typedLines(form),
          amount: amountOf(form, 'amount'),
          reason: textOf(form, 'reason'),
        },
      }),
    done: m.desk_done_refund,
    shown: ['lines', 'amount', 'reason'],
    ticked: always,
  },
  return: {
    send: (api, _id, form) => api.stepReturn({ params: { id: textOf(form, 'return') }, body: stepOf(form) }),
    done: m.desk_done_return,
    shown: ['note', 'amount', 'fee'],
    ticked: (form) => textOf(form, 'step') === 'refund',
  },
};

/** More than the returned items came to is looked at twice. */
async function lookAgain(api: Api, id: string, form: FormData): Promise<StaffAnswer | null> {
  const order = await api.getDeskOrder({ params: { id } });
  if (!order.ok) return null;
  const { worth } = order.data.returns.find(({ _id }) => _id === textOf(form, 'return')) ?? {
    worth: Infinity,
  };
  const over = Math.round((amountOf(form, 'amount') - worth) * 100) / 100;
  return over > 0 ? secondLook(form, 'return', m.desk_return_over({ amount: formatDollars(over) })) : null;
}

export async function actOnOrder(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw notFound();
  const unticked = deed.ticked?.(form) ? untickedAnswer(form, name) : null;
  if (unticked) return data(unticked, { status: 422 });
  const isReturnRefund = name === 'return' && textOf(form, 'step') === 'refund';
  const asked = isReturnRefund ? await lookAgain(context.api, id, form) : null;
  if (asked) return data(asked, { status: 422 });
  const result = await deed.send(context.api, id, form);
  const done = name === 'cancel' && form.has('rest') ? m.desk_done_cancel_rest() : deed.done();
  return data(answerOf(form, name, result, done, deed.shown), {
    status: result.ok ? 200 : result.status,
  });
}
