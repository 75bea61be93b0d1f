import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReceivables } from '#app/features/admin/receivables/receivables.server.ts';
import { ReceivablesScreen } from '#app/features/admin/receivables/receivables-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.receivables_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReceivables(context, request);

export default function Receivables() {
  return <ReceivablesScreen {...useLoaderData<typeof loader>()} />;
}
