/** The money of an order whose items are changed: nothing was taken of it yet. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findCompanyTerms } from '#api/pricing/public-storage.ts';
import { paymentReason } from '#api/sales/checkout/assert-payable.ts';
import { askedCents } from '#api/sales/payments/balance.ts';
import { creditScope, creditToward, holdCredit, releaseCredit } from '#api/sales/rebates/hold-credit.ts';
import { type PaymentRow, updatePayment } from '#api/sales/storage/payments.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

type Tx = Transaction<Tables>;

/** The caller has locked the company. Throws invalid where its limit does not reach. */
export async function assertOnTerms(
  tx: Tx,
  companyId: string,
  totals: { before: number; after: number },
): Promise<void> {
  const company = await findCompanyTerms(tx, companyId);
  const owed = (company?.open_cents ?? 0) + totals.after - totals.before;
  if (totals.after > totals.before && owed > (company?.credit_limit_cents ?? 0))
    throw new ProblemError('invalid', paymentReason('over_limit'));
}

/** A hold cannot be raised, and one for nothing is not kept. Throws invalid. */
function assertHeld(payment: PaymentRow, left: number): void {
  if (payment.status !== 'authorized') return;
  const held = askedCents(payment);
  if (left > held)
    throw new ProblemError(
      'invalid',
      because('order_edit_over_hold', { amount: formatDollars(toDollars(held)) }),
    );
  if (left === 0) throw new ProblemError('invalid', because('order_edit_hold_left'));
}

/** As much credit as was held for the order, at most the new total. `theirs`: the shop as its buyer sees it. */
async function holdAnew(theirs: Context, tx: Tx, payment: PaymentRow, total: number): Promise<number> {
  const cents = creditToward(payment.credit_cents, total);
  if (cents === payment.credit_cents) return cents;
  await releaseCredit(tx, payment.order_id);
  const scope = creditScope(theirs.actor);
  const today = await shopDay(theirs, tx);
  if (cents > 0 && !(scope && (await holdCredit(tx, scope, today, { orderId: payment.order_id, cents }))))
    throw new ProblemError('invalid', because('account_credit_changed'));
  return cents;
}

/** Writes what is to be paid now, and answers the cents of it that credit pays. Throws invalid. */
export async function movePayment(
  theirs: Context,
  tx: Tx,
  payment: PaymentRow | undefined,
  total: number,
): Promise<number> {
  if (!payment) return 0;
  const credit = await holdAnew(theirs, tx, payment, total);
  assertHeld(payment, total - credit);
  const isSettled = credit > 0 && credit === total;
  const open = payment.status === 'captured' ? 'due' : payment.status;
  await updatePayment(tx, payment.id, {
    amount_cents: total,
    credit_cents: credit,
    settled_cents: credit,
    held_cents: payment.processor_id === null ? null : askedCents(payment),
    status: isSettled ? 'captured' : open,
    updated_at: theirs.now().toISOString(),
  });
  return credit;
}
