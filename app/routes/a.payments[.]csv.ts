import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportReceipts } from '#app/features/account/billing/billing.server.ts';

/** The list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportReceipts(context, request);
