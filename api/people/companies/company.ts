/**
 * GET and PUT /api/v1/company/, POST /api/v1/company/users, and what its admins do about its people
 * (docs/product.md#invitations, #roles, #people-of-a-company).
 */

import { salesmanOf } from '#api/people/accounts/profile-view.ts';
import {
  findCompany,
  findInvitations,
  saveInvitation,
  updateCompany as writeCompany,
} from '#api/people/storage/companies.ts';
import { findSeats } from '#api/people/storage/seats.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { isWithinResets } from '#api/platform/auth/rate-limit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type {
  ChangeColleague,
  CompanyDetails,
  Invite,
  SetOrderLimit,
  UpdateCompany,
} from '#schemas/domain/people/company.ts';
import { type CompanyFeature, hasFeature, invitableRoles } from '#schemas/domain/people/company-features.ts';
import { mayManagePeople } from '#schemas/domain/people/company-roles.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { changeSeat, colleagueView, invitationView, removeInvitation } from './change-seat.ts';

const invitationLifetime = 7 * 24 * 60 * 60 * 1000;

type Member = AccountRow & { company_id: string };

/** The caller and the company that is its own. Throws unauthenticated and not_found. */
async function requireMember(context: Context, db: Executor = context.database.kysely): Promise<Member> {
  const account = await findAccountById(db, requireAccount(context.actor));
  if (!account?.company_id) throw new ProblemError('not_found', because('company_none'));
  return { ...account, company_id: account.company_id };
}

/** Throws unauthenticated, not_found, and forbidden for all but the company's admins. */
async function requireCompanyAdmin(context: Context, db?: Executor): Promise<Member> {
  const member = await requireMember(context, db);
  if (!mayManagePeople(member.company_role))
    throw new ProblemError('forbidden', because('company_admin_only'));
  return member;
}

async function companyView(context: Context, member: Member): Promise<CompanyDetails> {
  const db = context.database.kysely;
  const [company, people, invitations] = await Promise.all([
    findCompany(db, member.company_id),
    findSeats(db, member.company_id),
    findInvitations(db, member.company_id, context.now()),
  ]);
  if (!company) throw new ProblemError('not_found', because('company_not_found'));
  return {
    _id: company.id,
    name: company.name,
    status: company.status,
    features: company.features,
    lien: company.lien,
    phone: company.phone,
    website: company.website,
    address: company.address,
    applied_at: company.applied_at,
    decline_reason: company.decline_reason,
    order_limit: company.order_limit_cents === null ? null : toDollars(company.order_limit_cents),
    salesman: salesmanOf(member),
    sales_contact: member.salesman_id
      ? {
          name: `${member.salesman_first_name} ${member.salesman_last_name}`,
          email: member.salesman_email ?? '',
          phone: member.salesman_fields?.phone ?? '',
        }
      : null,
    people: people.map(colleagueView),
    invitations:
      invitableRoles(company, member.company_role).length > 0 ? invitations.map(invitationView) : [],
  };
}

export const getCompany = async (context: Context): Promise<CompanyDetails> =>
  companyView(context, await requireMember(context));

/** Contact data alone: status, features and lien are the dealer's. Throws forbidden for all but its admins. */
export async function updateCompany(context: Context, input: UpdateCompany): Promise<CompanyDetails> {
  const member = await requireCompanyAdmin(context);
  const { name, phone, website, address } = input;
  await writeCompany(context.database.kysely, member.company_id, {
    name,
    phone,
    website,
    address: JSON.stringify(address),
  });
  return companyView(context, member);
}

/** Throws forbidden for a role that may not invite, and too_many_requests. */
export async function inviteUser(context: Context, { email, role }: Invite): Promise<CompanyDetails> {
  const member = await requireMember(context);
  const company = await findCompany(context.database.kysely, member.company_id);
  const roles = company ? invitableRoles(company, member.company_role) : [];
  // Nobody makes an approver of what they order themselves, nor another buyer to whom their limit does not apply.
  const grants = (feature: CompanyFeature) => hasFeature(company ?? null, feature);
  if (member.company_role === 'buyer' && grants('approvals') && grants('invite:buyer')) {
    const why = role === 'buyer' ? because('invite_approvals') : because('invite_own_role');
    throw new ProblemError('forbidden', why);
  }
  if (!company || roles.length === 0) throw new ProblemError('forbidden', because('invite_not_allowed'));
  // Nobody makes an admin, or another role, of who is none.
  if (!roles.includes(role)) throw new ProblemError('forbidden', because('invite_own_role'));
  // Who was switched off is switched on by an admin, and not let in again by somebody else.
  const seats = await findSeats(context.database.kysely, member.company_id);
  const seat = seats.find((one) => one.email === email);
  if (seat)
    throw new ProblemError('invalid', because(seat.active ? 'invite_member' : 'invite_switched_off'), {
      '/email': [because(seat.active ? 'invite_member' : 'invite_switched_off')],
    });
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', because('invite_too_soon'));
  const token = newToken();
  const now = context.now();
  await context.database.transaction(async (tx) => {
    await saveInvitation(tx, {
      id: newId(),
      token_hash: hashToken(token),
      company_id: member.company_id,
      email,
      company_role: role,
      invited_by: member.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationLifetime).toISOString(),
    });
    await insertMail(
      tx,
      'invitation',
      await letterTo(
        context,
        tx,
        email,
        () => ({
          subject: m.mail_invite_subject({ company: company.name }),
          paragraphs: [
            m.mail_invite_text({
              name: `${member.first_name} ${member.last_name}`,
              company: company.name,
            }),
            m.mail_invite_once(),
          ],
          link: { path: `/register?invite=${token}`, label: m.mail_invite_link() },
        }),
        context.language,
      ),
    );
    onCommit(tx, context.mailWaiting);
  });
  return companyView(context, member);
}

async function manage(
  context: Context,
  deed: (tx: Executor, companyId: string) => Promise<void>,
): Promise<CompanyDetails> {
  const member = await context.database.transaction(async (tx) => {
    const admin = await requireCompanyAdmin(context, tx);
    await deed(tx, admin.company_id);
    return admin;
  });
  return companyView(context, member);
}

/**
 * Throws unauthenticated, forbidden, not_found, and invalid (the last admin, oneself switched off, somebody who joined
 * another company).
 */
export const changeColleague = (context: Context, id: string, change: ChangeColleague) =>
  manage(context, (tx, companyId) => changeSeat(context, tx, companyId, id, change));

/** Throws unauthenticated, forbidden and not_found. */
export const revokeInvitation = (context: Context, id: string) =>
  manage(context, async (tx, companyId) =>
    removeInvitation(context, tx, await findCompany(tx, companyId), id),
  );

/**
 * PUT /api/v1/company/order-limit, ours: what its buyers' orders may come to without approval
 * (docs/product.md#approvals). Throws unauthenticated, forbidden and not_found.
 */
export const setOrderLimit = (context: Context, { order_limit: limit }: SetOrderLimit) =>
  manage(context, async (tx, companyId) => {
    await writeCompany(tx, companyId, { order_limit_cents: limit === null ? null : toCents(limit) });
    const company = await findCompany(tx, companyId);
    await recordAudit(tx, context, 'company.change', companyId, company?.name ?? '', {
      fields: 'order_limit',
    });
  });
