/**
 * What the forms of the checkout do (docs/product.md#checkout, #forms): a step is kept and leads to the next one that
 * is left.
 */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { changeCart } from '#app/features/storefront/cart/cart.server.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { type FormErrors, formErrors } from '#app/shared/forms/form-errors.ts';
import * as m from '#messages';
import { ApiFailure } from '#schemas/contract/client.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { type Cart, type SaveCart, saveCartSchema } from '#schemas/domain/sales/cart.ts';
import {
  type CheckoutPage,
  type CheckoutStep,
  checkoutSteps,
  needsAddress,
  tokenKindOf,
} from '#schemas/domain/sales/checkout-draft.ts';
import type { CheckoutDetails } from '#schemas/domain/sales/order.ts';
import { changeLines } from './change-lines.ts';
import type { CheckoutAnswer, SaveAnswer } from './checkout-answer.ts';
import {
  billingChoices,
  creditOf,
  deliveredTo,
  deliveryChoices,
  firstIncomplete,
  readBooks,
  readCompany,
} from './load-step.server.ts';
import { type FormStep, readStep, typedAddress } from './read-step.ts';
import { paymentPath, stepPaths, successPath } from './steps.ts';

type Api = AppLoadContext['api'];
/** Where to go on, or what is shown again and with which status. */
type Outcome = { to: string } | { answer: CheckoutAnswer; status: number };

const stepSchema = z.object({ cart_id: idSchema, step: z.enum(checkoutSteps) });
const reviewSchema = z.object({
  pricing_version: z.string().min(1).max(128),
  /** What the shopper agreed to last: another one than what is shown, once the total went up. */
  agreed_version: z.string().min(1).max(128),
  idempotency_key: z.string().min(16).max(100),
  /** Dollars of credit as the review showed them; a review without says nothing. */
  credit_seen: z.coerce.number().min(0).catch(0).default(0),
});

/** Shows the form again with all that was typed. */
function again(form: FormData, answer: Partial<CheckoutAnswer>, status: number): Outcome {
  const empty = {
    errors: {},
    notice: null,
    changes: [],
    fixes: [],
    wentDown: null,
    toAccept: null,
    toCart: false,
    toCard: false,
    lost: null,
    key: null,
  };
  return { answer: { values: formValues(form), ...empty, ...answer }, status };
}

/** For a page's own form, without a script. */
export async function postStep(context: AppLoadContext, request: Request) {
  const outcome = await runStep(context, await request.formData());
  return 'to' in outcome ? redirect(outcome.to, 303) : data(outcome.answer, { status: outcome.status });
}

/** For scripts: the same, as data. */
export async function saveStep(context: AppLoadContext, request: Request): Promise<Response> {
  const outcome = await runStep(context, await request.formData());
  const body: SaveAnswer = 'to' in outcome ? { to: outcome.to } : { answer: outcome.answer };
  return Response.json(body, {
    status: 'to' in outcome ? 200 : outcome.status,
    headers: { 'cache-control': 'no-store' },
  });
}

const typedCoupon = (form: FormData) => String(form.get('coupon') ?? '').trim();

async function runStep(context: AppLoadContext, form: FormData): Promise<Outcome> {
  context.cache.forbid();
  const hidden = stepSchema.safeParse(formObject(form));
  if (!hidden.success) return again(form, { notice: m.checkout_form_broken() }, 422);
  const { cart_id, step } = hidden.data;
  const intent = String(form.get('intent') ?? '');
  try {
    const entered = await enteredSince(context, form, cart_id);
    if (entered) return entered;
    if (intent === 'quote') return await askForQuote(context.api, form, cart_id);
    if (intent === 'approval') return await askForApproval(context.api, form, cart_id);
    if (['update', 'coupon', 'uncoupon'].includes(intent)) {
      const outcome = await update(context, form, cart_id);
      if ('answer' in outcome && outcome.status >= 400)
        outcome.answer.notice ??= await moveOf(context.api, form, cart_id);
      return outcome;
    }
    if (typedCoupon(form) !== '') {
      const outcome = await update(context, form, cart_id);
      // Its total is seen before anything is ordered.
      if (step === 'review' || ('answer' in outcome && outcome.status >= 400)) return outcome;
    }
    return step === 'review'
      ? await place(context.api, form, cart_id)
      : await keep(context, form, { step, cart_id });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    context.log.error({ err: error }, 'Checkout did not get an answer');
    // The order may have been placed all the same: the same key again answers that order, not a second one.
    const key = form.get('idempotency_key');
    return again(form, { notice: m.checkout_not_reached(), key: typeof key === 'string' ? key : null }, 502);
  }
}

