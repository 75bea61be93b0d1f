import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportDesk } from '#app/features/admin/orders/desk-list.server.ts';

/** The list of orders as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportDesk(context, request);
