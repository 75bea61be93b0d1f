/** GET and PUT /api/v1/company/, POST /api/v1/company/users (SPEC 7; RESOLUTIONS 44, 45). */
import { isWithinResets } from '#api/services/account/rate-limit.ts';
import { requireAccount } from '#api/services/account/require-account.ts';
import { hashToken, newToken } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { letter } from '#api/services/mail/letter.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { onCommit } from '#api/storage/database.ts';
import { type AccountRow, findAccountById } from '#api/storage/repositories/accounts.ts';
import {
  findCompany,
  findCompanyPeople,
  findInvitations,
  saveInvitation,
  updateCompany as writeCompany,
} from '#api/storage/repositories/companies.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import * as m from '#messages';
import { mayInvite } from '#schemas/domain/account.ts';
import type { CompanyDetails, Invite, UpdateCompany } from '#schemas/domain/company.ts';

const invitationLifetime = 7 * 24 * 60 * 60 * 1000;

type Member = AccountRow & { company_id: string };

/** The caller and the company that is its own. Throws unauthenticated and not_found. */
async function requireMember(context: Context): Promise<Member> {
  const account = await findAccountById(context.database.kysely, requireAccount(context.actor));
  if (!account?.company_id) throw new ProblemError('not_found', 'You do not belong to a company.');
  return { ...account, company_id: account.company_id };
}

async function companyView(context: Context, member: Member): Promise<CompanyDetails> {
  const db = context.database.kysely;
  const [company, people, invitations] = await Promise.all([
    findCompany(db, member.company_id),
    findCompanyPeople(db, member.company_id),
    findInvitations(db, member.company_id, context.now()),
  ]);
  if (!company) throw new ProblemError('not_found', 'There is no such company.');
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
  if (member.company_role !== 'admin')
    throw new ProblemError('forbidden', 'Ask an admin of your company to change this.');
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
    throw new ProblemError('forbidden', 'Your role may not invite people.');
  // Nobody makes an admin who is none.
  if (role === 'admin' && member.company_role !== 'admin')
    throw new ProblemError('forbidden', 'Only an admin invites another admin.');
  if (!(await isWithinResets(context, email)))
    throw new ProblemError('too_many_requests', 'This address was written to a moment ago.');
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
