/** Roles and states of employees in words. */
import * as m from '#messages';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';

export const roleNames: Record<EmployeeRole, () => string> = {
  viewer: m.admin_role_viewer,
  editor: m.admin_role_editor,
  publisher: m.admin_role_publisher,
  sales: m.admin_role_sales,
  warehouse: m.admin_role_warehouse,
  pricing: m.admin_role_pricing,
  accounts_receivable: m.admin_role_accounts_receivable,
  admin: m.admin_role_admin,
};

/** What somebody of the role may do. */
export const roleTexts: Record<EmployeeRole, () => string> = {
  viewer: m.staff_role_viewer,
  editor: m.staff_role_editor,
  publisher: m.staff_role_publisher,
  sales: m.staff_role_sales,
  warehouse: m.staff_role_warehouse,
  pricing: m.staff_role_pricing,
  accounts_receivable: m.staff_role_accounts_receivable,
  admin: m.staff_role_admin,
};

export const statusNames: Record<Employee['status'], () => string> = {
  active: m.staff_status_active,
  invited: m.staff_status_invited,
  off: m.staff_status_off,
};
