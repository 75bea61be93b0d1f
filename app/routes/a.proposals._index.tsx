import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProposals } from '#app/features/account/proposals/proposals.server.ts';
import { ProposalsScreen } from '#app/features/account/proposals/proposals-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_proposals() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProposals(context, request);

export default function Page() {
  return <ProposalsScreen {...useLoaderData<typeof loader>()} />;
}
