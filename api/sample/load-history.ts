/** Two companies live through their year by the same use cases as everybody: no figure of theirs is written down. */
import { randomBytes, randomUUID } from 'node:crypto';
import { findSkuByCode } from '#api/catalog/storage/shop.ts';
import { register } from '#api/people/accounts/log-in.ts';
import { applyForTrade } from '#api/people/companies/apply-for-trade.ts';
import { inviteUser } from '#api/people/companies/company.ts';
import { getCompanyRecord } from '#api/people/companies/company-record.ts';
import { decideCompany } from '#api/people/companies/decide-company.ts';
import { addJob, listJobs } from '#api/people/companies/job-sites.ts';
import { saveCompany } from '#api/people/companies/save-company.ts';
import { addFavorite } from '#api/people/favorites/favorites.ts';
import { readNotifications } from '#api/people/notifications/notifications.ts';
import { nobody } from '#api/platform/auth/actor.ts';
import { type Context, operatorContext, type Services } from '#api/platform/context.ts';
import { changePricing, createPricing, getPricing } from '#api/pricing/admin/records.ts';
import { decideApproval } from '#api/sales/approvals/decide-approval.ts';
import { requestApproval } from '#api/sales/approvals/request-approval.ts';
import { deleteCart } from '#api/sales/carts/delete-cart.ts';
import { createCart } from '#api/sales/carts/start-cart.ts';
import { placeOrder } from '#api/sales/checkout/place-order.ts';
import { saveCheckoutDraft } from '#api/sales/checkout/save-checkout-draft.ts';
import { getReceivable, operateReceivable, recordReceipt } from '#api/sales/ledger/desk-receivables.ts';
import { payBill } from '#api/sales/ledger/pay-bill.ts';
import { sendReminders } from '#api/sales/ledger/send-reminders.ts';
import { acceptProposal, declineProposal } from '#api/sales/proposals/answer-proposal.ts';
import { createProposal } from '#api/sales/proposals/create-proposal.ts';
import { saveProposal } from '#api/sales/proposals/save-proposal.ts';
import { stepProposal } from '#api/sales/proposals/step-proposal.ts';
import { answerProposal, askAboutProposal } from '#api/sales/proposals/write-message.ts';
import { reviewRebates } from '#api/sales/rebates/review-rebates.ts';
import type { SampleAccount } from '#api/sample-dealer.ts';
import type { Job } from '#schemas/domain/people/job-site.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import type { CheckoutPage } from '#schemas/domain/sales/checkout-draft.ts';
import {
  type HistoryMoment,
  historyBegan,
  historyOffer,
  type SampleCompany,
  sampleCompanies,
} from './history.ts';
import { dayMs, type Moment } from './moment.ts';
import type { SampleStep } from './orders.ts';
import { asPerson, sampleDesk } from './sample-people.ts';
import { inSpanish } from './spanish/spanish.ts';
import { workOnOrder } from './work-on-order.ts';

const dayOf = (services: Services, later = 0): string =>
  new Date(services.now().getTime() + later * dayMs).toISOString().slice(0, 10);

const newPassword = () => randomBytes(9).toString('base64url');

/** Somebody who is not logged in. */
function asVisitor(services: Services): Context {
  const context = operatorContext(services);
  const actor = { ...nobody, guestId: null, operator: false };
  return { ...context, actor, asker: actor };
}

/** The offer that both companies came for. */
async function makeOffer(services: Services): Promise<void> {
  const { code, title, threshold, credit, fromDaysAgo, toDaysAgo, creditDays } = historyOffer;
  await createPricing(operatorContext(services), 'offer', {
    version: 0,
    record: {
      kind: 'offer',
      code,
      title,
      title_es: inSpanish(title) ?? '',
      who: 'new',
      threshold,
      credit,
      starts_on: dayOf(services, historyBegan - fromDaysAgo),
      ends_on: dayOf(services, historyBegan - toDaysAgo),
      credit_days: creditDays,
      active: true,
    },
  });
}

