import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { exportReport } from '#api/sales/reports/export-report.ts';
import { getReport } from '#api/sales/reports/get-report.ts';
import type { reportCalls } from '#schemas/contract/sales/reports.ts';

export const reportHandlers: HandlersOf<typeof reportCalls> = {
  getReport: (context, { query }) => getReport(context, query),
  exportReport: (context, { params, query }) => exportReport(context, params.kind, query),
};
