/** The only way into the ledger (docs/decisions/0047-ledger.md). */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { type Customer, insertEntry } from '#api/sales/storage/ledger.ts';
import type { EntryKind, LedgerAccount } from '#api/sales/storage/tables/ledger.ts';

export type NewEntry = {
  /** What it is posted for; the same source is posted once. */
  source: string;
  kind: EntryKind;
  customer: Customer;
  /** Of the invoice, receipt or credit memo. */
  documentId: string;
  /** Cents by ledger account: debits above zero, credits below; together 0. */
  lines: Partial<Record<LedgerAccount, number>>;
};

/** Accounts without cents are left out, and an entry without any is none. The database refuses one that does not balance. */
export async function postEntry(
  services: Pick<Services, 'now'>,
  db: Executor,
  { source, kind, customer, documentId, lines }: NewEntry,
): Promise<void> {
  const posted = (Object.entries(lines) as [LedgerAccount, number][])
    .filter(([, cents]) => cents !== 0)
    .map(([ledger_account, cents]) => ({ ledger_account, cents }));
  if (posted.length === 0) return;
  const entry = {
    id: newId(),
    source,
    kind,
    ...customer,
    document_id: documentId,
    created_at: services.now().toISOString(),
  };
  await insertEntry(db, entry, posted);
  if (customer.company_id !== null) await insertRebateDue(db, customer.company_id);
}