/** The application, and what the desk and the house agreed on with it. */
async function open(services: Services, company: SampleCompany): Promise<SampleAccount> {
  const { admin, name, phone, address, taxId, trade } = company;
  const password = newPassword();
  const { profile } = await applyForTrade(
    asVisitor(services),
    {
      company_name: name,
      trade,
      phone,
      website: '',
      address,
      tax_id: taxId,
      state_licence: '',
      monthly_spend: 'to_10000',
      heard: 'showroom',
      person: { first_name: admin.firstName, last_name: admin.lastName, email: admin.email, password },
    },
    null,
  );
  const id = profile.company?._id;
  if (!id) throw new Error(`${name} applied and is no company.`);
  const sales = await asPerson(services, sampleDesk, company.warehouse);
  await decideCompany(sales, id, { status: 'approved', reason: '' });
  const house = operatorContext(services);
  const { version: terms } = await getPricing(house, 'company', id);
  await changePricing(house, 'company', id, {
    version: terms,
    record: {
      kind: 'company',
      price_list: null,
      credit_limit: company.creditLimit,
      delayed: 'as_everybody',
      delayed_from: null,
      delayed_message: '',
      delayed_message_es: '',
    },
  });
  const { version } = await getCompanyRecord(house, id);
  await saveCompany(house, id, {
    version,
    features: company.features,
    lien: company.lien,
    salesman: sales.actor.accountId,
    order_limit: company.orderLimit,
  });
  const buyer = await asPerson(services, admin.email, company.warehouse);
  for (const job of company.jobs) await addJob(buyer, job);
  return { role: admin.as, email: admin.email, password };
}

/** Follows the link of the invitation that was mailed. */
async function join(
  services: Services,
  company: SampleCompany,
  person: SampleCompany['colleagues'][number],
): Promise<SampleAccount> {
  const { email, firstName, lastName, role, as } = person;
  await inviteUser(await asPerson(services, company.admin.email, company.warehouse), { email, role });
  const { text } = await services.database.kysely
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const invite = /register\?invite=([\w-]+)/.exec(text)?.[1] ?? '';
  const password = newPassword();
  await register(
    asVisitor(services),
    { first_name: firstName, last_name: lastName, email, password, invite },
    null,
  );
  return { role: as, email, password };
}

/** The companies come, on their first day. */
export async function beginHistory(
  services: Services,
  at: (daysAgo: number) => void,
): Promise<SampleAccount[]> {
  at(historyBegan);
  await makeOffer(services);
  const accounts: SampleAccount[] = [];
  for (const company of sampleCompanies) {
    accounts.push(await open(services, company));
    for (const colleague of company.colleagues) accounts.push(await join(services, company, colleague));
  }
  return accounts;
}

type Ordered = { who: string; lines: { sku: string; quantity: number; note?: string }[] };

/** One company's year: what its moments have in common. */
class Year {
  readonly #services: Services;
  readonly #company: SampleCompany;

  constructor(services: Services, company: SampleCompany) {
    this.#services = services;
    this.#company = company;
  }

