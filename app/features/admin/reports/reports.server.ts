/** /admin/reports: how the shop does (docs/product.md#reports). */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import {
  type ReportQuery,
  reportAudiences,
  reportKinds,
  reportPeriods,
} from '#schemas/domain/sales/report.ts';

/** A day as a date field sends it; anything else is none. */
const dayOf = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

function queryOf(request: Request): ReportQuery {
  const asked = new URL(request.url).searchParams;
  const period = reportPeriods.find((one) => one === asked.get('period')) ?? '30';
  return {
    period,
    from: dayOf(asked.get('from')),
    to: dayOf(asked.get('to')),
    warehouse: asked.get('warehouse')?.replaceAll('\0', '').slice(0, 64) || undefined,
    audience: reportAudiences.find((one) => one === asked.get('audience')),
  };
}

/** `allowed` is false for a role that does not see reports; `report` is null for days that are none. */
export async function loadReports(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const query = queryOf(request);
  const [answer, site] = await Promise.all([context.api.getReport({ query }), context.api.getSite()]);
  return {
    allowed: answer.ok || answer.problem.code !== 'forbidden',
    report: answer.ok ? answer.data : null,
    error: answer.ok ? null : answer.problem.message,
    warehouses: site.ok ? site.data.warehouses.map(({ _id, name }) => ({ _id, name })) : [],
    query,
  };
}

/** Throws the 404 page for no such report, days that are none, and a role that does not see reports. */
export async function exportReport(
  context: AppLoadContext,
  request: Request,
  name: string,
): Promise<Response> {
  await requireEmployee(context);
  const kind = reportKinds.find((one) => one === name);
  if (!kind) throw notFound();
  const answer = await context.api.exportReport({ params: { kind }, query: queryOf(request) });
  if (!answer.ok) throw notFound();
  return new Response(answer.data.csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${kind.replace('_', '-')}.csv"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
