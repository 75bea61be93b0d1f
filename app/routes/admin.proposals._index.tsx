import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDeskProposals } from '#app/features/admin/proposals/proposals.server.ts';
import { DeskProposalsScreen } from '#app/features/admin/proposals/proposals-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_proposals() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDeskProposals(context, request);

export default function DeskProposals() {
  return <DeskProposalsScreen {...useLoaderData<typeof loader>()} />;
}
