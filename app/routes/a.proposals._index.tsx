import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { loadProposals } from '#app/features/account/proposals/proposals.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_proposals() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProposals(context, request);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return <ProfileArea screen="proposals" current="proposals" title={m.account_proposals()} data={data} />;
}
