/** What a step of the checkout shows (docs/product.md#checkout, #success-page). */
import { randomUUID } from 'node:crypto';
import { type AppLoadContext, redirect } from '@remix-run/node';
import { moveOf } from '#app/features/storefront/cart/cart.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import type { Profile } from '#schemas/domain/people/account.ts';
import type { SavedAddress } from '#schemas/domain/people/address-book.ts';
import type { Job } from '#schemas/domain/people/job-site.ts';
import { type Address, usStates } from '#schemas/domain/platform/address.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import {
  type CheckoutPage as Checkout,
  type CheckoutStep,
  checkoutSteps,
  needsAddress,
} from '#schemas/domain/sales/checkout-draft.ts';
import { pickUpHours } from './pick-up-hours.ts';
import { type AddressChoice, jobChoice, windowValue } from './read-step.ts';
import { paymentPath, stepPaths } from './steps.ts';

type Api = AppLoadContext['api'];

/** The first step that is left. */
export const firstIncomplete = ({ steps }: Pick<Checkout, 'steps'>): CheckoutStep =>
  steps.find(({ complete }) => !complete)?.step ?? 'review';

/** Dollars of the account's credit that pay this order, as the buyer wants it. */
export const creditOf = ({ draft, account_credit }: Pick<Checkout, 'draft' | 'account_credit'>): number =>
  draft.billing?.use_credit ? account_credit : 0;

/** The addresses that somebody can choose from: those of the book, and the sites of open jobs. */
export async function readBooks(context: Pick<AppLoadContext, 'api' | 'hasSession'>) {
  const { api, hasSession } = context;
  if (!hasSession) return { addresses: [], jobs: [] };
  const [addresses, jobs] = await Promise.all([api.listAddresses(), api.listJobs()]);
  // A session that has just ended has neither.
  return {
    addresses: addresses.ok ? addresses.data : [],
    jobs: jobs.ok ? jobs.data.filter(({ closed }) => !closed) : [],
  };
}

/** The window that was chosen, while it can still be had. */
const pickUpValue = (chosen: { from: string; to: string } | null, windows: Checkout['pick_up_windows']) => {
  const still = windows.find(({ from, to }) => from === chosen?.from && to === chosen.to);
  return still ? windowValue(still) : '';
};

const titleOf = ({ label, address }: SavedAddress) => label || address.address;

export function deliveryChoices({
  addresses,
  jobs,
}: {
  addresses: SavedAddress[];
  jobs: Job[];
}): AddressChoice[] {
  return [
    ...addresses.map((one) => ({ value: `address:${one._id}`, title: titleOf(one), address: one.address })),
    ...jobs.flatMap(({ _id, name, site_address }) =>
      site_address
        ? [{ value: `${jobChoice}${_id}`, title: m.checkout_job_site({ name }), address: site_address }]
        : [],
    ),
  ];
}

/** Where the goods go; nowhere for a pick-up. */
export const deliveredTo = ({ Delivery_method, shipping_address }: Cart): Address | null =>
  Delivery_method && needsAddress(Delivery_method) ? shipping_address : null;

/** The person's company and its own address; null where there is none. */
export async function readCompany({ api, hasSession }: Pick<AppLoadContext, 'api' | 'hasSession'>) {
  const company = hasSession ? await api.getCompany() : null;
  if (!company?.ok || !company.data.address) return null;
  const { name, address } = company.data;
  return { name, address: { name, ...address } };
}
type CompanyPlace = Awaited<ReturnType<typeof readCompany>>;

/** Where the goods go may be where the bill goes; so may the company, and the addresses of the book. */
export function billingChoices(
  { addresses, company }: { addresses: SavedAddress[]; company: CompanyPlace },
  shipping: Address | null,
): AddressChoice[] {
  const same = shipping
    ? [{ value: 'shipping', title: m.checkout_bill_to_shipping(), address: shipping }]
    : [];
  return [
    ...same,
    ...addresses
      .filter(({ address }) => !isSame(address, shipping))
      .map((one) => ({ value: `address:${one._id}`, title: titleOf(one), address: one.address })),
    ...(company && !isSame(company.address, shipping)
      ? [{ value: 'company', title: company.name, address: company.address }]
      : []),
  ];
}

