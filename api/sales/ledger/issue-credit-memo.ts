/** A credit memo: goods that came back, something off, a rebate, what will not be collected (docs/product.md#ledger). */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import {
  type CreditMemoDocument,
  type Customer,
  insertCreditMemo,
  nextDocumentNumber,
} from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { LedgerAccount } from '#api/sales/storage/tables/ledger.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import type { CreditMemoKind } from '#schemas/domain/sales/sales-statuses.ts';
import { postEntry } from './post-entry.ts';

export type NewCreditMemo = {
  kind: CreditMemoKind;
  customer: Customer;
  cents: number;
  /** Of it, sales tax that is not owed any more. */
  taxCents?: number;
  returnId?: string | null;
  note?: string;
  /** YYYY-MM-DD: its last good day; null for ever. */
  expiresOn?: string | null;
  by: string | null;
};

const against: Record<CreditMemoKind, LedgerAccount> = {
  return: 'returns',
  allowance: 'returns',
  adjustment: 'returns',
  rebate: 'rebates',
  write_off: 'bad_debt',
};

export const customerOf = ({ id, company_id, account_id }: OrderRow): Customer => ({
  company_id,
  account_id,
  order_id: id,
});

/** Of `cents` that an order's goods are credited: the part that is sales tax. */
export function taxWithin({ document: { cart } }: Pick<OrderRow, 'document'>, cents: number): number {
  const taxed = toCents(cart.total - cart.shipping - cart.fee);
  return taxed > 0 ? Math.min(cents, Math.round((cents * toCents(cart.tax)) / taxed)) : 0;
}

export async function issueCreditMemo(
  services: Pick<Services, 'now'>,
  db: Executor,
  { kind, customer, cents, taxCents = 0, returnId = null, note = '', expiresOn = null, by }: NewCreditMemo,
): Promise<CreditMemoDocument> {
  const memo = {
    id: newId(),
    number: await nextDocumentNumber(db, 'credit_memo'),
    ...customer,
    return_id: returnId,
    kind,
    total_cents: cents,
    applied_cents: 0,
    refunded_cents: 0,
    held_cents: 0,
    withdrawn_cents: 0,
    expires_on: expiresOn,
    issued_at: services.now().toISOString(),
    note,
    issued_by: by,
    voided_at: null,
    version: 1,
    is_told: false,
  };
  await insertCreditMemo(db, memo);
  await postEntry(services, db, {
    source: `credit_memo:${memo.id}`,
    kind: 'credit_memo',
    customer,
    documentId: memo.id,
    lines: { [against[kind]]: cents - taxCents, tax: taxCents, receivable: -cents },
  });
  return memo;
}
