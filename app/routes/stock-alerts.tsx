/** "Tell me when it is back": asked for here, and ended here by an email's link. Works without a script. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadStockAlerts, runStockAlertForm } from '#app/features/storefront/catalog/stock-alerts.server.ts';
import { StockAlertsScreen } from '#app/features/storefront/catalog/stock-alerts-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.alert_title() }),
  { name: 'robots', content: 'noindex' },
];

export function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  return loadStockAlerts(context, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { answer, status } = await runStockAlertForm(context, await request.formData());
  return data(answer, { status });
}

export default function StockAlerts() {
  return (
    <StockAlertsScreen loaded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
