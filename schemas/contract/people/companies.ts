/** Trade accounts (docs/product.md#trade-registration, #invitations). */
import { z } from 'zod';
import { mediaNameSchema } from '#schemas/domain/media/media.ts';
import { profileSchema } from '#schemas/domain/people/account.ts';
import {
  applyForTradeSchema,
  changeColleagueSchema,
  companyDetailsSchema,
  companyFilters,
  companyRecordSchema,
  companyRowSchema,
  decideCompanySchema,
  invitationSchema,
  inviteSchema,
  saveCompanySchema,
  setOrderLimitSchema,
  updateCompanySchema,
} from '#schemas/domain/people/company.ts';
import { saveTradeDraftSchema, tradeDraftSchema } from '#schemas/domain/people/trade-draft.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

/** base64url, as newToken() makes it. */
const token = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/);

const refusals = ['unauthenticated', 'forbidden'] as const;

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
  /** Ours. */
  getTradeDraft: call({
    method: 'get',
    path: '/api/v1/company/draft',
    tag: 'company',
    summary: 'The caller’s trade application as far as it is filled in',
    response: tradeDraftSchema,
    errors: [],
  }),
  /** Ours. */
  saveTradeDraft: call({
    method: 'put',
    path: '/api/v1/company/draft',
    tag: 'company',
    summary: 'Keep what was entered of a trade application, and the offer that the visitor came by',
    body: saveTradeDraftSchema,
    response: tradeDraftSchema,
    errors: ['too_many_requests', 'bad_origin'],
  }),
  /** Ours. */
  uploadCertificate: call({
    method: 'post',
    path: '/api/v1/company/draft/certificate',
    tag: 'company',
    summary: 'The resale certificate of a trade application: PDF, JPEG or PNG up to 5 MB',
    query: { name: mediaNameSchema },
    upload: true,
    status: 201,
    response: tradeDraftSchema,
    errors: ['bad_origin', 'invalid', 'unsupported_media_type', 'too_large', 'too_many_requests'],
  }),
  /** Ours. */
  removeCertificate: call({
    method: 'delete',
    path: '/api/v1/company/draft/certificate',
    tag: 'company',
    summary: 'Take the resale certificate out of a trade application',
    response: tradeDraftSchema,
    errors: ['bad_origin'],
  }),
  /** Ours. */
  submitTradeDraft: call({
    method: 'post',
    path: '/api/v1/company/application',
    tag: 'company',
    summary: 'Send the trade application in: a company that is pending until approved',
    status: 201,
    response: profileSchema,
    errors: ['unauthenticated', 'forbidden', 'too_many_requests', 'bad_origin'],
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
  setOrderLimit: call({
    method: 'put',
    path: '/api/v1/company/order-limit',
    tag: 'company',
    summary: 'Set what buyers may order without approval; null for any sum (the company’s admins)',
    body: setOrderLimitSchema,
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  changeColleague: call({
    method: 'put',
    path: '/api/v1/company/users/{id}',
    tag: 'company',
    summary: 'Change a team member’s role or order limit, switch one off or on (the company’s admins)',
    params: { id: idSchema },
    body: changeColleagueSchema,
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  revokeInvitation: call({
    method: 'delete',
    path: '/api/v1/company/invitations/{id}',
    tag: 'company',
    summary: 'Revoke an invitation that nobody has used yet (the company’s admins)',
    params: { id: idSchema },
    response: companyDetailsSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
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
    summary: 'Companies, the newest applications first (sales, admin)',
    query: {
      /** In its name, its phone number, and its people's names and emails. */
      q: z.string().trim().max(80).optional(),
      status: z.enum(companyFilters).default('all'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    },
    response: z.object({
      items: z.array(companyRowSchema),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
    errors: [...refusals],
  }),
  /** Ours. */
  getCompanyRecord: call({
    method: 'get',
    path: '/api/v1/companies/{id}',
    tag: 'company',
    summary: 'One company: application, features, people, invitations, jobs, open balance (sales, admin)',
    params: { id: idSchema },
    response: companyRecordSchema,
    errors: [...refusals, 'not_found'],
  }),
  /** Ours. */
  saveCompany: call({
    method: 'put',
    path: '/api/v1/companies/{id}',
    tag: 'company',
    summary: 'Set features, lien and salesperson; a stale version answers 409 (sales, admin)',
    params: { id: idSchema },
    body: saveCompanySchema,
    response: companyRecordSchema,
    errors: [...refusals, 'not_found', 'stale_version', 'bad_origin'],
  }),
  /** Ours. */
  decideCompany: call({
    method: 'put',
    path: '/api/v1/companies/{id}/status',
    tag: 'company',
    summary: 'Approve, decline with a reason, or reopen; the company’s admins get an email (sales, admin)',
    params: { id: idSchema },
    body: decideCompanySchema,
    response: companyRecordSchema,
    errors: [...refusals, 'not_found', 'stale_version', 'bad_origin'],
  }),
  /** Ours. */
  changeCompanyPerson: call({
    method: 'put',
    path: '/api/v1/companies/{id}/people/{person}',
    tag: 'company',
    summary: 'Change a person’s role or order limit in a company, switch one off or on (sales, admin)',
    params: { id: idSchema, person: idSchema },
    body: changeColleagueSchema,
    response: companyRecordSchema,
    errors: [...refusals, 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  removeCompanyPerson: call({
    method: 'delete',
    path: '/api/v1/companies/{id}/people/{person}',
    tag: 'company',
    summary: 'Remove a person from a company; the account stays (sales, admin)',
    params: { id: idSchema, person: idSchema },
    response: companyRecordSchema,
    errors: [...refusals, 'not_found', 'bad_origin'],
  }),
  /** Ours. */
  revokeCompanyInvitation: call({
    method: 'delete',
    path: '/api/v1/companies/{id}/invitations/{invitation}',
    tag: 'company',
    summary: 'Revoke an invitation of a company (sales, admin)',
    params: { id: idSchema, invitation: idSchema },
    response: companyRecordSchema,
    errors: [...refusals, 'not_found', 'bad_origin'],
  }),
};
