/** What the desk and the buyer do with an order of the sample after it was placed. */
import type { Context } from '#api/platform/context.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { deskAnswer } from '#api/sales/orders/change-order.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { noteOrder } from '#api/sales/orders/note-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { SampleStep } from './orders.ts';

/** What is sent of each line: what the step says, or all that is left. */
function linesOf({ cart }: DeskOrder, counts: number[] | undefined) {
  return cart.items.flatMap(({ _id: item, quantity, fulfilled }, index) => {
    const wanted = counts ? (counts[index] ?? 0) : quantity - fulfilled;
    return wanted > 0 ? [{ item, quantity: wanted }] : [];
  });
}

/** Throws what the use cases throw: the sample is wrong then. */
export async function workOnOrder(
  buyer: Context,
  sales: Context,
  id: string,
  step: SampleStep,
): Promise<unknown> {
  const order = await deskAnswer(sales, id);
  const { version } = order;
  const back = order.returns.at(-1);
  // Every buyer of the sample numbers checks by orders.
  const reference = order.payment?.kind === 'cash' ? '' : order.number.slice(-4);
  if (step.do === 'send') {
    const { carrier = '', tracking = '', paid = false } = step;
    return fulfilOrder(sales, id, {
      version,
      lines: linesOf(order, step.lines),
      carrier,
      tracking,
      capture: paid,
      reference,
    });
  }
  if (step.do === 'paid')
    return operateOrderPayment(sales, id, { version, action: 'capture', reference, note: '' });
  if (step.do === 'refund') {
    const { amount, note } = step;
    return operateOrderPayment(sales, id, { version, action: 'refund', amount, note });
  }
  if (step.do === 'cancel')
    return cancelOrder(sales, id, { version, reason: step.reason, payment: 'return' });
  if (step.do === 'note') return noteOrder(sales, id, step.text);
  if (step.do === 'ask') {
    const item = order.cart.items[step.line]?._id ?? '';
    return askReturn(
      buyer,
      id,
      { lines: [{ item, quantity: step.quantity }], reason: step.reason },
      undefined,
    );
  }
  if (!back) throw new Error('The sample pays back what nobody asked to return.');
  if (step.do === 'approve')
    return stepReturn(sales, back._id, { version, step: 'approve', note: step.note });
  if (step.do === 'receive')
    return stepReturn(sales, back._id, { version, step: 'receive', note: '', restock: true });
  return stepReturn(sales, back._id, { version, step: 'refund', note: '', amount: back.worth, fee: 0 });
}
