/** What a company's features and states are called, and what each feature allows (docs/product.md#company-features). */
import * as m from '#messages';
import type { CompanyFilter } from '#schemas/domain/people/company.ts';
import type { SettableFeature } from '#schemas/domain/people/company-features.ts';

export const featureWords: Record<SettableFeature, [name: () => string, allows: () => string]> = {
  terms: [m.company_feature_terms, m.company_feature_terms_text],
  tax_exempt: [m.company_feature_tax_exempt, m.company_feature_tax_exempt_text],
  approvals: [m.company_feature_approvals, m.company_feature_approvals_text],
  jobs: [m.company_feature_jobs, m.company_feature_jobs_text],
  proposals: [m.company_feature_proposals, m.company_feature_proposals_text],
  invite: [m.company_feature_invite, m.company_feature_invite_text],
  'invite:buyer': [m.company_feature_invite_buyer, m.company_feature_invite_buyer_text],
  'invite:approver': [m.company_feature_invite_approver, m.company_feature_invite_approver_text],
  'invite:accounts_payable': [
    m.company_feature_invite_accounts_payable,
    m.company_feature_invite_accounts_payable_text,
  ],
  'invite:viewer': [m.company_feature_invite_viewer, m.company_feature_invite_viewer_text],
};

export const companyStatusNames: Record<CompanyFilter, () => string> = {
  all: m.companies_status_all,
  pending: m.companies_status_pending,
  approved: m.companies_status_approved,
  declined: m.companies_status_declined,
};
