/** People and invitations of a company, as employees change them (ours; docs/product.md#companies-desk). */
import { lockCompany } from '#api/people/storage/companies.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { ChangeColleague, CompanyRecord } from '#schemas/domain/people/company.ts';
import { changeSeat, removeInvitation, removeSeat } from './change-seat.ts';
import { companyRecord } from './company-record.ts';

function manage(
  context: Context,
  companyId: string,
  deed: (tx: Executor) => Promise<void>,
): Promise<CompanyRecord> {
  requirePermission(context.actor, 'decideCompanies');
  return context.database.transaction(async (tx) => {
    await deed(tx);
    return companyRecord(context, tx, companyId);
  });
}

/** Throws unauthenticated, forbidden, not_found, and invalid (the last admin, somebody of another company). */
export const changeCompanyPerson = (context: Context, id: string, person: string, change: ChangeColleague) =>
  manage(context, id, (tx) => changeSeat(context, tx, id, person, change));

/** Throws unauthenticated, forbidden, not_found, and invalid for the last admin. */
export const removeCompanyPerson = (context: Context, id: string, person: string) =>
  manage(context, id, (tx) => removeSeat(context, tx, id, person));

/** Throws unauthenticated, forbidden and not_found. */
export const revokeCompanyInvitation = (context: Context, id: string, invitation: string) =>
  manage(context, id, async (tx) => removeInvitation(context, tx, await lockCompany(tx, id), invitation));
