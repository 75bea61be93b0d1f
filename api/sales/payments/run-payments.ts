/** The job that hears how payments ended that nobody waits for: killed, timed out, left at the bank, returned. */
import type { Services } from '#api/platform/context.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import {
  claimOperation,
  claimPayment,
  findDueOperations,
  findDuePayments,
} from '#api/sales/storage/payments.ts';
import { askProcessor } from './ask-processor.ts';
import { leaseMs } from './payments.ts';
import { runOperation } from './run-operation.ts';

const everyMs = 3000;
const atOnce = 50;

/** One round: each due payment and operation is asked about once. */
export async function runDuePayments(services: Services): Promise<void> {
  const { payments, database } = services;
  if (!payments) return;
  const db = database.kysely;
  const until = () => new Date(services.now().getTime() + leaseMs(payments));
  for (const { id } of await findDuePayments(db, services.now(), atOnce))
    if (await claimPayment(db, id, services.now(), until())) await askProcessor(services, id);
  for (const { id } of await findDueOperations(db, services.now(), atOnce))
    if (await claimOperation(db, id, services.now(), until())) await runOperation(services, id);
}

export const startPayments = (services: Services): Rounds =>
  startRounds('payments', services, everyMs, () => runDuePayments(services));