const isSame = (a: Address, b: Address | null) =>
  b !== null &&
  (['name', 'company', 'address', 'address2', 'city', 'state', 'zip'] as const).every(
    (key) => (a[key] ?? '') === (b[key] ?? ''),
  );

/** The choice that is made before anybody chooses. */
function preferred(choices: AddressChoice[], now: Address | null, fallback: string | undefined): string {
  if (now) return choices.find(({ address }) => isSame(address, now))?.value ?? 'new';
  return choices.find(({ value }) => value === fallback)?.value ?? choices[0]?.value ?? 'new';
}

const fieldsOf = (prefix: string, fields: object | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([key, value]) => [`${prefix}${key}`, String(value ?? '')]),
  );

const namesOf = (person: Profile | null) => (person ? `${person.first_name} ${person.last_name}` : '');

type Known = {
  checkout: Checkout;
  person: Profile | null;
  addresses: SavedAddress[];
  jobs: Job[];
  company: CompanyPlace;
};

function detailsValues(
  { checkout: { cart, draft, pick_up_windows }, person, addresses, jobs }: Known,
  methods: readonly string[],
) {
  const { details } = draft;
  const choices = deliveryChoices({ addresses, jobs });
  const main = addresses.find((one) => one.is_default_shipping);
  const ship_to = preferred(choices, cart.shipping_address, main && `address:${main._id}`);
  const method = methods.find((known) => known === cart.Delivery_method) ?? methods[0] ?? '';
  return {
    choices,
    values: {
      email: details?.email ?? person?.email ?? '',
      phone: details?.phone ?? person?.fields.phone ?? '',
      // Pick-up, until something else is chosen; written when the form is sent.
      Delivery_method: method,
      ship_to,
      'shipping_address.name': namesOf(person),
      ...(ship_to === 'new' ? fieldsOf('shipping_address.', cart.shipping_address) : {}),
      pick_up: pickUpValue(details?.pick_up ?? null, pick_up_windows),
      po_number: details?.po_number ?? '',
      note: details?.note ?? '',
      job: details?.job ?? '',
      job_name: cart.job_name,
    },
  };
}

function billingValues({ checkout, person, addresses, company }: Known) {
  const { cart, draft, paymentMethods } = checkout;
  const choices = billingChoices({ addresses, company }, deliveredTo(cart));
  const main = addresses.find((one) => one.is_default_billing);
  const bill_to = preferred(choices, cart.billing_address, main && `address:${main._id}`);
  const wanted = draft.billing?.payment_type ?? cart.payment_type;
  const offered = paymentMethods.map(({ name }) => name);
  return {
    choices,
    values: {
      // Nothing is chosen before somebody chooses: a way to pay may have a fee, which the total would not say yet.
      payment_type: offered.find((name) => name === wanted) ?? '',
      use_credit: draft.billing?.use_credit ? 'yes' : '',
      bill_to,
      'billing_address.name': namesOf(person),
      ...(bill_to === 'new' ? fieldsOf('billing_address.', cart.billing_address) : {}),
    },
  };
}

const lineOf = ({ address, address2, city, state, zip }: Address) =>
  [address, address2, m.shop_city_line({ city, state, zip })].filter(Boolean).join(', ');

/** What the job's own data and the delivery say already. */
function lienValues({ checkout: { cart, draft }, jobs }: Known) {
  const job = jobs.find(({ _id }) => _id === draft.details?.job);
  const site = job?.site_address ?? cart.shipping_address;
  const known = { ...job?.lien, job_name: cart.job_name, site_address: site ? lineOf(site) : '' };
  return { choices: [], values: fieldsOf('', cart.lien ?? known) };
}

