import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportReport } from '#app/features/admin/reports/reports.server.ts';

/** One part of the report as a file, of the same days as the page. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  exportReport(context, request, params.kind ?? '');
