import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportSubscribers } from '#app/features/admin/newsletter/newsletter.server.ts';

/** The list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportSubscribers(context, request);
