import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStatement } from '#app/features/account/billing/billing.server.ts';
import { StatementScreen } from '#app/features/account/billing/statement-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.billing_statement() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadStatement(context, request);

export default function Page() {
  return <StatementScreen {...useLoaderData<typeof loader>()} />;
}
