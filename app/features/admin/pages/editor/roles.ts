/** What a role may do to pages, for buttons that say so; the API decides (docs/product.md#roles). */

import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';

type Role = EmployeeRole | null;

export const mayEdit = (role: Role): boolean => roleMay(role, 'editPages');
export const mayPublish = (role: Role): boolean => roleMay(role, 'publishPages');
