/** GET and PUT /api/v1/company/, POST /api/v1/company/users (docs/product.md#invitations, #roles). */
import {
  findCompany,
  findCompanyPeople,
  findInvitations,
  saveInvitation,
  updateCompany as writeCompany,
} from '#api/people/storage/companies.ts';
import { isWithinResets } from '#api/platform/auth/rate-limit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { hashToken, newToken } from '#api/platform/auth/sessions.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { letter } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import { mayInvite } from '#schemas/domain/people/account.ts';
import type { CompanyDetails, Invite, UpdateCompany } from '#schemas/domain/people/company.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const invitationLifetime = 7 * 24 * 60 * 60 * 1000;

type Member = AccountRow & { company_id: string };

/** The caller and the company that is its own. Throws unauthenticated and not_found. */
async function requireMember(context: Context): Promise<Member> {
  const account = await findAccountById(context.database.kysely, requireAccount(context.actor));
  if (!account?.company_id) throw new ProblemError('not_found', because('company_none'));
  return { ...account, company_id: account.company_id };
}

async function companyView(context: Context, member: Member): Promise<CompanyDetails> {
  const db = context.database.kysely;
  const [company, people, invitations] = await Promise.all([
    findCompany(db, member.company_id),
    findCompanyPeople(db, member.company_id),
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
    people: people.map((person) => ({
      _id: person.id,
      name: `${person.first_name} ${person.last_name}`,
      email: person.email,
      role: person.company_role ?? 'viewer',
    })),
    invitations: mayInvite(company, member.company_role)
      ? invitations.map(({ email, company_role, expires_at }) => ({ email, role: company_role, expires_at }))
      : [],
  };
}

export const getCompany = async (context: Context): Promise<CompanyDetails> =>
  companyView(context, await requireMember(context));

/** Contact data alone: status, features and lien are the dealer's. Throws forbidden for all but its admins. */
export async function updateCompany(context: Context, input: UpdateCompany): Promise<CompanyDetails> {
  const member = await requireMember(context);
  if (member.company_role !== 'admin') throw new ProblemError('forbidden', because('company_admin_only'));
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
  if (!company || !mayInvite(company, member.company_role))
    throw new ProblemError('forbidden', because('invite_not_allowed'));
  // Nobody makes an admin who is none.
  if (role === 'admin' && member.company_role !== 'admin')
    throw new ProblemError('forbidden', because('invite_admin_only'));
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', because('invite_too_soon'));
  const token = newToken();
  const now = context.now();
  await context.database.transaction(async (tx) => {
    await saveInvitation(tx, {
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
      letter(context, {
        to: email,
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
    );
    onCommit(tx, context.mailWaiting);
  });
  return companyView(context, member);
}
