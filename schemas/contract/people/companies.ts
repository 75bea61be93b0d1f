/** Trade accounts (docs/product.md#trade-registration, #invitations). */
import { z } from 'zod';
import { companyStatuses, profileSchema } from '#schemas/domain/people/account.ts';
import {
  applyForTradeSchema,
  companyDetailsSchema,
  invitationSchema,
  inviteSchema,
  tradeApplicationSchema,
  updateCompanySchema,
} from '#schemas/domain/people/company.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

/** base64url, as newToken() makes it. */
const token = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/);

export const companyCalls = {
  /** Ours: the screen is specified and the call is not. */
  applyForTrade: call({
    method: 'post',
    path: '/api/v1/company',
    tag: 'company',
    summary:
      'Apply for a trade account; makes an account too when nobody is logged in. Pending until approved',
    body: applyForTradeSchema,
    status: 201,
    response: profileSchema,
    errors: ['credentials', 'too_many_requests', 'forbidden', 'bad_origin'],
  }),
  getCompany: call({
    method: 'get',
    path: '/api/v1/company',
    tag: 'company',
    summary: 'The caller’s company',
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  updateCompany: call({
    method: 'put',
    path: '/api/v1/company',
    tag: 'company',
    summary: 'Change the company’s contact data (its admins)',
    body: updateCompanySchema,
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  inviteUser: call({
    method: 'post',
    path: '/api/v1/company/users',
    tag: 'company',
    summary: 'Invite somebody into the company by mail; the link works once, for 7 days',
    body: inviteSchema,
    status: 201,
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_requests', 'bad_origin'],
  }),
  /** Ours. */
  getInvitation: call({
    method: 'get',
    path: '/api/v1/invitations/{token}',
    tag: 'company',
    summary: 'What an invitation’s token invites to',
    params: { token },
    response: invitationSchema,
    errors: ['not_found'],
  }),
  /** Ours: for somebody who has an account already; a new one registers with the token. */
  acceptInvitation: call({
    method: 'post',
    path: '/api/v1/invitations/{token}',
    tag: 'company',
    summary: 'Join the company with the account that is logged in',
    params: { token },
    response: profileSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  listCompanies: call({
    method: 'get',
    path: '/api/v1/companies',
    tag: 'company',
    summary: 'Trade applications, oldest first (sales, admin)',
    query: { status: z.enum(companyStatuses).default('pending') },
    response: z.array(tradeApplicationSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  /** Ours. */
  decideCompany: call({
    method: 'put',
    path: '/api/v1/companies/{id}/status',
    tag: 'company',
    summary: 'Approve or decline a trade application; the applicant gets mail (sales, admin)',
    params: { id: idSchema },
    body: z.object({ status: z.enum(['approved', 'declined']) }),
    response: tradeApplicationSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
};
