import { giveWarehouse } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { acceptProposal, declineProposal } from '#api/sales/proposals/answer-proposal.ts';
import { createProposal, deleteProposal } from '#api/sales/proposals/create-proposal.ts';
import { getDeskProposal, listDeskProposals } from '#api/sales/proposals/desk-proposal.ts';
import { getProposal, listProposals } from '#api/sales/proposals/read-proposals.ts';
import { findProposalSkus, saveProposal } from '#api/sales/proposals/save-proposal.ts';
import { stepProposal } from '#api/sales/proposals/step-proposal.ts';
import { answerProposal, askAboutProposal } from '#api/sales/proposals/write-message.ts';
import type { proposalCalls } from '#schemas/contract/sales/proposals.ts';

export const proposalHandlers: HandlersOf<typeof proposalCalls> = {
  listProposals: (context, { query }) => listProposals(context, query),
  getProposal: (context, { params, query }) => getProposal(context, params.id, query.revision),
  acceptProposal: async (context, { params, body, c }) => {
    const { proposal, warehouseId } = await acceptProposal(context, params.id, body.revision);
    // The cart is at the warehouse that the goods were quoted from.
    giveWarehouse(c, warehouseId);
    return proposal;
  },
  declineProposal: (context, { params, body }) => declineProposal(context, params.id, body),
  askAboutProposal: (context, { params, body }) => askAboutProposal(context, params.id, body.body),
  listDeskProposals: (context, { query }) => listDeskProposals(context, query),
  createProposal: (context, { body }) => createProposal(context, body),
  getDeskProposal: (context, { params, query }) => getDeskProposal(context, params.id, query.revision),
  saveProposal: (context, { params, body }) => saveProposal(context, params.id, body),
  stepProposal: (context, { params, body }) => stepProposal(context, params.id, body),
  deleteProposal: (context, { params }) => deleteProposal(context, params.id),
  answerProposal: (context, { params, body }) => answerProposal(context, params.id, body.body),
  findProposalSkus: (context, { params, query }) => findProposalSkus(context, params.id, query.q),
};
