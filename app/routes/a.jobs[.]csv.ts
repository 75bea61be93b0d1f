import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportJobs } from '#app/features/account/address-book/jobs.server.ts';

/** The list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportJobs(context, request);
