/** Proposals: the buyer's, and the desk's work on them (all ours; docs/product.md#proposals). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  acceptProposalSchema,
  createProposalSchema,
  declineProposalSchema,
  deskProposalSchema,
  proposalRowSchema,
  proposalSchema,
  proposalSkuSchema,
  proposalSorts,
  proposalTextSchema,
  saveProposalSchema,
  stepProposalSchema,
} from '#schemas/domain/sales/proposal.ts';
import { proposalStatuses } from '#schemas/domain/sales/sales-statuses.ts';
import { call } from '../call.ts';

const tag = 'proposals';
const one = { id: idSchema };
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));
const listed = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(25),
  q: text(60).optional(),
  sort: z.enum(proposalSorts).default('newest'),
};
const shown = { revision: z.coerce.number().int().min(1).max(10_000).optional() };
const desk = ['unauthenticated', 'forbidden'] as const;
const deed = [...desk, 'not_found', 'bad_origin'] as const;

export const proposalCalls = {
  listProposals: call({
    method: 'get',
    path: '/api/v1/proposals',
    tag,
    summary:
      'Proposals to the caller and the caller’s company; q is of a number, a person, an order or a product',
    query: { ...listed, status: z.enum(proposalStatuses).exclude(['draft']).optional() },
    response: pageOf(proposalRowSchema),
    errors: ['unauthenticated'],
  }),
  getProposal: call({
    method: 'get',
    path: '/api/v1/proposals/{id}',
    tag,
    summary: 'One proposal, the newest revision unless an older one is asked for',
    params: one,
    query: shown,
    response: proposalSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  acceptProposal: call({
    method: 'post',
    path: '/api/v1/proposals/{id}/acceptance',
    tag,
    summary:
      'Put its goods into a cart of their own at its prices, once; the former cart is kept (roles that order)',
    params: one,
    body: acceptProposalSchema,
    response: proposalSchema,
    errors: [...deed, 'stale_version', 'invalid'],
  }),
  declineProposal: call({
    method: 'post',
    path: '/api/v1/proposals/{id}/decline',
    tag,
    summary: 'Decline it with a reason (roles that order)',
    params: one,
    body: declineProposalSchema,
    response: proposalSchema,
    errors: [...deed, 'stale_version'],
  }),
  askAboutProposal: call({
    method: 'post',
    path: '/api/v1/proposals/{id}/messages',
    tag,
    summary: 'Write to the salesperson',
    params: one,
    body: proposalTextSchema,
    status: 201,
    response: proposalSchema,
    errors: ['unauthenticated', 'not_found', 'bad_origin', 'too_many_requests'],
  }),
  listDeskProposals: call({
    method: 'get',
    path: '/api/v1/desk/proposals',
    tag,
    summary: 'All proposals, drafts too; q is of a number, a customer, an order or a product (sales)',
    query: { ...listed, status: z.enum(proposalStatuses).optional(), customer: idSchema.optional() },
    response: pageOf(proposalRowSchema),
    errors: [...desk],
  }),
  createProposal: call({
    method: 'post',
    path: '/api/v1/desk/proposals',
    tag,
    summary: 'Begin one for a customer, from an open cart of theirs or empty (sales)',
    body: createProposalSchema,
    status: 201,
    response: deskProposalSchema,
    errors: [...deed, 'invalid'],
  }),
  getDeskProposal: call({
    method: 'get',
    path: '/api/v1/desk/proposals/{id}',
    tag,
    summary: 'One proposal: its draft, else its newest revision, unless another is asked for (sales)',
    params: one,
    query: shown,
    response: deskProposalSchema,
    errors: [...desk, 'not_found'],
  }),
  saveProposal: call({
    method: 'put',
    path: '/api/v1/desk/proposals/{id}',
    tag,
    summary: 'Save the draft; prices that are not given are the buyer’s own (sales)',
    params: one,
    body: saveProposalSchema,
    response: deskProposalSchema,
    errors: [...deed, 'stale_version', 'invalid'],
  }),
  stepProposal: call({
    method: 'post',
    path: '/api/v1/desk/proposals/{id}/steps',
    tag,
    summary: 'Send the draft, begin another revision, discard that, or withdraw the proposal (sales)',
    params: one,
    body: stepProposalSchema,
    response: deskProposalSchema,
    errors: [...deed, 'stale_version', 'invalid'],
  }),
  deleteProposal: call({
    method: 'delete',
    path: '/api/v1/desk/proposals/{id}',
    tag,
    summary: 'Delete one that was never sent (sales)',
    params: one,
    response: z.object({}),
    errors: [...deed, 'invalid'],
  }),
  answerProposal: call({
    method: 'post',
    path: '/api/v1/desk/proposals/{id}/messages',
    tag,
    summary: 'Write to the buyer (sales)',
    params: one,
    body: proposalTextSchema,
    status: 201,
    response: deskProposalSchema,
    errors: [...deed, 'invalid'],
  }),
  findProposalSkus: call({
    method: 'get',
    path: '/api/v1/desk/proposals/{id}/skus',
    tag,
    summary: 'SKUs by code or product name, at the prices of the proposal’s customer (sales)',
    params: one,
    query: { q: text(80) },
    response: z.array(proposalSkuSchema),
    errors: [...desk, 'not_found'],
  }),
};
