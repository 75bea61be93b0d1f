/**
 * What offers bring a company: credit once its paid orders come to enough, taken back as far as it is unused once they do
 * not any more (docs/product.md#rebate, docs/decisions/0051-rebate.md).
 */
import type { Transaction } from 'kysely';
import { tellCompany } from '#api/people/companies/tell-company.ts';
import { lockCompany } from '#api/people/public-storage.ts';
import { type Context, operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { shopDay, shopZone } from '#api/platform/shop-day.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import { issueCreditMemo } from '#api/sales/ledger/issue-credit-memo.ts';
import { daysLater } from '#api/sales/ledger/issue-invoice.ts';
import { findPromisedMemos } from '#api/sales/storage/ledger-lists.ts';
import {
  addToTakenBack,
  type CompanyOffer,
  deleteRebatesDue,
  findCompanyOffers,
  findDueCompanies,
  insertOfferCredit,
  lockExpiredMemos,
  lockOfferMemos,
  type OfferMemo,
} from '#api/sales/storage/rebates.ts';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { inEither } from '#schemas/domain/platform/language.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { withdrawCredit } from './withdraw-credit.ts';

type Tx = Transaction<Tables>;

const everyMs = 3000;
const atOnce = 50;

const dollars = (cents: number) => formatDollars(toDollars(cents));

/** The credit, or what is missing of it after a part was taken back. */
async function grant(context: Context, tx: Tx, companyId: string, offer: CompanyOffer): Promise<void> {
  const cents = offer.credit_cents - offer.granted_cents;
  const expiresOn =
    offer.credit_days === null ? null : daysLater(await shopDay(context, tx), offer.credit_days);
  const memo = await issueCreditMemo(context, tx, {
    kind: 'rebate',
    customer: { company_id: companyId, account_id: null, order_id: null },
    cents,
    note: offer.title,
    expiresOn,
    by: null,
  });
  await insertOfferCredit(tx, {
    credit_memo_id: memo.id,
    offer_id: offer.id,
    company_id: companyId,
    created_at: memo.issued_at,
  });
  const amount = dollars(cents);
  await tellCompany(context, tx, companyId, {
    kind: 'rebate_earned',
    params: { amount, offer: offer.title },
    href: '/a/credit-memos',
    mail: () => ({
      subject: m.mail_rebate_subject({ amount }),
      paragraphs: [
        m.mail_rebate_text({
          amount,
          offer: inEither(offer.title, offer.title_es),
          number: memo.number,
        }),
        expiresOn === null ? m.mail_rebate_use() : m.mail_rebate_use_until({ date: formatDate(expiresOn) }),
      ],
      link: { path: '/a/credit-memos', label: m.mail_rebate_link() },
    }),
  });
}

/** What is unused of it; a credit that a bill under way will use is looked at again when that ends. */
async function takeBack(
  context: Context,
  tx: Tx,
  companyId: string,
  offer: CompanyOffer,
  memos: readonly OfferMemo[],
): Promise<void> {
  // After the lock: a bill that had it meanwhile has promised it.
  const promised = await findPromisedMemos(tx);
  let taken = 0;
  for (const memo of memos.toReversed()) {
    if (memo.offer_id !== offer.id || promised.has(memo.id)) continue;
    const cents = await withdrawCredit(context, tx, memo);
    if (cents > 0) await addToTakenBack(tx, memo.id, cents);
    taken += cents;
  }
  if (taken === 0) return;
  const params = { amount: dollars(taken), offer: offer.title, threshold: dollars(offer.threshold_cents) };
  await tellCompany(context, tx, companyId, {
    kind: 'rebate_taken_back',
    params,
    href: '/a/credit-memos',
    mail: () => ({
      subject: m.mail_rebate_back_subject({ amount: params.amount }),
      paragraphs: [m.mail_rebate_back_text({ ...params, offer: inEither(offer.title, offer.title_es) })],
      link: { path: '/a/credit-memos', label: m.mail_rebate_link() },
    }),
  });
}

/** Looks at one company; doing it twice changes nothing. */
async function reviewCompany(context: Context, companyId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    // First: what is written from now on is looked at again.
    await deleteRebatesDue(tx, companyId);
    // Two processes that look at once would both give it.
    await lockCompany(tx, companyId);
    const memos = await lockOfferMemos(tx, companyId);
    for (const offer of await findCompanyOffers(tx, companyId, await shopZone(context, tx))) {
      const isReached = offer.progress_cents >= offer.threshold_cents;
      if (isReached && offer.active && offer.granted_cents < offer.credit_cents)
        await grant(context, tx, companyId, offer);
      else if (!isReached && offer.granted_cents > 0) await takeBack(context, tx, companyId, offer, memos);
    }
  });
}

async function withdrawExpired(context: Context): Promise<void> {
  await context.database.transaction(async (tx) => {
    const today = await shopDay(context, tx);
    const memos = await lockExpiredMemos(tx, today, [...(await findPromisedMemos(tx))], atOnce);
    const promised = await findPromisedMemos(tx);
    for (const memo of memos) if (!promised.has(memo.id)) await withdrawCredit(context, tx, memo);
  });
}

/** One round: companies whose orders, payments or returns moved, and credit that expired. */
export async function reviewRebates(services: Services): Promise<void> {
  const context = operatorContext(services);
  // One that fails is tried again in the next round, and keeps nobody waiting.
  for (const companyId of await findDueCompanies(services.database.kysely, atOnce))
    await reviewCompany(context, companyId).catch((error: unknown) =>
      services.log.error({ err: error, company: companyId }, 'the rebates of a company were not looked at'),
    );
  await withdrawExpired(context);
}

export const startRebates = (services: Services): Rounds =>
  startRounds('rebates', services, everyMs, () => reviewRebates(services));