  buyer(email = this.#company.admin.email): Promise<Context> {
    return asPerson(this.#services, email, this.#company.warehouse);
  }

  sales(): Promise<Context> {
    return asPerson(this.#services, sampleDesk, this.#company.warehouse);
  }

  async key() {
    return { kind: 'company' as const, id: (await this.buyer()).actor.companyId ?? '' };
  }

  async fill({ who, lines }: Ordered): Promise<string> {
    const cart = await createCart(await this.buyer(who), {
      items: lines.map(({ sku, quantity, note = '' }) => ({ sku, quantity, note })),
    });
    return cart._id;
  }

  async #job(buyer: Context, name: string | undefined): Promise<Job | undefined> {
    if (name === undefined) return undefined;
    const job = (await listJobs(buyer)).find((one) => one.name === name);
    if (!job) throw new Error(`${this.#company.name} has no job ${name}.`);
    return job;
  }

  /** The checkout's steps as far as the review. */
  async checkOut(
    cart: string,
    order: Pick<
      Extract<HistoryMoment, { do: 'order' }>,
      'delivery' | 'payment' | 'job' | 'po' | 'note' | 'useCredit'
    > & {
      who: string;
    },
  ): Promise<CheckoutPage> {
    const { admin, name, phone, address } = this.#company;
    const buyer = await this.buyer(order.who);
    const job = await this.#job(buyer, order.job);
    const billing = { ...address, name: `${admin.firstName} ${admin.lastName}`, company: name };
    const site = job?.site_address ?? billing;
    return saveCheckoutDraft(buyer, {
      cart_id: cart,
      details: {
        email: order.who,
        phone,
        Delivery_method: order.delivery,
        shipping_address: order.delivery === 'Will Call' ? null : site,
        pick_up: null,
        po_number: order.po,
        note: order.note ?? '',
        job: job?._id ?? null,
        job_name: '',
      },
      ...(job && this.#company.lien
        ? {
            lien: {
              ...job.lien,
              job_name: job.name,
              site_address: `${site.address}, ${site.city}, ${site.state} ${site.zip}`,
            },
          }
        : {}),
      billing: {
        billing_address: billing,
        payment_type: order.payment ?? 'terms',
        use_credit: order.useCredit ?? false,
      },
    });
  }

  async place(who: string, { cart, draft, pricing_version, account_credit }: CheckoutPage): Promise<string> {
    const { details, billing } = draft;
    if (!details || !billing) throw new Error('The sample orders without its checkout.');
    const { job: _job, job_name: _name, ...written } = details;
    const order = await placeOrder(await this.buyer(who), randomUUID(), {
      cart_id: cart._id,
      pricing_version,
      details: {
        ...written,
        payment_type: billing.payment_type,
        billing_address: billing.billing_address,
        credit_seen: billing.use_credit ? account_credit : 0,
      },
    });
    return order._id;
  }

  async pay({ by, invoices: count, part = 1, reference }: Extract<HistoryMoment, { do: 'pay' }>) {
    const sales = await this.sales();
    const key = await this.key();
    const { invoices } = await getReceivable(sales, key);
    const paid = invoices.slice(0, count).map(({ _id, open }, index) => ({
      invoice: _id,
      amount: index === count - 1 ? toDollars(Math.round(toCents(open) * part)) : open,
    }));
    if (paid.length < count) throw new Error(`${this.#company.name} has nothing to pay with ${reference}.`);
    const amount = toDollars(paid.reduce((sum, one) => sum + toCents(one.amount), 0));
    // Only the sandbox: no real card is the sample's.
    if (by === 'card' && this.#services.payments?.processor.provider === 'sandbox')
      await payBill(await this.buyer(), randomUUID(), {
        invoices: paid,
        credit_memos: [],
        payment_type: 'Credit Card',
        amount,
        payment_token: 'pm_card_visa',
      });
    else
      await recordReceipt(sales, key, {
        method: by === 'card' ? 'check' : by,
        reference,
        amount,
        invoices: paid,
        note: '',
      });
    await reviewRebates(this.#services);
  }

  async bounce(reference: string) {
    const sales = await this.sales();
    const key = await this.key();
    const receipt = (await getReceivable(sales, key)).receipts.find((one) => one.reference === reference);
    await operateReceivable(sales, key, { do: 'bounce', receipt: receipt?._id ?? '' });
  }

  /** Sends a proposal and answers its id and revision. */
  async propose({ lines, off, days, message, asked }: Extract<HistoryMoment, { do: 'proposal' }>) {
    const buyer = await this.buyer();
    const sales = await this.sales();
    const cart = await this.fill({ who: this.#company.admin.email, lines });
    const draft = await createProposal(sales, { customer: buyer.actor.accountId ?? '', cart });
    await deleteCart(buyer, cart);
    const saved = await saveProposal(sales, draft._id, {
      version: draft.version,
      lines: draft.lines.map(({ _id, quantity, price, note }) => ({
        _id,
        quantity,
        price: toDollars(Math.round(toCents(price) * (1 - off))),
        note,
      })),
      delivery: null,
      expires_on: dayOf(this.#services, days),
      message,
    });
    const sent = await stepProposal(sales, draft._id, { version: saved.version, step: 'send' });
    if (asked) {
      await askAboutProposal(buyer, draft._id, asked[0]);
      await answerProposal(sales, draft._id, asked[1]);
    }
    return { id: sent._id, revision: sent.revision };
  }

  async favorite({ who, sku, label }: Extract<HistoryMoment, { do: 'favorite' }>) {
    const buyer = await this.buyer(who);
    const product = (await findSkuByCode(buyer.database.kysely, sku))?.product_id;
    if (!product) throw new Error(`The sample likes ${sku}, which it does not sell.`);
    await addFavorite(buyer, product, label);
  }

  /** What happens with an order after it was placed; `order` answers its id by then. */
  steps(placedDaysAgo: number, who: string, steps: readonly SampleStep[], order: () => string): Moment[] {
    return steps.map((step) => ({
      days: placedDaysAgo - step.days,
      run: async () => {
        await workOnOrder(await this.buyer(who), await this.sales(), order(), step);
        await reviewRebates(this.#services);
      },
    }));
  }
}

type Of<K extends HistoryMoment['do']> = Extract<HistoryMoment, { do: K }>;
type Tell<K extends HistoryMoment['do']> = (year: Year, moment: Of<K>, admin: string) => Moment[];

const order: Tell<'order'> = (year, moment, admin) => {
  const { daysAgo, lines, steps, who = admin } = moment;
  let id = '';
  const run = async () => {
    const cart = await year.fill({ who, lines });
    id = await year.place(who, await year.checkOut(cart, { ...moment, who }));
  };
  return [{ days: daysAgo, run }, ...year.steps(daysAgo, who, steps, () => id)];
};

const proposal: Tell<'proposal'> = (year, moment, admin) => {
  const { daysAgo, answer } = moment;
  let sent = { id: '', revision: 0 };
  let id = '';
  const told: Moment[] = [
    {
      days: daysAgo,
      run: async () => {
        sent = await year.propose(moment);
      },
    },
  ];
  if (!answer) return told;
  const answeredAt = daysAgo - answer.days;
  const run = async () => {
    const buyer = await year.buyer();
    if (answer.with === 'decline')
      return declineProposal(buyer, sent.id, { revision: sent.revision, reason: answer.reason });
    const { proposal: accepted } = await acceptProposal(buyer, sent.id, sent.revision);
    const { job, po } = answer;
    const checkout = await year.checkOut(accepted.cart ?? '', {
      who: admin,
      delivery: 'Local Delivery',
      job,
      po,
    });
    id = await year.place(admin, checkout);
  };
  const steps = answer.with === 'accept' ? answer.steps : [];
  return [...told, { days: answeredAt, run }, ...year.steps(answeredAt, admin, steps, () => id)];
};

const approval: Tell<'approval'> = (year, moment) => {
  const { daysAgo, who, lines, note, answer } = moment;
  let id = '';
  const run = async () => {
    const buyer = await year.buyer(who);
    const cart = await year.fill({ who, lines });
    const page = await year.checkOut(cart, { ...moment, note: '', delivery: 'Local Delivery' });
    const { pricing_version } = page;
    const asked = await requestApproval(buyer, { cart_id: cart, pricing_version, note });
    if (answer === 'none') return;
    const isDeclined = 'declined' in answer;
    await decideApproval(await year.buyer(), asked._id, {
      status: isDeclined ? 'declined' : 'approved',
      reason: isDeclined ? answer.declined : '',
    });
    if (isDeclined) await deleteCart(buyer, cart);
    else id = await year.place(who, page);
  };
  const steps = answer !== 'none' && 'approved' in answer ? answer.approved : [];
  return [{ days: daysAgo, run }, ...year.steps(daysAgo, who, steps, () => id)];
};

function momentsOf(services: Services, company: SampleCompany, moment: HistoryMoment): Moment[] {
  const year = new Year(services, company);
  const { email } = company.admin;
  const now = (run: () => Promise<unknown>): Moment[] => [{ days: moment.daysAgo, run }];
  switch (moment.do) {
    case 'order':
      return order(year, moment, email);
    case 'proposal':
      return proposal(year, moment, email);
    case 'approval':
      return approval(year, moment, email);
    case 'pay':
      return now(() => year.pay(moment));
    case 'bounce':
      return now(() => year.bounce(moment.reference));
    case 'apply':
      return now(async () => operateReceivable(await year.sales(), await year.key(), { do: 'apply' }));
    case 'remind':
      return now(() => sendReminders(services));
    case 'read':
      return now(async () => readNotifications(await year.buyer(moment.who)));
    case 'favorite':
      return now(() => year.favorite(moment));
  }
}

/** All that happened after the companies came. */
export const historyMoments = (services: Services): Moment[] =>
  sampleCompanies.flatMap((company) =>
    company.moments.flatMap((moment) => momentsOf(services, company, moment)),
  );
