/** Everything that is kept of a person, for the person (docs/product.md#customer-desk). */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { readReferences } from '#api/platform/database/account-references.ts';
import { findMailAbout } from '#api/platform/storage/personal-data.ts';
import { findAliases } from '#api/sales/storage/customer-desk.ts';
import { findOrderNumbers } from '#api/sales/storage/personal-data.ts';
import type { CustomerExport } from '#schemas/domain/sales/customer-desk.ts';
import { customerName, emailsOf, requireCustomer } from './customer.ts';
import { customerReferences } from './references.ts';

/** The links of an email open what they are for to whoever has them: the employee who exports is not to have them. */
const withoutTokens = <T extends Record<string, unknown>>(mail: T): T => ({
  ...mail,
  text: String(mail.text ?? '').replace(/([?&](?:token|invite)=)[^\s&"<>]+/g, '$1…'),
});

/** Throws unauthenticated, forbidden, not_found. */
export function exportCustomer(context: Context, id: string): Promise<CustomerExport> {
  requirePermission(context.actor, 'handleCustomers');
  return context.database.transaction(async (tx) => {
    const account = await requireCustomer(tx, id);
    const aliases = await findAliases(tx, id);
    const person = { id, emails: await emailsOf(tx, account, aliases) };
    const tables = await readReferences(tx, customerReferences, person);
    const orders = await findOrderNumbers(tx, person);
    const own = (tables.mail ?? []).map((mail) => mail.id);
    const mail = await findMailAbout(
      tx,
      orders.map(({ number }) => number),
      orders.map(({ email }) => email),
    );
    tables.mail = [...(tables.mail ?? []), ...mail.filter((one) => !own.includes(one.id))].map(withoutTokens);
    await recordAudit(tx, context, 'customer.export', id, customerName(account));
    return { exported_at: context.now().toISOString(), tables };
  });
}
