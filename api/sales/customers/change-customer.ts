/** What employees do to a customer's account: off and on, logged out, a reset link, a note (docs/product.md#customer-desk). */
import { mailNotice } from '#api/people/accounts/security-mail.ts';
import { sendResetLink } from '#api/people/accounts/send-reset-link.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { isWithinResets } from '#api/platform/auth/rate-limit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { deleteResetsOf } from '#api/platform/storage/accounts.ts';
import { deleteSessionsOf } from '#api/platform/storage/sessions.ts';
import { deleteTwoFactor } from '#api/platform/storage/two-factor.ts';
import { insertCustomerNote, setCustomerActive } from '#api/sales/storage/customer-desk.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { customerName, lockCustomer, requireCustomer } from './customer.ts';
import { readCustomer } from './read-customer.ts';

/** Throws unauthenticated, forbidden, not_found, and invalid for one who was merged or erased. */
export function changeDeskCustomer(
  context: Context,
  id: string,
  { active }: { active: boolean },
): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, id);
    if (active !== (account.disabled_at === null)) {
      await setCustomerActive(tx, id, active ? null : context.now().toISOString());
      if (!active) {
        await deleteSessionsOf(tx, id);
        await deleteResetsOf(tx, id);
      }
      await moveAccess(context, tx, { accounts: [id] });
      await recordAudit(tx, context, active ? 'customer.on' : 'customer.off', id, customerName(account));
    }
    return readCustomer(context, tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found. */
export function endCustomerSessions(context: Context, id: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await requireCustomer(tx, id);
    await deleteSessionsOf(tx, id);
    await moveAccess(context, tx, { accounts: [id] });
    await recordAudit(tx, context, 'customer.sessions', id, customerName(account));
    return readCustomer(context, tx, id);
  });
}

/**
 * For a lost phone: the logins end, and the person is told by email. Nothing happens where there is none. Throws
 * unauthenticated, forbidden, not_found, and invalid for one who was merged or erased.
 */
export function resetCustomerTwoFactor(context: Context, id: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, id);
    if (await deleteTwoFactor(tx, id)) {
      await deleteSessionsOf(tx, id);
      await moveAccess(context, tx, { accounts: [id] });
      await mailNotice(context, tx, account, {
        subject: m.mail_two_factor_reset_subject,
        text: m.mail_two_factor_reset_text,
      });
      await recordAudit(tx, context, 'customer.two_factor', id, customerName(account));
    }
    return readCustomer(context, tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, too_many_requests, and invalid for an account that is off. */
export async function sendCustomerReset(context: Context, id: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  const { email } = await requireCustomer(context.database.kysely, id);
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', because('customer_reset_too_soon'));
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, id);
    if (account.disabled_at) throw new ProblemError('invalid', because('customer_off'));
    await sendResetLink(context, tx, account);
    await recordAudit(tx, context, 'customer.reset', id, customerName(account));
    return readCustomer(context, tx, id);
  });
}

/** Throws unauthenticated, forbidden, not_found, and invalid for one who was merged or erased. */
export function noteCustomer(context: Context, id: string, body: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await lockCustomer(tx, id);
    await insertCustomerNote(tx, {
      id: newId(),
      account_id: id,
      body,
      author: authorOf(context),
      created_at: context.now().toISOString(),
    });
    await recordAudit(tx, context, 'customer.note', id, customerName(account));
    return readCustomer(context, tx, id);
  });
}
