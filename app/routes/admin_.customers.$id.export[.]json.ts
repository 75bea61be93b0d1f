import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportCustomer } from '#app/features/admin/customers/customers.server.ts';

/** Everything that is kept of a customer, as a file. */
export const loader = ({ context, params }: LoaderFunctionArgs) => exportCustomer(context, params.id ?? '');
