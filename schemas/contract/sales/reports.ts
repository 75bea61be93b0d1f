/** Reports about sales and visits, ours (docs/product.md#reports). */
import { z } from 'zod';
import { reportKinds, reportQuery, reportSchema } from '#schemas/domain/sales/report.ts';
import { call } from '../call.ts';

const desk = ['unauthenticated', 'forbidden', 'invalid'] as const;

export const reportCalls = {
  getReport: call({
    method: 'get',
    path: '/api/v1/desk/reports',
    tag: 'reports',
    summary:
      'Sales, funnel, searches, products and coupons of some days, beside the days before (sales, publisher)',
    query: reportQuery,
    response: reportSchema,
    errors: [...desk],
  }),
  exportReport: call({
    method: 'get',
    path: '/api/v1/desk/reports/{kind}',
    tag: 'reports',
    summary: 'One part of the same as CSV (sales, publisher)',
    params: { kind: z.enum(reportKinds) },
    query: reportQuery,
    response: z.object({ csv: z.string() }),
    errors: [...desk],
  }),
};
