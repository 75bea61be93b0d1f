import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useRouteLoaderData } from '@remix-run/react';
import { runQuickOrder } from '#app/features/storefront/cart/quick-order.server.ts';
import { QuickOrderScreen } from '#app/features/storefront/cart/quick-order-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.quick_title() });

export function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { answer, status } = await runQuickOrder(context, await request.formData());
  return data(answer, { status });
}

export default function QuickOrderPage() {
  const warehouses = useRouteLoaderData<typeof rootLoader>('root')?.warehouses.length ?? 0;
  return (
    <QuickOrderScreen answer={useActionData<typeof action>() ?? null} severalWarehouses={warehouses > 1} />
  );
}
