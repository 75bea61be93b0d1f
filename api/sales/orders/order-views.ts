/** /api/v1/desk/order-views (ours): the desk's list as an employee likes to see it; each employee has their own. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  deleteOrderView,
  findOrderViews,
  insertOrderView,
  renameOrderView,
} from '#api/sales/storage/order-views.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type DeskView, mostViews, type SaveView } from '#schemas/domain/sales/order-list.ts';

type Row = { id: string; name: string; search: string };
const viewOf = ({ id, ...row }: Row): DeskView => ({ _id: id, ...row });

/** Whose views they are. Throws unauthenticated, forbidden, and not_found for who works without an account. */
function ownerOf({ actor }: Context): string {
  requirePermission(actor, 'readOrders');
  if (!actor.accountId) throw new ProblemError('not_found', because('view_not_found'));
  return actor.accountId;
}

const uniqueViolation = '23505';

/** Throws invalid where the employee has another view of that name. */
async function underOneName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    const reason = because('view_name_taken');
    throw new ProblemError('invalid', reason, { '/name': [reason] });
  }
}

const found = (row: Row | undefined): DeskView => {
  if (!row) throw new ProblemError('not_found', because('view_not_found'));
  return viewOf(row);
};

/** Throws unauthenticated, forbidden. */
export async function listDeskViews(context: Context): Promise<{ views: DeskView[] }> {
  requirePermission(context.actor, 'readOrders');
  const { accountId } = context.actor;
  const rows = accountId ? await findOrderViews(context.database.kysely, accountId) : [];
  return { views: rows.map(viewOf) };
}

/** Throws unauthenticated, forbidden, not_found, and invalid for a name that is taken and one view too many. */
export async function saveDeskView(context: Context, { name, search }: SaveView): Promise<DeskView> {
  const account_id = ownerOf(context);
  const db = context.database.kysely;
  if ((await findOrderViews(db, account_id)).length >= mostViews) {
    const reason = because('view_too_many', { most: mostViews });
    throw new ProblemError('invalid', reason, { '/name': [reason] });
  }
  const row = { id: newId(), name, search };
  await underOneName(() =>
    insertOrderView(db, { ...row, account_id, created_at: context.now().toISOString() }),
  );
  return viewOf(row);
}

/** Throws unauthenticated, forbidden, not_found, and invalid for a name that is taken. */
export async function renameDeskView(context: Context, id: string, name: string): Promise<DeskView> {
  const owner = ownerOf(context);
  return found(await underOneName(() => renameOrderView(context.database.kysely, owner, id, name)));
}

/** Throws unauthenticated, forbidden, not_found. */
export async function deleteDeskView(context: Context, id: string): Promise<DeskView> {
  const owner = ownerOf(context);
  return found(await deleteOrderView(context.database.kysely, owner, id));
}
