/** An order that is canceled is not owed, so nothing is off it: what was refunded for that is part of the whole refund. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import {
  addToReceipt,
  type CreditMemoDocument,
  deleteRefund,
  findCreditMemosOfOrder,
  findReceiptsOfOrder,
  findRefundsOfMemo,
  insertRefund,
  updateCreditMemo,
} from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { customerOf, taxWithin } from './issue-credit-memo.ts';
import { postEntry } from './post-entry.ts';

type Clock = Pick<Services, 'now'>;

/** What went out for the memo went out of the order's receipts instead. */
async function moveRefunds(db: Executor, order: OrderRow, memo: CreditMemoDocument): Promise<void> {
  for (const refund of await findRefundsOfMemo(db, memo.id)) {
    let left = refund.cents;
    await deleteRefund(db, refund.id);
    for (const receipt of await findReceiptsOfOrder(db, order.id)) {
      const cents = Math.min(left, receipt.cents - receipt.applied_cents - receipt.refunded_cents);
      if (cents <= 0) continue;
      await insertRefund(db, { ...refund, id: newId(), credit_memo_id: null, receipt_id: receipt.id, cents });
      await addToReceipt(db, receipt.id, { refunded: cents });
      left -= cents;
    }
  }
}

/** In the cancellation's transaction, before the rest of the money is given back. */
export async function voidAllowances(services: Clock, db: Executor, order: OrderRow): Promise<void> {
  const memos = await findCreditMemosOfOrder(db, order.id);
  for (const memo of memos.filter(({ kind, voided_at }) => kind === 'allowance' && voided_at === null)) {
    await moveRefunds(db, order, memo);
    const voided_at = services.now().toISOString();
    await updateCreditMemo(db, memo.id, { voided_at, refunded_cents: 0 });
    const tax = taxWithin(order, memo.total_cents);
    await postEntry(services, db, {
      source: `void:${memo.id}`,
      kind: 'credit_memo',
      customer: customerOf(order),
      documentId: memo.id,
      lines: { receivable: memo.total_cents, returns: tax - memo.total_cents, tax: -tax },
    });
  }
}
