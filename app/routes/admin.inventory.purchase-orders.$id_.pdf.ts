import type { LoaderFunctionArgs } from '@remix-run/node';
import { printPurchase } from '#app/features/admin/purchasing/purchase-order.server.ts';

/** The purchase order as a file, for whoever it is sent to. */
export const loader = ({ context, params }: LoaderFunctionArgs) => printPurchase(context, params.id ?? '');
