/** Money that came for a customer's account: written down and posted. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertReceipt, nextDocumentNumber, type ReceiptDocument } from '#api/sales/storage/ledger.ts';
import { postEntry } from './post-entry.ts';

export type NewReceipt = Omit<
  ReceiptDocument,
  'id' | 'number' | 'applied_cents' | 'refunded_cents' | 'version' | 'is_told'
>;

export async function postReceipt(
  services: Pick<Services, 'now'>,
  db: Executor,
  values: NewReceipt,
): Promise<ReceiptDocument> {
  const receipt: ReceiptDocument = {
    ...values,
    id: newId(),
    number: await nextDocumentNumber(db, 'receipt'),
    applied_cents: 0,
    refunded_cents: 0,
    version: 1,
    is_told: false,
  };
  await insertReceipt(db, receipt);
  const { company_id, account_id, order_id } = receipt;
  await postEntry(services, db, {
    source: `receipt:${receipt.id}`,
    kind: 'receipt',
    customer: { company_id, account_id, order_id },
    documentId: receipt.id,
    lines: { [receipt.method]: receipt.cents, receivable: -receipt.cents },
  });
  return receipt;
}