/** The cart's warehouse is another one than the page was drawn for, as another tab may do: what that means, else null. */
async function moveSince(api: Api, form: FormData, { warehouse }: Cart): Promise<string | null> {
  const shown = form.get('warehouse');
  if (typeof shown !== 'string' || shown === '' || warehouse === shown) return null;
  const site = await api.getSite();
  const nameOf = (id: string) =>
    (site.ok ? site.data.warehouses.find(({ _id }) => _id === id)?.name : '') ?? '';
  return m.checkout_moved({ before: nameOf(shown), after: nameOf(warehouse) });
}

/** The same where the cart is not read yet; null where it cannot be. */
async function moveOf(api: Api, form: FormData, id: string): Promise<string | null> {
  const cart = await api.getCart({ params: { id } });
  return cart.ok ? moveSince(api, form, cart.data) : null;
}

/**
 * A guest's page after a login in another tab: its prices, addresses, and ways to pay are another's by now. Nothing is
 * written until the shopper has seen them. null where it is the same person's.
 */
async function enteredSince(
  { api, hasSession }: AppLoadContext,
  form: FormData,
  cartId: string,
): Promise<Outcome | null> {
  if (form.get('account') !== '' || !hasSession) return null;
  const [session, cart] = await Promise.all([api.getSession(), api.getCart({ params: { id: cartId } })]);
  if (!session.ok) return null;
  const name = session.data.first_name;
  return cart.ok
    ? again(form, { notice: m.checkout_entered({ name }) }, 409)
    : again(form, { notice: m.checkout_joined({ name }), lost: 'joined' }, 409);
}

const methodsSchema = z.object({
  Delivery_method: saveCartSchema.shape.Delivery_method.catch(undefined),
  payment_type: saveCartSchema.shape.payment_type.catch(undefined),
});

/** A method that was chosen, or a coupon: the new totals are shown. */
async function update(context: AppLoadContext, form: FormData, cartId: string): Promise<Outcome> {
  const { api } = context;
  const isOff = form.get('intent') === 'uncoupon';
  const code = isOff ? null : typedCoupon(form);
  const typed = formObject(form);
  const isTo = typed.step === 'details' && typed.Delivery_method !== 'Will Call';
  const to = isTo ? typedAddress(typed, deliveryChoices(await readBooks(context))) : null;
  const wanted: SaveCart = {
    ...(to ? { shipping_address: to } : {}),
    ...methodsSchema.parse({
      ...(typed.Delivery_method ? { Delivery_method: typed.Delivery_method } : {}),
      ...(typed.payment_type ? { payment_type: typed.payment_type } : {}),
    }),
    ...(code === '' ? {} : { coupon: code }),
  };
  const saved = await changeCart(api, () => wanted, cartId);
  if (!saved.ok) return refused(api, form, cartId, saved.problem);
  const isPlaced = form.get('intent') === 'place';
  const said = isPlaced ? totalIsNow(saved.data) : { notice: await moveSince(api, form, saved.data) };
  const answer = again(form, said, 200);
  // A code that was taken is not typed any more.
  if ('answer' in answer) delete answer.answer.values.coupon;
  return answer;
}

async function keep(
  context: AppLoadContext,
  form: FormData,
  { step, cart_id }: { step: FormStep; cart_id: string },
): Promise<Outcome> {
  const { api, log } = context;
  const typed = formObject(form);
  const [cart, books, company] = await Promise.all([
    api.getCart({ params: { id: cart_id } }),
    readBooks(context),
    step === 'billing' ? readCompany(context) : null,
  ]);
  const moved = cart.ok ? await moveSince(api, form, cart.data) : null;
  if (moved) return again(form, { notice: moved }, 409);
  const choices =
    step === 'billing'
      ? billingChoices({ ...books, company }, cart.ok ? deliveredTo(cart.data) : null)
      : step === 'details'
        ? deliveryChoices(books)
        : [];
  const read = await readStep(step, typed, choices);
  if (!read.ok) return again(form, { errors: read.errors }, 422);
  const saved = await api.saveCheckoutDraft({ body: { cart_id, ...read.body } });
  if (!saved.ok) return refused(api, form, cart_id, saved.problem);
  const address =
    step === 'details' && typed.ship_to === 'new'
      ? read.body.details?.shipping_address
      : step === 'billing' && typed.bill_to === 'new'
        ? read.body.billing?.billing_address
        : null;
  if (address && typed.save_address === 'yes' && context.hasSession) {
    const added = await api.addAddress({ body: { address } });
    // The order does not wait for a full book.
    if (!added.ok) log.warn({ problem: added.problem }, 'An address was not kept');
  }
  return { to: stepPaths[firstIncomplete(saved.data)] };
}

