/** The customer whose books the desk works on, and the log of what it does with them. */
import type { Transaction } from 'kysely';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Customer } from '#api/sales/storage/ledger.ts';
import { type CustomerKey, findCustomer } from '#api/sales/storage/ledger-lists.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export const customerFields = ({ kind, id }: CustomerKey): Customer => ({
  company_id: kind === 'company' ? id : null,
  account_id: kind === 'account' ? id : null,
  order_id: null,
});

/** Whether a document is this customer's: a company's, or a person's own from outside any company. */
export const isOf = (
  { kind, id }: CustomerKey,
  { company_id, account_id }: Pick<Customer, 'company_id' | 'account_id'>,
): boolean => (kind === 'company' ? company_id === id : company_id === null && account_id === id);

type Named = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

/** Whom an invoice is for where nobody wrote another: a company with its address, or a person by name. */
export const billToOf = ({ name, address }: Pick<Named, 'name' | 'address'>): string[] =>
  [
    name,
    ...(address
      ? [address.address, address.address2 ?? '', `${address.city}, ${address.state} ${address.zip}`]
      : []),
  ].filter(Boolean);

/** Throws unauthenticated, forbidden, not_found. */
export async function requireCustomer(context: Context, key: CustomerKey) {
  requirePermission(context.actor, 'handleReceivables');
  const customer = await findCustomer(context.database.kysely, key);
  if (!customer) throw new ProblemError('not_found', because('customer_not_found'));
  return customer;
}

type Action =
  | 'receipt'
  | 'credit'
  | 'invoice'
  | 'apply'
  | 'bounce'
  | 'reverse'
  | 'void_credit'
  | 'void_invoice';

/** The last thing before a deed is committed. */
export async function record(
  context: Context,
  tx: Transaction<Tables>,
  action: Action,
  key: CustomerKey,
  name: string,
  note: string,
): Promise<void> {
  await recordAudit(tx, context, `ledger.${action}`, key.id, name, {
    type: key.kind,
    ...(note ? { note: note.slice(0, 300) } : {}),
  });
  context.fault('ledger.recorded');
}