/** Throws the redirect to where the shopper is, when this step is not reached yet. */
export async function loadStep(context: AppLoadContext, step: CheckoutStep) {
  const { api, cache, hasVisitor } = context;
  cache.forbid();
  const summary = hasVisitor ? unwrap('getCartSummary', await api.getCartSummary()) : null;
  if (!summary?.id || summary.count === 0) {
    // Whoever comes back from the bank by the Back button has a cart that is being paid.
    const open = hasVisitor ? await api.getCartPayment({ query: {} }) : null;
    throw redirect(open?.ok ? paymentPath(open.data.cart_id) : '/cart');
  }
  const [read, site, session, books, company] = await Promise.all([
    api.getCheckout({ query: { cart_id: summary.id } }),
    api.getSite(),
    context.hasSession ? api.getSession() : null,
    readBooks(context),
    step === 'billing' ? readCompany(context) : null,
  ]);
  if (!read.ok) throw redirect('/cart');
  const checkout = read.data;
  const reached = firstIncomplete(checkout);
  const isOne = checkout.steps.some((one) => one.step === step);
  if (!isOne || checkoutSteps.indexOf(step) > checkoutSteps.indexOf(reached))
    throw redirect(stepPaths[reached]);
  const { warehouses, warehouse: current } = unwrap('getSite', site);
  const warehouse = warehouses.find(({ _id }) => _id === checkout.cart.warehouse) ?? current;
  const known = { checkout, person: session?.ok ? session.data : null, ...books, company };
  const { delivery, localMinimum } =
    step === 'details' ? await quotesOf(api, summary.id) : { delivery: [], localMinimum: null };
  const { choices, values } = valuesOf(step, known, delivery);
  const { cart, draft, paymentMethods, orderSettings, pricing_version, steps } = checkout;
  return {
    step,
    steps,
    /** Whose page it is; empty for a guest's. */
    account: known.person?._id ?? '',
    cart,
    move: await moveOf(api, cart),
    draft: { ...draft, card: draft.card && { brand: draft.card.brand, last4: draft.card.last4 } },
    delivery,
    localMinimum,
    payments: paymentMethods,
    credit: checkout.credit,
    accountCredit: { available: checkout.account_credit, used: creditOf(checkout) },
    processor:
      checkout.payment_processor && checkout.paymentProcessorToken
        ? { ...checkout.payment_processor, publishableKey: checkout.paymentProcessorToken }
        : null,
    delayed: checkout.payment_delayed
      ? orderSettings.delayed_payment.message || m.checkout_place_delayed_text()
      : null,
    windows: checkout.pick_up_windows,
    promised: checkout.promised,
    /** How approval of the order stands; null where it needs none. */
    approval: checkout.approval,
    pricingVersion: pricing_version,
    warehouse,
    hours: pickUpHours(warehouse),
    key: randomUUID(),
    states: usStates,
    choices,
    jobs: books.jobs.map(({ _id, name }) => ({ _id, name })),
    canSaveAddress: known.person !== null,
    isGuest: known.person === null,
    values,
  };
}
export type StepPage = Awaited<ReturnType<typeof loadStep>>;

/** What the store does itself comes first, as what is chosen before anybody chooses. */
const own: readonly string[] = ['Will Call', 'Local Delivery'];
const rank = ({ method }: { method: string }) => (own.indexOf(method) + own.length + 1) % (own.length + 1);

async function quotesOf(api: Api, cart_id: string) {
  const { shipping } = unwrap('quoteShipping', await api.quoteShipping({ body: { cart_id } }));
  return {
    delivery: shipping.filter(({ status }) => status !== 'not_offered').sort((a, b) => rank(a) - rank(b)),
    /** Dollars of goods from which the store's own truck comes; null where it comes, or would not anyway. */
    localMinimum: shipping.find(({ method }) => method === 'Local Delivery')?.minimum ?? null,
  };
}

function valuesOf(
  step: CheckoutStep,
  known: Known,
  delivery: { method: string }[],
): { choices: AddressChoice[]; values: Record<string, string> } {
  if (step === 'details')
    return detailsValues(
      known,
      delivery.map(({ method }) => method),
    );
  if (step === 'billing') return billingValues(known);
  if (step === 'lien') return lienValues(known);
  return { choices: [], values: {} };
}