/** What was entered in the steps, as an order takes it; null while something is missing. */
function detailsOf(checkout: CheckoutPage): CheckoutDetails | null {
  const { details, billing, card } = checkout.draft;
  if (!details || !billing) return null;
  const payment_token = card && card.kind === tokenKindOf(billing.payment_type) ? card.token : null;
  const { email, phone, Delivery_method, pick_up, po_number, note } = details;
  const shipping_address = needsAddress(Delivery_method) ? details.shipping_address : null;
  const { billing_address, payment_type } = billing;
  return {
    email,
    phone,
    Delivery_method,
    pick_up,
    shipping_address,
    po_number,
    note,
    payment_token,
    billing_address,
    payment_type,
    credit_seen: creditOf(checkout),
  };
}

async function place(api: Api, form: FormData, cart_id: string): Promise<Outcome> {
  const hidden = reviewSchema.safeParse(formObject(form));
  if (!hidden.success) return again(form, { notice: m.checkout_form_broken() }, 422);
  const { pricing_version, agreed_version, idempotency_key, credit_seen } = hidden.data;
  const read = await api.getCheckout({ query: { cart_id } });
  if (!read.ok) return refused(api, form, cart_id, read.problem);
  const moved = await moveSince(api, form, read.data.cart);
  if (moved) return again(form, { notice: moved }, 409);
  const left: CheckoutStep = firstIncomplete(read.data);
  const details = detailsOf(read.data);
  if (left !== 'review' || !details) return { to: stepPaths[left] };
  const confirmed = await api.confirmPricing({ body: { cart_id, pricing_version: agreed_version } });
  if (!confirmed.ok) return refused(api, form, cart_id, confirmed.problem);
  const { cart, changes } = confirmed.data;
  const total = changes.find(({ kind }) => kind === 'total');
  const up = (total?.after ?? 0) - (total?.before ?? 0);
  const isAccepted = up <= 0 || form.get('accept') === 'yes';
  // Another price than the one that was seen needs another yes; nothing is charged
  // (docs/product.md#repricing, #placing-the-order).
  if (confirmed.data.pricing_version !== pricing_version || !isAccepted) {
    const wasAsked = confirmed.data.pricing_version === pricing_version;
    return again(
      form,
      {
        ...(total ? totalIsNow(cart, -up) : { notice: m.checkout_order_changed() }),
        changes: changeLines(changes, cart),
        toAccept:
          up > 0
            ? {
                agreed: agreed_version,
                asked: confirmed.data.pricing_version,
                total: formatDollars(cart.total),
              }
            : null,
        ...(up > 0 && wasAsked ? { errors: { accept: m.checkout_accept_missing() } } : {}),
      },
      409,
    );
  }
  // Credit that was used elsewhere meanwhile changes what is charged: that is seen first.
  if (details.credit_seen !== credit_seen)
    return again(
      form,
      { notice: m.checkout_credit_changed({ amount: formatDollars(details.credit_seen) }) },
      409,
    );
  const placed = await api.placeOrder({
    headers: { 'idempotency-key': idempotency_key },
    body: { cart_id, pricing_version, details },
  });
  if (!placed.ok) return refused(api, form, cart_id, placed.problem);
  return { to: successPath(cart_id, placed.data.token) };
}

/**
 * A delivery that somebody has to work out: the dealer is asked, and nothing is ordered
 * (docs/product.md#delivery-tax-fees).
 */
