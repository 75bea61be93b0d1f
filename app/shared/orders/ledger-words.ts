/** Names of payments and credits, for the account and the desk. */
import * as m from '#messages';
import type { CreditMemoKind, ReceiptMethod } from '#schemas/domain/sales/ledger.ts';

const methods: Record<ReceiptMethod, () => string> = {
  card: m.receipt_card,
  ach: m.receipt_ach,
  check: m.receipt_check,
  cash: m.receipt_cash,
  wire: m.receipt_wire,
};

/** "Check 1001", "Card ending in 4242". */
export function receiptMethodName(method: ReceiptMethod, reference: string): string {
  const name = methods[method]();
  if (reference === '') return name;
  return method === 'card' || method === 'ach'
    ? m.receipt_ending({ method: name, last4: reference })
    : m.receipt_reference({ method: name, reference });
}

const memos: Record<CreditMemoKind, () => string> = {
  return: m.credit_memo_return,
  allowance: m.credit_memo_allowance,
  rebate: m.credit_memo_rebate,
  write_off: m.credit_memo_write_off,
  adjustment: m.credit_memo_adjustment,
};

export const creditMemoName = (kind: CreditMemoKind): string => memos[kind]();
