import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportOrders } from '#app/features/account/orders/order-list.server.ts';

/** The list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportOrders(context, request);
