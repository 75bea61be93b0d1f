/**
 * PUT /api/v1/companies/{id}/status, ours: an employee approves, declines or reopens
 * (docs/product.md#trade-registration).
 */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import { changeCompanyRow, lockCompany, markDecided } from '#api/people/storage/companies.ts';
import { findSeats } from '#api/people/storage/seats.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letter } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { CompanyRecord, DecideCompany } from '#schemas/domain/people/company.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { companyRecord } from './company-record.ts';

const kinds = { approved: 'trade_approved', declined: 'trade_declined', pending: 'trade_reopened' } as const;
const actions = {
  approved: 'company.approve',
  declined: 'company.decline',
  pending: 'company.reopen',
} as const;

const subjects = {
  approved: m.mail_trade_approved_subject,
  declined: m.mail_trade_declined_subject,
  pending: m.mail_trade_reopened_subject,
};

const paragraphsOf = ({ status, reason }: DecideCompany): string[] => {
  if (status === 'approved') return [m.mail_trade_approved_text()];
  if (status === 'pending') return [m.mail_trade_reopened_text()];
  return [m.mail_trade_declined_because(), reason, m.mail_trade_declined_text()];
};

/** The company's admins who are on get an email and a notification each. */
async function tell(
  context: Context,
  tx: Transaction<Tables>,
  company: { id: string; name: string },
  decision: DecideCompany,
): Promise<void> {
  const { status, reason } = decision;
  const seats = await findSeats(tx, company.id);
  for (const seat of seats.filter(({ active, company_role }) => active && company_role === 'admin')) {
    const { byEmail } = await notify(context, tx, {
      accountId: seat.id,
      kind: kinds[status],
      params: { company: company.name, reason },
      href: '/trade-register',
    });
    if (!byEmail) continue;
    await insertMail(
      tx,
      letter(context, {
        to: seat.email,
        subject: subjects[status]({ company: company.name }),
        paragraphs: [m.mail_order_greeting({ name: seat.first_name }), ...paragraphsOf(decision)],
        link:
          status === 'approved'
            ? { path: '/search', label: m.mail_trade_approved_link() }
            : { path: '/trade-register', label: m.mail_trade_link() },
        isChosen: true,
      }),
    );
  }
  onCommit(tx, context.mailWaiting);
}

/**
 * Deciding the same again changes nothing and writes to nobody. Throws unauthenticated, forbidden, not_found and
 * stale_version.
 */
export async function decideCompany(
  context: Context,
  id: string,
  decision: DecideCompany,
): Promise<CompanyRecord> {
  requirePermission(context.actor, 'decideCompanies');
  const { status, reason, version } = decision;
  return context.database.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    if (!company) throw new ProblemError('not_found', because('company_record_not_found'));
    if (version !== undefined && version !== company.version)
      throw new ProblemError('stale_version', because('record_changed'));
    if (company.status === status) return companyRecord(context, tx, id);
    const isFirst = status === 'approved' && !company.features.includes('invite');
    await changeCompanyRow(tx, id, {
      status,
      decline_reason: status === 'declined' ? reason : '',
      // Its admins may bring their people in; everything else is agreed on by itself.
      ...(isFirst ? { features: JSON.stringify([...company.features, 'invite']) } : {}),
    });
    await moveAccess(context, tx, { companies: [id] });
    await markDecided(tx, id, status === 'pending' ? null : { by: authorOf(context), at: context.now() });
    await tell(context, tx, company, decision);
    await recordAudit(tx, context, actions[status], id, company.name, reason ? { note: reason } : {});
    return companyRecord(context, tx, id);
  });
}
