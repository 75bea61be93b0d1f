/** What the account's routes share. */
import type { AppLoadContext } from '@remix-run/node';
import { requireProfile } from '#app/shared/respond.server.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import { mayApprove, mayPlaceOrders, needsApprovals } from '#schemas/domain/people/company-roles.ts';
import type { AccountPerson } from './account-layout.tsx';

export const personOf = (context: AppLoadContext, profile: Profile): AccountPerson => {
  const {
    first_name,
    last_name,
    email,
    image,
    company,
    company_role,
    unread_notifications,
    pending_approvals,
  } = profile;
  return {
    name: `${first_name} ${last_name}`,
    email,
    image,
    company: company?.name ?? null,
    hasJobs: hasFeature(company, 'jobs'),
    hasApprovals: needsApprovals(company, company_role) || mayApprove(company, company_role),
    approvals: pending_approvals,
    hasProposals: company === null || hasFeature(company, 'proposals'),
    mayOrder: company === null || mayPlaceOrders(company_role),
    unread: unread_notifications,
    remote: context.profileRemote,
  };
};

/** Who is here, for the layout; others are sent to log in. */
export const requirePerson = async (context: AppLoadContext, request: Request): Promise<AccountPerson> =>
  personOf(context, await requireProfile(context, request));
