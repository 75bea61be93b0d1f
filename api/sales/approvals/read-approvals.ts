/** GET /api/v1/approvals and /approvals/{id}, ours (docs/product.md#approvals). */
import { findCaller } from '#api/platform/auth/find-caller.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findApprovals } from '#api/sales/storage/approvals.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Approval, ListedApproval } from '#schemas/domain/sales/approval.ts';
import type { ApprovalStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { approvalView, isApprover, isOutdated, listedView } from './approval-view.ts';

type Query = { status?: ApprovalStatus | undefined; page: number; limit: number };

/** The company's for who answers them, else the caller's own. Throws unauthenticated. */
export async function listApprovals(context: Context, query: Query) {
  const db = context.database.kysely;
  const account = await findCaller(context, db, requireAccount(context.actor));
  if (!account?.company_id) return toPage<ListedApproval>([], 0, query);
  const person = isApprover(account) ? null : account.id;
  const where = { company: account.company_id, person, status: query.status };
  const rows = await findApprovals(db, where, toWindow(query));
  const items: ListedApproval[] = [];
  for (const row of rows)
    items.push(listedView(row, account, await isOutdated(context, db, row, { total: false })));
  return toPage(items, rows[0]?.all ?? 0, query);
}

/** Throws unauthenticated and not_found. */
export async function getApproval(context: Context, id: string): Promise<Approval> {
  const db = context.database.kysely;
  const account = await findCaller(context, db, requireAccount(context.actor));
  if (!account) throw new ProblemError('unauthenticated', because('login_required'));
  return approvalView(context, db, id, account);
}
