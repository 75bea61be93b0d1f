/** What somebody who leaves a company, or is switched off in it, could still order for it (Services.leftCompany). */
import type { Executor } from '#api/platform/database/database.ts';
import { cancelPersonApprovals } from '#api/sales/storage/approvals.ts';
import { freeProposals } from '#api/sales/storage/proposals.ts';

export async function leaveCompany(db: Executor, accountId: string, companyId: string): Promise<void> {
  await cancelPersonApprovals(db, accountId, companyId);
  await freeProposals(db, accountId, companyId);
}
