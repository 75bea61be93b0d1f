/** Where applications were: now they are companies that have applied. */
import { redirect } from '@remix-run/node';

export const loader = () => redirect('/admin/companies?status=pending', 301);
