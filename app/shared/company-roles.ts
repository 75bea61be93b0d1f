/** What a company's roles are called, and what each may do (docs/product.md#roles). */
import * as m from '#messages';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';

export const companyRoleNames: Record<CompanyRole, () => string> = {
  admin: m.company_role_admin,
  buyer: m.company_role_buyer,
  approver: m.company_role_approver,
  accounts_payable: m.company_role_accounts_payable,
  viewer: m.company_role_viewer,
};

export const companyRoleTexts: Record<CompanyRole, () => string> = {
  admin: m.company_role_admin_text,
  buyer: m.company_role_buyer_text,
  approver: m.company_role_approver_text,
  accounts_payable: m.company_role_accounts_payable_text,
  viewer: m.company_role_viewer_text,
};
