import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DeskProposalScreen } from '#app/features/admin/proposals/proposal-screen.tsx';
import { loadDeskProposal, workOnProposal } from '#app/features/admin/proposals/proposals.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.proposal_title({ number: data.proposal.number }) : m.account_proposals(),
  });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadDeskProposal(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  workOnProposal(context, request, params.id ?? '');

/** What was refused as stale shows the proposal as it is now. */
export const shouldRevalidate = () => true;

export default function DeskProposalPage() {
  return <DeskProposalScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
