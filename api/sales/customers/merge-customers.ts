/** Two accounts of one person become one (docs/product.md#customer-desk, docs/decisions/0050-customer-desk.md). */
import { createHash } from 'node:crypto';
import { findProductsWrittenAbout, refreshRating } from '#api/catalog/public-storage.ts';
import { claimChat } from '#api/people/chat/claim-chat.ts';
import { claimTradeDraft } from '#api/people/companies/trade-draft.ts';
import { deleteKeptSeat, findKeptSeatCompany, mergeOrderLimits } from '#api/people/public-storage.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { moveReferences } from '#api/platform/database/account-references.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountByEmail, setAccountCompany } from '#api/platform/storage/accounts.ts';
import { mergeSavedLists } from '#api/sales/carts/saved-list.ts';
import { lockOwner } from '#api/sales/storage/carts.ts';
import {
  countMergeParts,
  hasPayingCart,
  keepOwnDefaults,
  markMerged,
  moveCarts,
} from '#api/sales/storage/customer-desk.ts';
import * as m from '#messages';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import {
  type DeskCustomer,
  type MergeCustomers,
  type MergePreview,
  mergeParts,
} from '#schemas/domain/sales/customer-desk.ts';
import { asCustomer, customerName, lockCustomer, requireCustomer } from './customer.ts';
import { isNeededAdmin, lockCompanies } from './last-admin.ts';
import { readCustomer } from './read-customer.ts';
import { customerReferences } from './references.ts';

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/email': [reason] });

/** Throws invalid for two who cannot be one, and while the duplicate pays. */
async function checkMerge(db: Executor, customer: AccountRow, duplicate: AccountRow): Promise<void> {
  if (customer.id === duplicate.id) throw refuse(because('merge_same'));
  if (customer.merged_into || customer.erased_at) throw refuse(because('customer_merged'));
  if (duplicate.merged_into || duplicate.erased_at) throw refuse(because('merge_duplicate_gone'));
  if (customer.company_id && duplicate.company_id && customer.company_id !== duplicate.company_id)
    throw refuse(because('merge_companies'));
  // Who was switched off in a company does not come back into it by way of a second account.
  const kept = await findKeptSeatCompany(db, customer.id);
  if (kept !== null && kept === duplicate.company_id) throw refuse(because('merge_companies'));
  // Within one company the customer's own seat stays, and the duplicate's goes.
  if (customer.company_id && (await isNeededAdmin(db, duplicate))) throw refuse(because('last_admin'));
  if (await hasPayingCart(db, duplicate.id)) throw refuse(because('merge_paying'));
}

async function previewOf(db: Executor, customer: AccountRow, duplicate: AccountRow): Promise<MergePreview> {
  const counts = await countMergeParts(db, duplicate.id);
  const moves = mergeParts.map((part) => ({ part, count: counts[part] })).filter(({ count }) => count > 0);
  const joins = customer.company_id ? null : duplicate.company_name;
  const shown = createHash('sha256')
    .update(JSON.stringify([customer.id, duplicate.id, customer.company_id, duplicate.company_id, counts]))
    .digest('base64url');
  const { id, email, company_name, created_at } = duplicate;
  return {
    duplicate: {
      _id: id,
      name: customerName(duplicate),
      email,
      company: company_name ?? '',
      created_at,
    },
    moves,
    joins,
    shown,
  };
}

/** Throws unauthenticated, forbidden, not_found, and invalid for two who cannot be one. */
export async function previewCustomerMerge(
  context: Context,
  id: string,
  email: string,
): Promise<MergePreview> {
  requirePermission(context.actor, 'handleCustomers');
  const db = context.database.kysely;
  const customer = await requireCustomer(db, id);
  const duplicate = await findAccountByEmail(db, email);
  if (!duplicate || duplicate.role) throw refuse(because('customer_not_found'));
  await checkMerge(db, customer, duplicate);
  return previewOf(db, customer, duplicate);
}

/**
 * Throws unauthenticated, forbidden, not_found, invalid for two who cannot be one, and stale_version when something else
 * would move than was shown.
 */
export function mergeCustomers(
  context: Context,
  id: string,
  { duplicate: duplicateId, shown }: MergeCustomers,
): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  if (id === duplicateId) throw refuse(because('merge_same'));
  return context.database.transaction(async (tx) => {
    await lockCompanies(tx, [id, duplicateId]);
    // Always in one order: two merges the other way around wait for each other.
    for (const one of [id, duplicateId].sort()) {
      await lockOwner(tx, { accountId: one });
      await lockCustomer(tx, one);
    }
    const customer = await requireCustomer(tx, id);
    const duplicate = await requireCustomer(tx, duplicateId);
    await checkMerge(tx, customer, duplicate);
    if ((await previewOf(tx, customer, duplicate)).shown !== shown)
      throw new ProblemError('stale_version', because('merge_changed'));
    await moveCarts(tx, {
      from: duplicateId,
      to: id,
      name: m.customers_merged_cart({ email: duplicate.email }).slice(0, 80),
    });
    const theirs = asCustomer(context, customer, context.warehouseId);
    await mergeSavedLists(theirs, tx, { accountId: duplicateId }, id);
    await keepOwnDefaults(tx, duplicateId, id);
    const products = await findProductsWrittenAbout(tx, duplicateId);
    await claimTradeDraft(context, tx, { accountId: duplicateId }, id);
    await claimChat(context, tx, { accountId: duplicateId }, id);
    await moveReferences(tx, customerReferences, duplicateId, id);
    const joined = customer.company_id ? null : duplicate.company_id;
    await mergeOrderLimits(tx, duplicateId, id, joined);
    // Of two reviews of one product the customer's own stays.
    for (const product of products) await refreshRating(tx, product);
    if (products.length > 0)
      await context.versions.bump(tx, ['catalog', ...products.map((product) => `product:${product}`)]);
    if (joined) {
      // A seat elsewhere that was switched off is given up; checkMerge refuses one of the same company.
      await deleteKeptSeat(tx, id);
      await setAccountCompany(tx, id, joined, duplicate.company_role ?? 'buyer');
    }
    await markMerged(tx, duplicateId, id, context.now());
    await moveAccess(context, tx, { accounts: [id, duplicateId] });
    await recordAudit(tx, context, 'customer.merge', id, customerName(customer), { note: duplicate.email });
    return readCustomer(context, tx, id);
  });
}
