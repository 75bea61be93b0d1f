/** How a payment of a bill stands, for who made it or who pays the company's bills. */
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findBillPayment } from '#api/sales/storage/bill-payments.ts';
import { findPayment, type PaymentRow } from '#api/sales/storage/payments.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { BillPayment } from '#schemas/domain/sales/ledger.ts';
import { requirePayer } from './customer-scope.ts';

export async function billPaymentView(context: Context, payment: PaymentRow): Promise<BillPayment> {
  const { processor } = context.payments ?? {};
  const bill = await findBillPayment(context.database.kysely, payment.id);
  return {
    _id: payment.id,
    status: payment.status,
    amount: toDollars(payment.amount_cents),
    invoices: (bill?.allocations ?? []).map(({ invoice, cents }) => ({ invoice, amount: toDollars(cents) })),
    credit_memos: bill?.credit_memos ?? [],
    action_url:
      payment.action_url && processor
        ? new URL(payment.action_url, processor.browserOrigin(context.origin)).href
        : null,
    receipt: bill?.receipt_id ?? null,
  };
}

/** Throws unauthenticated, forbidden, and not_found for another customer's. */
export async function getBillPayment(context: Context, id: string): Promise<BillPayment> {
  const db = context.database.kysely;
  const { scope } = await requirePayer(context, db);
  const bill = await findBillPayment(db, id);
  const isTheirs =
    bill &&
    (bill.company_id === null ? bill.account_id === scope.accountId : bill.company_id === scope.companyId);
  const payment = isTheirs ? await findPayment(db, id) : undefined;
  if (!payment) throw new ProblemError('not_found', because('payment_none'));
  return billPaymentView(context, payment);
}
