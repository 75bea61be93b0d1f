/**
 * Credit that is used at checkout is held for the order, and pays its invoices as they come
 * (docs/decisions/0051-rebate.md). Credit memos are locked after the stock, by id.
 */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { applyCredit, openOf, unusedOf } from '#api/sales/ledger/apply-credit.ts';
import {
  addToCreditMemo,
  addToSettled,
  type InvoiceDocument,
  lockCreditMemos,
} from '#api/sales/storage/ledger.ts';
import { findCreditMemos, findPromisedMemos, type Scope } from '#api/sales/storage/ledger-lists.ts';
import { findPaymentOfOrder } from '#api/sales/storage/payments.ts';
import {
  deleteOrderCredit,
  findOrderCredit,
  insertOrderCredit,
  spendOrderCredit,
} from '#api/sales/storage/rebates.ts';

/** Credit memos that a checkout looks at; more are nobody's. */
const most = 500;

/** Whose credit a cart may use: the company's for who orders for one, else the person's own. */
export const creditScope = (actor: { companyId: string | null; accountId: string | null }): Scope | null =>
  actor.accountId === null
    ? null
    : actor.companyId === null
      ? { companyId: null, accountId: actor.accountId }
      : { companyId: actor.companyId, accountId: null };

const byExpiry = (one: string | null, other: string | null): number =>
  (one ?? '9999').localeCompare(other ?? '9999');

/** Those that are good, what expires first leading. */
async function findGood(db: Executor, scope: Scope, today: string) {
  const memos = await findCreditMemos(db, scope, { isOpen: true }, { limit: most, offset: 0 });
  return memos
    .filter(({ expires_on }) => expires_on === null || expires_on >= today)
    .sort((a, b) => byExpiry(a.expires_on, b.expires_on) || a.issued_at.localeCompare(b.issued_at));
}

/** Cents of credit that an order of theirs could use. `today`: of the books. */
export async function usableCredit(db: Executor, scope: Scope, today: string): Promise<number> {
  const good = await findGood(db, scope, today);
  if (good.length === 0) return 0;
  const promised = await findPromisedMemos(db);
  const memos = good.filter(({ id }) => !promised.has(id));
  return memos.reduce((sum, document) => sum + unusedOf({ kind: 'credit_memo', document }), 0);
}

/** Cents below which no processor takes a card. */
const leastCharge = 50;

/** Of so many cents of credit, what pays for an order: what is left to pay is nothing, or something that can be charged. */
export function creditToward(credit: number, total: number): number {
  const left = total - credit;
  return left <= 0 ? total : left < leastCharge ? Math.max(0, total - leastCharge) : credit;
}

/** Holds so many cents for an order. False where there is not so much any more: nothing is held then. */
export async function holdCredit(
  db: Executor,
  scope: Scope,
  today: string,
  { orderId, cents }: { orderId: string; cents: number },
): Promise<boolean> {
  const ids = (await findGood(db, scope, today)).map(({ id }) => id);
  const locked = ids.length > 0 ? await lockCreditMemos(db, ids) : [];
  // After the lock: a bill that had it meanwhile has promised it.
  const promised = await findPromisedMemos(db);
  const free = locked.filter(({ id }) => !promised.has(id));
  const left = new Map(
    free.map((document) => [document.id, unusedOf({ kind: 'credit_memo', document })] as const),
  );
  if ([...left.values()].reduce((sum, one) => sum + one, 0) < cents) return false;
  let missing = cents;
  for (const id of ids) {
    const part = Math.min(missing, left.get(id) ?? 0);
    if (part <= 0) continue;
    await insertOrderCredit(db, { order_id: orderId, credit_memo_id: id, cents: part });
    await addToCreditMemo(db, id, { held: part });
    missing -= part;
  }
  return true;
}

/** What is held for the order pays this invoice of it. The caller holds the payment's lock. */
export async function payWithHeldCredit(
  services: Pick<Services, 'now'>,
  db: Executor,
  orderId: string,
  invoice: InvoiceDocument,
): Promise<void> {
  const held = await findOrderCredit(db, orderId);
  if (held.length === 0) return;
  const memos = await lockCreditMemos(
    db,
    held.map(({ credit_memo_id }) => credit_memo_id),
  );
  for (const document of memos) {
    const cents = held.find(({ credit_memo_id }) => credit_memo_id === document.id)?.cents ?? 0;
    const most = Math.min(cents, openOf(invoice));
    if (most <= 0) continue;
    // What is held is nobody's to use; for this order it is free.
    await addToCreditMemo(db, document.id, { held: -most });
    document.held_cents -= most;
    await applyCredit(services, db, invoice, { kind: 'credit_memo', isCounted: true, document }, most);
    await spendOrderCredit(db, orderId, document.id, most);
  }
}

/** The order is canceled, or never came to be: what is held is free again, and its payment is not settled by it. */
export async function releaseCredit(db: Executor, orderId: string): Promise<void> {
  const held = await findOrderCredit(db, orderId);
  if (held.length === 0) return;
  await lockCreditMemos(
    db,
    held.map(({ credit_memo_id }) => credit_memo_id),
  );
  for (const { credit_memo_id, cents } of held) await addToCreditMemo(db, credit_memo_id, { held: -cents });
  const payment = await findPaymentOfOrder(db, orderId);
  const sum = held.reduce((total, { cents }) => total + cents, 0);
  if (payment) await addToSettled(db, payment.id, -sum);
  await deleteOrderCredit(db, orderId);
}
