/** GET /api/v1/companies and /companies/{id}, ours: companies as employees see them (docs/product.md#companies-desk). */
import {
  findApplication,
  findCompanies,
  findCompany,
  findInvitations,
} from '#api/people/storage/companies.ts';
import { findJobs } from '#api/people/storage/jobs.ts';
import { findSalespeople, findSeats } from '#api/people/storage/seats.ts';
import { findCompanyCertificate } from '#api/people/storage/trade-drafts.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findCompanyTerms } from '#api/pricing/public-storage.ts';
import type { CompanyFilter, CompanyRecord, CompanyRow } from '#schemas/domain/people/company.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { colleagueView, invitationView } from './change-seat.ts';

const perPage = 25;

/** Throws unauthenticated and forbidden. */
export async function listCompanies(
  context: Context,
  { q, status, page }: { q?: string | undefined; status: CompanyFilter; page: number },
) {
  requirePermission(context.actor, 'decideCompanies');
  const window = { page, limit: perPage };
  const rows = await findCompanies(context.database.kysely, { q, status }, toWindow(window));
  const items = rows.map(
    (row): CompanyRow => ({
      _id: row.id,
      name: row.name,
      status: row.status,
      applied_at: row.applied_at,
      source: row.source ?? '',
      contact: { name: row.contact ?? '', email: row.email ?? '' },
      phone: row.phone,
      people: row.people,
      salesman: row.salesman ?? '',
    }),
  );
  const { total, pages } = toPage(items, rows[0]?.total ?? 0, window);
  return { items, total, page, pages };
}

const applicationView = (
  row: NonNullable<Awaited<ReturnType<typeof findApplication>>>,
  certificate: Awaited<ReturnType<typeof findCompanyCertificate>>,
): CompanyRecord['application'] => ({
  applied_at: row.created_at,
  decided_at: row.decided_at,
  decided_by: row.decided_by ?? '',
  source: row.source,
  applicant: { name: row.applicant, email: row.email },
  trade: row.details.trade,
  tax_id: row.details.tax_id,
  state_licence: row.details.state_licence,
  heard: row.details.heard,
  monthly_spend: row.details.monthly_spend ?? null,
  yearly_spend: row.details.yearly_spend ?? null,
  terms_limit: row.details.terms_limit ?? null,
  lien: row.details.lien ?? false,
  certificate: certificate ? { _id: certificate.id, name: certificate.name, bytes: certificate.bytes } : null,
});

/** Everything of one company. Throws not_found. */
export async function companyRecord(context: Context, db: Executor, id: string): Promise<CompanyRecord> {
  const company = await findCompany(db, id);
  if (!company) throw new ProblemError('not_found', because('company_record_not_found'));
  const application = await findApplication(db, id);
  const terms = await findCompanyTerms(db, id);
  return {
    _id: company.id,
    name: company.name,
    status: company.status,
    version: company.version,
    features: company.features,
    lien: company.lien,
    decline_reason: company.decline_reason,
    phone: company.phone,
    website: company.website,
    address: company.address,
    application: application ? applicationView(application, await findCompanyCertificate(db, id)) : null,
    salesman: company.salesman_id,
    salespeople: (await findSalespeople(db)).map(({ id: _id, first_name, last_name }) => ({
      _id,
      name: `${first_name} ${last_name}`,
    })),
    people: (await findSeats(db, id)).map(colleagueView),
    invitations: (await findInvitations(db, id, context.now())).map(invitationView),
    jobs: (await findJobs(db, id)).map(({ id: _id, name, site_address, closed_at }) => ({
      _id,
      name,
      site: site_address ? `${site_address.address}, ${site_address.city}, ${site_address.state}` : '',
      closed: closed_at !== null,
    })),
    open_balance: toDollars(terms?.open_cents ?? 0),
    credit_limit: company.credit_limit_cents === null ? null : toDollars(company.credit_limit_cents),
    offer_code: company.offer_code,
    order_limit: company.order_limit_cents === null ? null : toDollars(company.order_limit_cents),
  };
}

/** Throws unauthenticated, forbidden and not_found. */
export async function getCompanyRecord(context: Context, id: string): Promise<CompanyRecord> {
  requirePermission(context.actor, 'decideCompanies');
  return companyRecord(context, context.database.kysely, id);
}
