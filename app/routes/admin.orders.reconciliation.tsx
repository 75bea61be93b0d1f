import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReconciliation } from '#app/features/admin/orders/desk.server.ts';
import { ReconciliationScreen } from '#app/features/admin/orders/reconciliation-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_reconciliation() });

export const loader = ({ context }: LoaderFunctionArgs) => loadReconciliation(context);

export default function ReconciliationPage() {
  return <ReconciliationScreen {...useLoaderData<typeof loader>()} />;
}
