/**
 * POST /api/v1/bill/payments (ours): invoices are paid by credit memos, a card or a bank account
 * (docs/product.md#ledger). The money is asked for after it is written down, as an order's is
 * (docs/decisions/0023-payments.md).
 */

import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { askProcessor } from '#api/sales/payments/ask-processor.ts';
import { leaseMs } from '#api/sales/payments/payments.ts';
import { runOperation } from '#api/sales/payments/run-operation.ts';
import { findBillPaymentByKey, insertBillPayment } from '#api/sales/storage/bill-payments.ts';
import { type InvoiceDocument, lockCreditMemos } from '#api/sales/storage/ledger.ts';
import { findPending, findPromisedMemos } from '#api/sales/storage/ledger-lists.ts';
import { findOperations, findPayment, insertPayment } from '#api/sales/storage/payments.ts';
import type { Allocation } from '#api/sales/storage/tables/ledger.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type { BillPayment, PayBill } from '#schemas/domain/sales/ledger.ts';
import { openOf, unusedOf } from './apply-credit.ts';
import { billPaymentView } from './bill-payment-view.ts';
import { type Caller, requireCaller } from './customer-scope.ts';
import { lockBill, settleInvoices } from './settle-invoices.ts';

type Tx = Transaction<Tables>;

const fingerprintOf = (input: PayBill) =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** Whose a document is, in one word. */
const ownerOf = ({ company_id, account_id }: { company_id: string | null; account_id: string | null }) =>
  company_id === null ? `account ${account_id}` : `company ${company_id}`;

/**
 * The owner of all of them: the caller's company, whose bills the caller may pay, or the caller. Throws not_found for
 * another customer's, invalid for both at once, and forbidden.
 */
function requireOneOwner(
  { scope: { companyId, accountId }, mayPay }: Caller,
  invoices: readonly InvoiceDocument[],
  ids: readonly string[],
) {
  const [company, person] = [`company ${companyId}`, `account ${accountId}`];
  const owners = new Set(invoices.map(ownerOf));
  if (invoices.length !== ids.length || [...owners].some((owner) => owner !== company && owner !== person))
    throw new ProblemError('not_found', because('invoice_not_found'));
  if (owners.size > 1) throw new ProblemError('invalid', because('bill_mixed'));
  const isCompany = owners.has(company);
  if (isCompany && !mayPay) throw new ProblemError('forbidden', because('bill_not_allowed'));
  return { company_id: isCompany ? companyId : null, account_id: isCompany ? null : accountId };
}

/** Throws invalid at the amount of each invoice that is paid, being paid, or open by less. */
async function requireOpen(
  tx: Tx,
  invoices: readonly InvoiceDocument[],
  allocations: readonly Allocation[],
): Promise<void> {
  const pending = await findPending(
    tx,
    invoices.map(({ id }) => id),
  );
  const errors: FieldReasons = {};
  for (const [index, { invoice: id, cents }] of allocations.entries()) {
    const invoice = invoices.find((one) => one.id === id);
    const open = invoice ? openOf(invoice) - (pending.get(id) ?? 0) : 0;
    if (cents <= open) continue;
    const amount = formatDollars(toDollars(Math.max(0, open)));
    errors[`/invoices/${index}/amount`] = [because('payment_amount_too_high', { amount })];
  }
  refuseFields(errors);
}

/** Cents of the chosen credit memos. Throws not_found for another owner's, and invalid for one that is promised already. */
async function creditOf(tx: Tx, owner: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const memos = await lockCreditMemos(tx, [...ids]);
  if (memos.length !== ids.length || memos.some((memo) => ownerOf(memo) !== owner))
    throw new ProblemError('not_found', because('credit_memo_not_found'));
  const promised = await findPromisedMemos(tx);
  const taken = memos.find(({ id }) => promised.has(id));
  if (taken) throw new ProblemError('invalid', because('credit_memo_promised', { number: taken.number }));
  return memos.reduce((sum, document) => sum + unusedOf({ kind: 'credit_memo', document }), 0);
}