async function askForQuote(api: Api, form: FormData, cart_id: string): Promise<Outcome> {
  const read = await api.getCheckout({ query: { cart_id } });
  if (!read.ok) return refused(api, form, cart_id, read.problem);
  const details = detailsOf(read.data);
  if (!details) return { to: stepPaths[firstIncomplete(read.data)] };
  const { email, phone, note: message, Delivery_method, shipping_address, billing_address } = details;
  const { name } = shipping_address ?? billing_address;
  const body = { cart_id, name, email, phone, message, Delivery_method };
  const asked = await api.requestShippingQuote({ body });
  if (!asked.ok) return refused(api, form, cart_id, asked.problem);
  return again(form, { notice: m.checkout_quote_asked({ email }) }, 200);
}

/** A buyer's order above the limit: the company's approvers are asked, at the total that was shown. */
async function askForApproval(api: Api, form: FormData, cart_id: string): Promise<Outcome> {
  const hidden = reviewSchema.pick({ pricing_version: true }).safeParse(formObject(form));
  if (!hidden.success) return again(form, { notice: m.checkout_form_broken() }, 422);
  const { pricing_version } = hidden.data;
  const note = String(form.get('approval_note') ?? '');
  const asked = await api.requestApproval({ body: { cart_id, pricing_version, note } });
  if (asked.ok) return again(form, { notice: m.checkout_approval_requested() }, 200);
  const tooLong = asked.problem.fieldErrors?.['/note']?.[0];
  if (tooLong) return again(form, { errors: { approval_note: tooLong } }, 422);
  return refused(api, form, cart_id, asked.problem);
}

/** What the total is now, and by how many dollars it went down. */
function totalIsNow(cart: Cart, down = 0): Partial<CheckoutAnswer> {
  return {
    notice: m.checkout_total_changed({ total: formatDollars(cart.total) }),
    wentDown: down > 0 ? down : null,
  };
}

/** An expected failure, said where it happened. A cart that has become an order leads to that order. */
async function refused(api: Api, form: FormData, cartId: string, problem: Problem): Promise<Outcome> {
  if (problem.code === 'cart_closed') {
    const order = await api.getOrderOfCart({ params: { id: cartId } });
    if (order.ok) return { to: successPath(cartId, order.data.token) };
  }
  if (problem.code === 'not_found' || problem.code === 'unauthenticated')
    return again(form, { notice: m.checkout_lost(), lost: 'ended' }, problem.status);
  // Where a payment is under way its own page says how it stands.
  if (problem.code === 'payment_action') return { to: paymentPath(cartId, { start: '1' }) };
  if (problem.code === 'payment_unknown' || problem.code === 'cart_paying')
    return { to: paymentPath(cartId) };
  if (problem.code === 'pricing_changed') {
    const cart = await api.getCart({ params: { id: cartId } });
    if (cart.ok) return again(form, totalIsNow(cart.data), 409);
  }
  const errors = stepErrors(problem);
  const toCart = problem.code === 'out_of_stock';
  // The review has no fields: there they are sentences, each with the way to its step.
  const isReview = form.get('step') === 'review' && !toCart && !errors.coupon;
  const fixes = isReview
    ? Object.entries(problem.fieldErrors ?? {}).flatMap(([pointer, [message]]) =>
        message ? [{ step: stepOf(pointer), message }] : [],
      )
    : [];
  // What a field or a line says is not said twice.
  const isSaid = Boolean(errors.coupon) || Object.values(errors).includes(problem.message);
  return again(
    form,
    {
      ...(isReview ? { fixes } : { errors }),
      notice: isSaid ? null : problem.message,
      toCart,
      toCard: problem.code === 'payment_declined',
    },
    problem.status,
  );
}

const roots = ['/details', '/billing', '/lien', '/card'];

/** By the name of a field of some step: what a body says of its parts is said of their fields. */
function stepErrors({ fieldErrors }: Problem): FormErrors {
  const inParts = (pointer: string) => roots.some((root) => pointer.startsWith(`${root}/`));
  const others = Object.entries(fieldErrors ?? {}).filter(([pointer]) => !inParts(pointer));
  return Object.assign(
    formErrors(Object.fromEntries(others)),
    ...roots.map((root) => formErrors(fieldErrors, root)),
  );
}

/** The step that has the field of a pointer. */
function stepOf(pointer: string): CheckoutStep {
  if (pointer.startsWith('/lien')) return 'lien';
  if (pointer.endsWith('/payment_token') || pointer.startsWith('/card')) return 'card';
  return /\/(?:payment_type|billing_address|credit_seen)\b|^\/billing/.test(pointer) ? 'billing' : 'details';
}
