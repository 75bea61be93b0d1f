/** GET /api/v1/desk/customers. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { mayBeQuoted } from '#api/sales/proposals/proposal-scope.ts';
import { findCustomers } from '#api/sales/storage/customer-desk.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { CustomerFilter, CustomerRow, CustomerStatus } from '#schemas/domain/sales/customer-desk.ts';

export const statusOf = (account: {
  disabled_at: string | null;
  merged_into: string | null;
  erased_at: string | null;
}): CustomerStatus => {
  if (account.erased_at) return 'erased';
  if (account.merged_into) return 'merged';
  return account.disabled_at ? 'off' : 'active';
};

/** Throws unauthenticated, forbidden. */
export async function listDeskCustomers(
  context: Context,
  query: { q?: string | undefined; show?: CustomerFilter | undefined; page: number; limit: number },
) {
  requirePermission(context.actor, 'handleCustomers');
  const rows = await findCustomers(context.database.kysely, query, toWindow(query));
  const items = rows.map(
    (row): CustomerRow => ({
      _id: row.id,
      first_name: row.first_name,
      last_name: row.last_name,
      email: row.email,
      status: statusOf(row),
      created_at: row.created_at,
      last_seen_at: row.last_seen,
      orders: row.orders,
      lifetime: toDollars(row.lifetime_cents),
      can_get_proposals: mayBeQuoted(row),
      company: row.company ?? '',
    }),
  );
  return toPage(items, rows[0]?.all ?? 0, query);
}