/** The payment that the processor will be asked for. Throws payment_unavailable, and invalid without a token. */
async function writePayment(
  context: Context,
  tx: Tx,
  { email }: Caller['account'],
  { payment_token: token, payment_type }: PayBill,
  amount: number,
): Promise<string> {
  const { payments } = context;
  if (!payments) throw new ProblemError('payment_unavailable', because('payment_unavailable'));
  if (!token) {
    const reason = because('payment_token_missing');
    throw new ProblemError('invalid', reason, { '/payment_token': [reason] });
  }
  const id = newId();
  const now = context.now();
  await insertPayment(tx, {
    id,
    order_id: newId(),
    cart_id: null,
    kind: payment_type === 'ACH' ? 'bank' : 'card',
    status: 'starting',
    amount_cents: amount,
    processor_id: null,
    request: JSON.stringify({
      token,
      returnUrl: `${context.origin}/a/pay-bill?payment=${id}`,
      email,
      acceptedFrom: { address: context.clientAddress, userAgent: context.userAgent ?? '' },
    }),
    action_url: null,
    decline_code: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    next_check_at: new Date(now.getTime() + leaseMs(payments)).toISOString(),
  });
  return id;
}

type Begun = { paymentId: string | null; isNew: boolean };

async function begin(context: Context, key: string, input: PayBill): Promise<Begun> {
  const fingerprint = fingerprintOf(input);
  return context.database.transaction(async (tx) => {
    const caller = await requireCaller(context, tx);
    const allocations = input.invoices.map(({ invoice, amount }) => ({ invoice, cents: toCents(amount) }));
    const ids = allocations.map(({ invoice }) => invoice);
    // The lock comes first: the same key, sent twice at once, finds what the other one wrote.
    const invoices = await lockBill(tx, ids);
    const before = await findBillPaymentByKey(tx, caller.account.id, key);
    if (before && before.fingerprint !== fingerprint)
      throw new ProblemError('idempotency_key_reused', because('key_reused'));
    if (before) return { paymentId: before.payment_id, isNew: false };
    const owner = requireOneOwner(caller, invoices, ids);
    await requireOpen(tx, invoices, allocations);
    const credit = await creditOf(tx, ownerOf(owner), input.credit_memos);
    const total = allocations.reduce((sum, { cents }) => sum + cents, 0);
    const amount = Math.max(0, total - credit);
    // Nobody is charged another sum than was shown.
    if (amount !== toCents(input.amount)) {
      const reason = because('bill_changed', { amount: formatDollars(toDollars(amount)) });
      throw new ProblemError('invalid', reason, { '/amount': [reason] });
    }
    const paymentId = amount === 0 ? null : await writePayment(context, tx, caller.account, input, amount);
    const now = context.now().toISOString();
    await insertBillPayment(tx, {
      id: newId(),
      payment_id: paymentId,
      ...owner,
      paid_by: caller.account.id,
      key,
      fingerprint,
      allocations: JSON.stringify(allocations),
      credit_memos: JSON.stringify(input.credit_memos),
      created_at: now,
      ended_at: paymentId === null ? now : null,
      receipt_id: null,
    });
    if (paymentId === null)
      await settleInvoices(context, tx, { allocations, creditMemos: input.credit_memos, receipt: null });
    return { paymentId, isNew: true };
  });
}

/**
 * Pays once: the same key answers the same payment. Credit memos pay first. Throws unauthenticated, forbidden, not_found,
 * invalid for more than is open, idempotency_key_reused, payment_unavailable, and too_many_requests. How the payment
 * stands is in the answer: a bank may ask, and a debit takes days.
 */
export async function payBill(context: Context, key: string, input: PayBill): Promise<BillPayment> {
  if (!(await countUse(context, whoAsks(context, 'pay bill', { address: 60, visitor: 20 }), 3_600_000)))
    throw new ProblemError('too_many_requests', because('too_many_payments'));
  const { paymentId, isNew } = await begin(context, key, input);
  if (paymentId === null) {
    const { invoices, credit_memos } = input;
    return {
      _id: null,
      status: 'captured',
      amount: 0,
      invoices,
      credit_memos,
      action_url: null,
      receipt: null,
    };
  }
  context.fault('bill.held');
  if (isNew) {
    await askProcessor(context, paymentId);
    const capture = (await findOperations(context.database.kysely, paymentId)).find(
      ({ kind, status }) => kind === 'capture' && status === 'starting',
    );
    if (capture) await runOperation(context, capture.id);
  }
  const payment = await findPayment(context.database.kysely, paymentId);
  if (!payment) throw new ProblemError('not_found', because('payment_none'));
  return billPaymentView(context, payment);
}
