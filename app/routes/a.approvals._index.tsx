import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadApprovals } from '#app/features/account/approvals/approvals.server.ts';
import { ApprovalsScreen } from '#app/features/account/approvals/approvals-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_nav_approvals() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadApprovals(context, request);

export default function Page() {
  return <ApprovalsScreen {...useLoaderData<typeof loader>()} />;
}
