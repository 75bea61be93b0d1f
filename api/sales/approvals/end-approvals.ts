import type { Executor } from '#api/platform/database/database.ts';
import { cancelPersonApprovals } from '#api/sales/storage/approvals.ts';

/** Who leaves a company, or is switched off in it, has asked for nothing any more (Services.leftCompany). */
export const cancelApprovalsOf = (db: Executor, accountId: string, companyId: string): Promise<void> =>
  cancelPersonApprovals(db, accountId, companyId);
