/** What a role may do to pages, for buttons that say so; the API decides (docs/product.md#roles). */
import type { EmployeeRole } from '#schemas/domain/people/account.ts';

type Role = EmployeeRole | null;

export const mayEdit = (role: Role): boolean => role === 'editor' || role === 'publisher' || role === 'admin';
export const mayPublish = (role: Role): boolean => role === 'publisher' || role === 'admin';
