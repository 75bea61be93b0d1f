import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReports } from '#app/features/admin/reports/reports.server.ts';
import { ReportsScreen } from '#app/features/admin/reports/reports-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.reports_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReports(context, request);

export default function Reports() {
  return <ReportsScreen {...useLoaderData<typeof loader>()} />;
}
