import type { LoaderFunctionArgs } from '@remix-run/node';
import { printOrders } from '#app/features/admin/orders/papers.server.ts';

/** Papers of the orders that were chosen: a pick list, packing slips, labels. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  printOrders(context, request, params.kind ?? '');
