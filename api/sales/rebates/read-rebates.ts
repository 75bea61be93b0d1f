/** How far a company is with its offers (docs/product.md#rebate). */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { shopDay, shopZone } from '#api/platform/shop-day.ts';
import { daysLater } from '#api/sales/ledger/issue-invoice.ts';
import { type CompanyOffer, findCompanyOffers } from '#api/sales/storage/rebates.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';

/** Days for which an offer that is over and brought nothing is shown: its last invoices on terms may be paid yet. */
const shownDays = 120;

const view = (offer: CompanyOffer, today: string): Rebate => ({
  _id: offer.id,
  title: inEither(offer.title, offer.title_es),
  status: offer.granted_cents > 0 ? 'earned' : offer.ends_on >= today ? 'open' : 'ended',
  threshold: toDollars(offer.threshold_cents),
  credit: toDollars(offer.credit_cents),
  progress: toDollars(offer.progress_cents),
  waiting: toDollars(offer.waiting_cents),
  granted: toDollars(offer.granted_cents),
  starts_on: offer.starts_on,
  ends_on: offer.ends_on,
});

async function rebatesOf(context: Context, companyId: string): Promise<Rebate[]> {
  const db = context.database.kysely;
  const today = await shopDay(context, db);
  const offers = await findCompanyOffers(db, companyId, await shopZone(context, db));
  return offers
    .filter(({ starts_on, ends_on, granted_cents }) =>
      granted_cents > 0 ? true : starts_on <= today && daysLater(ends_on, shownDays) >= today,
    )
    .map((offer) => view(offer, today));
}

/** Of the caller's company; nothing for somebody without one. Throws unauthenticated. */
export async function listRebates(context: Context): Promise<Rebate[]> {
  requireAccount(context.actor);
  const { companyId } = context.actor;
  return companyId === null ? [] : rebatesOf(context, companyId);
}

/** Throws unauthenticated and forbidden. */
export async function listCompanyRebates(context: Context, companyId: string): Promise<Rebate[]> {
  requirePermission(context.actor, 'handleReceivables');
  return rebatesOf(context, companyId);
}
