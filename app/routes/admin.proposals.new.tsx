import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewProposalScreen } from '#app/features/admin/proposals/new-proposal-screen.tsx';
import { loadNewProposal, startProposal } from '#app/features/admin/proposals/proposals.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.proposals_new() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadNewProposal(context, request);

/** Also where a customer's screens begin one. */
export const action = ({ context, request }: ActionFunctionArgs) => startProposal(context, request);

export default function NewProposal() {
  return <NewProposalScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
