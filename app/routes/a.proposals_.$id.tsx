import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { actOnProposal, loadProposal } from '#app/features/account/proposals/proposals.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.proposal_title({ number: data.proposal.number }) : m.error_not_found_title(),
  });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadProposal(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnProposal(context, request, params.id ?? '');

/** What was refused because it moved shows the proposal as it is now. */
export const shouldRevalidate = () => true;

export default function ProposalPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="proposal"
      id={data.proposal._id}
      current="proposals"
      title={m.proposal_title({ number: data.proposal.number })}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
