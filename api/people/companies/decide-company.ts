/**
 * PUT /api/v1/companies/{id}/status, ours: an employee approves, declines or reopens
 * (docs/product.md#trade-registration).
 */
import { changeCompanyRow, lockCompany, markDecided } from '#api/people/storage/companies.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import * as m from '#messages';
import type { CompanyRecord, DecideCompany } from '#schemas/domain/people/company.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { companyRecord } from './company-record.ts';
import { type CompanyNews, tellCompany } from './tell-company.ts';

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

function newsOf({ name }: { name: string }, decision: DecideCompany): CompanyNews {
  const { status, reason } = decision;
  return {
    kind: kinds[status],
    params: { company: name, reason },
    href: '/trade-register',
    mail: () => ({
      subject: subjects[status]({ company: name }),
      paragraphs: paragraphsOf(decision),
      link:
        status === 'approved'
          ? { path: '/search', label: m.mail_trade_approved_link() }
          : { path: '/trade-register', label: m.mail_trade_link() },
    }),
  };
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
    await tellCompany(context, tx, id, newsOf(company, decision));
    await recordAudit(tx, context, actions[status], id, company.name, reason ? { note: reason } : {});
    return companyRecord(context, tx, id);
  });
}
