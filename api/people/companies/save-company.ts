/** PUT /api/v1/companies/{id}, ours: features, lien and salesperson (docs/product.md#company-features). */
import { changeCompanyRow, lockCompany } from '#api/people/storage/companies.ts';
import { findSalespeople } from '#api/people/storage/seats.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { CompanyRecord, SaveCompany } from '#schemas/domain/people/company.ts';
import { pricedFeatures, settableFeatures } from '#schemas/domain/people/company-features.ts';
import { toCents } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { companyRecord } from './company-record.ts';

const refuse = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

/** Throws forbidden where a feature that costs money changes and the caller may not change prices. */
function checkFeatures(context: Context, company: Company, features: readonly string[]): void {
  if (pricedFeatures.some((one) => features.includes(one) !== company.features.includes(one)))
    requirePermission(context.actor, 'setTerms');
  if (features.includes('terms') && company.credit_limit_cents === null)
    throw refuse('/features', because('company_terms_need_limit'));
}

/** Throws invalid for somebody who is no salesperson; who was one when it was saved may stay. */
async function checkSalesman(tx: Executor, company: Company, salesman: string | null): Promise<void> {
  if (salesman === null || salesman === company.salesman_id) return;
  const known = await findSalespeople(tx);
  if (!known.some(({ id }) => id === salesman)) throw refuse('/salesman', because('salesperson_not_found'));
}

/** Throws unauthenticated, forbidden, not_found, stale_version and invalid. */
export function saveCompany(context: Context, id: string, input: SaveCompany): Promise<CompanyRecord> {
  requirePermission(context.actor, 'decideCompanies');
  return context.database.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    if (!company) throw new ProblemError('not_found', because('company_record_not_found'));
    if (company.version !== input.version) throw new ProblemError('stale_version', because('record_changed'));
    checkFeatures(context, company, input.features);
    await checkSalesman(tx, company, input.salesman);
    const settable: readonly string[] = settableFeatures;
    const features = [
      ...settableFeatures.filter((one) => input.features.includes(one)),
      ...company.features.filter((one) => !settable.includes(one)),
    ];
    const { lien, salesman, order_limit: limit } = input;
    const order_limit_cents =
      limit === undefined ? company.order_limit_cents : limit === null ? null : toCents(limit);
    const changed = changedIn(company, { features, lien, salesman_id: salesman, order_limit_cents });
    if (changed.length === 0) return companyRecord(context, tx, id);
    await changeCompanyRow(tx, id, {
      features: JSON.stringify(features),
      lien,
      salesman_id: salesman,
      order_limit_cents,
    });
    await moveAccess(context, tx, { companies: [id] });
    await recordAudit(tx, context, 'company.change', id, company.name, {
      fields: changed.join(', '),
    });
    return companyRecord(context, tx, id);
  });
}

type Settings = Pick<Company, 'features' | 'lien' | 'salesman_id'> &
  Partial<Pick<Company, 'order_limit_cents'>>;

/** What the log says of a change: features that came (+) and went (-), and what else is different. */
export function changedIn(before: Settings, after: Settings): string[] {
  return [
    ...after.features.filter((one) => !before.features.includes(one)).map((one) => `+${one}`),
    ...before.features.filter((one) => !after.features.includes(one)).map((one) => `-${one}`),
    ...(after.lien === before.lien ? [] : [after.lien ? '+lien' : '-lien']),
    ...(after.salesman_id === before.salesman_id ? [] : ['salesman']),
    ...(after.order_limit_cents === before.order_limit_cents ? [] : ['order_limit']),
  ];
}
