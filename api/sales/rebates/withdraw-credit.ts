/** What is left of a credit memo is withdrawn: it expired, the orders that earned it came back, or it is voided. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { unusedOf } from '#api/sales/ledger/apply-credit.ts';
import { postEntry } from '#api/sales/ledger/post-entry.ts';
import { addToCreditMemo, type CreditMemoDocument } from '#api/sales/storage/ledger.ts';

/** At most `most` cents of a locked credit memo; answers how many. */
export async function withdrawCredit(
  services: Pick<Services, 'now'>,
  db: Executor,
  memo: CreditMemoDocument,
  most = Number.MAX_SAFE_INTEGER,
  kind: 'withdrawal' | 'void' = 'withdrawal',
): Promise<number> {
  const cents = Math.min(most, unusedOf({ kind: 'credit_memo', document: memo }));
  if (cents <= 0) return 0;
  await addToCreditMemo(db, memo.id, { withdrawn: cents });
  const { company_id, account_id, order_id } = memo;
  await postEntry(services, db, {
    source: `${kind}:${newId()}`,
    kind,
    customer: { company_id, account_id, order_id },
    documentId: memo.id,
    lines: { receivable: cents, [memo.kind === 'rebate' ? 'rebates' : 'returns']: -cents },
  });
  memo.withdrawn_cents += cents;
  return cents;
}
