import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportProposals } from '#app/features/account/proposals/proposals.server.ts';

/** The list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportProposals(context, request);
