/** A person is forgotten; what the dealer must keep stays without them (docs/decisions/0050-customer-desk.md). */
import { eraseDrawings } from '#api/catalog/configured/drawings.ts';
import { eraseAuthor, findProductsWrittenAbout } from '#api/catalog/public-storage.ts';
import { removePortrait } from '#api/media/library/portraits.ts';
import { eraseChats } from '#api/people/chat/claim-chat.ts';
import { eraseTradeDraft } from '#api/people/companies/trade-draft.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { eraseReferences } from '#api/platform/database/account-references.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  deleteMailAbout,
  eraseAccounts,
  eraseAuditNames,
  eraseWindows,
  findImages,
} from '#api/platform/storage/personal-data.ts';
import { eraseRedeemers } from '#api/pricing/public-storage.ts';
import { lockOwner } from '#api/sales/storage/carts.ts';
import { findAliases } from '#api/sales/storage/customer-desk.ts';
import {
  countUnfinishedOrders,
  eraseApprovals,
  eraseBills,
  eraseCarts,
  eraseFromOrders,
  eraseReturnReasons,
  findOrderNumbers,
} from '#api/sales/storage/personal-data.ts';
import { eraseProposals } from '#api/sales/storage/proposals.ts';
import * as m from '#messages';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { emailsOf, lockCustomer } from './customer.ts';
import { isNeededAdmin, lockCompanies } from './last-admin.ts';
import { readCustomer } from './read-customer.ts';
import { customerReferences } from './references.ts';

/**
 * For good. Throws unauthenticated, forbidden, not_found, and invalid: for another email than the customer's, for the last
 * admin of a company with other people, and while an order, a return or a payment is not finished.
 */
export function eraseCustomer(context: Context, id: string, email: string): Promise<DeskCustomer> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    await lockCompanies(tx, [id]);
    await lockOwner(tx, { accountId: id });
    const account = await lockCustomer(tx, id);
    if (account.email !== email)
      throw new ProblemError('invalid', because('erase_email_differs'), {
        '/email': [because('erase_email_differs')],
      });
    if (await isNeededAdmin(tx, account)) throw new ProblemError('invalid', because('last_admin'));
    const aliases = await findAliases(tx, id);
    const person = { id, emails: await emailsOf(tx, account, aliases) };
    if ((await countUnfinishedOrders(tx, person)) > 0)
      throw new ProblemError('invalid', because('erase_unfinished'));
    const word = m.customers_erased_name();
    const nobody = `erased-${id}@erased.invalid`;
    const numbers = await findOrderNumbers(tx, person);
    await deleteMailAbout(
      tx,
      numbers.map(({ number }) => number),
    );
    const orders = await eraseFromOrders(tx, person, { email: nobody, word });
    await eraseReturnReasons(tx, id);
    await eraseRedeemers(tx, orders, nobody);
    await eraseCarts(tx, id);
    await eraseBills(tx, id);
    await eraseApprovals(tx, id, word);
    await eraseProposals(tx, id);
    const products = await findProductsWrittenAbout(tx, id);
    await eraseAuthor(tx, id, word);
    await eraseDrawings(context, tx, id);
    await eraseTradeDraft(context, tx, id);
    await eraseChats(context, tx, id);
    await eraseReferences(tx, customerReferences, person);
    const accounts = [id, ...aliases.map((alias) => alias.id)];
    for (const one of accounts) await eraseAuditNames(tx, one, person.emails);
    await eraseWindows(tx, person.emails);
    const images = await findImages(tx, accounts);
    await eraseAccounts(tx, accounts, context.now());
    // A file that cannot be deleted now is left behind by itself.
    onCommit(tx, () => {
      for (const image of images)
        removePortrait(context, image).catch((err: unknown) =>
          context.log.error({ err }, 'a photo of an erased person was not deleted'),
        );
    });
    await moveAccess(context, tx, { accounts });
    if (products.length > 0)
      await context.versions.bump(
        tx,
        products.map((product) => `product:${product}`),
      );
    await recordAudit(tx, context, 'customer.erase', id, '');
    return readCustomer(context, tx, id);
  });
}
