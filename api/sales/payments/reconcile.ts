/** Compares our books with the processor's: every charge has its order, every order its charge, to the cent. */

import type { Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import type { ProcessorPayment } from '#api/sales/payments/payment-processor.ts';
import {
  findLastReconciliation,
  findProcessorPayments,
  insertReconciliation,
} from '#api/sales/storage/payments.ts';
import type { ReconciliationProblem } from '#api/sales/storage/tables/payments.ts';
import { askedCents } from './balance.ts';

const everyMs = 60 * 60 * 1000;
/** How far back it looks: authorizations last a week, bank debits some days. */
const reachMs = 14 * 24 * 60 * 60 * 1000;
/** ms in which a payment may still be under way. */
const graceMs = 10 * 60 * 1000;

type Ours = Awaited<ReturnType<typeof findProcessorPayments>>[number];

const hasCharge = ({ status }: ProcessorPayment) => status === 'authorized' || status === 'captured';

/** What differs between one of our payments and the processor's; either may be missing. Pure. */
export function compare(
  ours: Ours | undefined,
  theirs: ProcessorPayment | undefined,
): ReconciliationProblem[] {
  const problem = (
    kind: ReconciliationProblem['kind'],
    oursCents: number,
    theirsCents: number,
  ): ReconciliationProblem => ({
    kind,
    payment: ours?.id ?? theirs?.paymentId ?? '',
    order: ours?.number ?? null,
    oursCents,
    theirsCents,
    done: null,
  });
  const charged = theirs !== undefined && hasCharge(theirs);
  if (!ours?.number) return charged ? [problem('charge_without_order', 0, theirs.amountCents)] : [];
  // What was paid by hand once the hold was over has no charge.
  const isPaid = ours.status === 'authorized' || ours.captured_cents > 0;
  const asked = askedCents(ours);
  // Credit on the account paid all of it.
  if (isPaid && !charged && asked > 0) return [problem('order_without_charge', asked, 0)];
  if (!theirs) return [];
  return [
    ...(theirs.amountCents === asked && theirs.capturedCents === ours.captured_cents
      ? []
      : [problem('amount_differs', ours.captured_cents, theirs.capturedCents)]),
    ...(theirs.refundedCents === ours.refunded_cents
      ? []
      : [problem('refund_differs', ours.refunded_cents, theirs.refundedCents)]),
  ];
}

/**
 * Writes a report and logs what differs. Money that is held for no order is let go; whatever else differs is for
 * people to decide.
 */
export async function reconcilePayments(
  services: Services,
): Promise<{ checked: number; problems: ReconciliationProblem[] }> {
  const { payments, database, log } = services;
  if (!payments) return { checked: 0, problems: [] };
  const now = services.now();
  const since = new Date(now.getTime() - reachMs);
  const settled = new Date(now.getTime() - graceMs).toISOString();
  const theirs = new Map<string, ProcessorPayment>();
  for await (const payment of payments.processor.list(since))
    if (payment.paymentId) theirs.set(payment.paymentId, payment);
  const known = await findProcessorPayments(database.kysely, since, [...theirs.keys()]);
  const ours = new Map(known.map((row) => [row.id, row]));
  const problems: ReconciliationProblem[] = [];
  for (const id of new Set([...ours.keys(), ...theirs.keys()])) {
    const row = ours.get(id);
    // Not over yet: the settling will say.
    if (row && (row.next_check_at !== null || row.updated_at > settled)) continue;
    for (const problem of compare(row, theirs.get(id))) {
      const seen = theirs.get(id);
      const isLetGo = problem.kind === 'charge_without_order' && row && seen?.status === 'authorized';
      if (isLetGo) await payments.processor.void({ processorId: seen.id, key: `${id}-void` });
      problems.push({ ...problem, done: isLetGo ? 'voided' : null });
    }
  }
  const checked = theirs.size;
  await insertReconciliation(database.kysely, {
    id: newId(),
    since: since.toISOString(),
    created_at: now.toISOString(),
    checked,
    problems: JSON.stringify(problems),
  });
  if (problems.length > 0) log.error({ problems }, 'our books and the processor’s differ');
  else log.info({ checked }, 'our books and the processor’s are the same');
  return { checked, problems };
}

/** Once an hour on all machines together. */
export const startReconciling = (services: Services): Rounds =>
  startRounds('reconciliation', services, everyMs, async () => {
    const last = await findLastReconciliation(services.database.kysely);
    const due = services.now().getTime() - everyMs / 2;
    if (services.payments && (!last || new Date(last.created_at).getTime() < due))
      await reconcilePayments(services);
  });
