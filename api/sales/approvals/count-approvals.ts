import type { Executor } from '#api/platform/database/database.ts';
import { countPending } from '#api/sales/storage/approvals.ts';

/** Requests of a company that wait for an answer of this person (Services.countApprovals). */
export const countPendingApprovals = (db: Executor, accountId: string, companyId: string): Promise<number> =>
  countPending(db, companyId, accountId);
