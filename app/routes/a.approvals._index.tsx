import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadApprovals } from '#app/features/account/approvals/approvals.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_nav_approvals() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadApprovals(context, request);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="approvals" current="approvals" title={m.account_nav_approvals()} data={data} />;
}
