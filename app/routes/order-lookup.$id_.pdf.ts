import type { LoaderFunctionArgs } from '@remix-run/node';
import { orderPaper } from '#app/features/account/orders/order-paper.server.ts';

/** The order as a file: with its token, or for its owner, the owner's company and employees. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  orderPaper(context, request, params.id ?? '');
