import type { LoaderFunctionArgs } from '@remix-run/node';
import { findShopProducts } from '#app/features/admin/messages/inbox.server.ts';

/** Products of the shop by their names and numbers, to be put into an answer. */
export const loader = ({ context, request }: LoaderFunctionArgs) => findShopProducts(context, request);
