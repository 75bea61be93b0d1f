import type { LoaderFunctionArgs } from '@remix-run/node';
import { reorderFile } from '#app/features/admin/warehouses/reorder.server.ts';

/** The reorder list as a file, narrowed as the page is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => reorderFile(context, request);
