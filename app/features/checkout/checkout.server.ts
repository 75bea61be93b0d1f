/** Checkout on one page: what it shows, and its two intents (RESOLUTIONS 13, 31, 50, 51). */
import { randomUUID } from 'node:crypto';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { changeCart, readActiveCart } from '#app/features/cart/cart.server.ts';
import { formObject, formValues } from '#app/services/form-data.ts';
import { formErrors } from '#app/services/form-errors.ts';
import * as m from '#messages';
import { ApiFailure, type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { type Address, usStates } from '#schemas/domain/address.ts';
import { type Cart, offeredDeliveryMethods, offeredPaymentTypes } from '#schemas/domain/cart.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { idSchema } from '#schemas/domain/ids.ts';
import { type CheckoutDetails, checkoutDetailsSchema } from '#schemas/domain/order.ts';
import { fieldErrorsOf, type Problem } from '#schemas/domain/problem.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { hoursToday } from './hours-today.ts';

type Api = AppLoadContext['api'];

export const successPath = (cart: string, token: string) =>
  `/checkout/success/${encodeURIComponent(cart)}?${new URLSearchParams({ token })}`;

export async function loadCheckout(context: AppLoadContext) {
  const { api, cache, hasVisitor } = context;
  cache.forbid();
  const active = hasVisitor ? await readActiveCart(api) : null;
  if (!active || active.items.length === 0) throw redirect('/cart');
  const [checkout, site, session] = await Promise.all([
    api.getCheckout({ query: { cart_id: active._id } }),
    api.getSite(),
    context.hasSession ? api.getSession() : null,
  ]);
  if (!checkout.ok) throw redirect('/cart');
  const { cart, paymentMethods, orderSettings, pricing_version } = checkout.data;
  const { warehouses, warehouse: current } = unwrap('getSite', site);
  const warehouse = warehouses.find(({ _id }) => _id === cart.warehouse) ?? current;
  const person = session?.ok ? session.data : null;
  return {
    cart,
    // Fees by the methods that this store offers.
    payments: offeredPaymentTypes.map((name) => ({
      name,
      fee: paymentMethods.find((method) => method.name === name)?.value ?? 0,
    })),
    delayedPayment: orderSettings.delayed_payment,
    pricingVersion: pricing_version,
    warehouse,
    today: hoursToday(warehouse),
    key: randomUUID(),
    states: usStates,
    values: prefill(cart, person),
  };
}
export type CheckoutPage = Awaited<ReturnType<typeof loadCheckout>>;

/** `value` when the store offers it, else what it offers first. */
const known = <T extends string>(list: readonly T[], value: string | null): string =>
  list.find((one) => one === value) ?? list[0] ?? '';

function prefill(
  cart: Cart,
  person: { first_name: string; last_name: string; email: string } | null,
): Record<string, string> {
  const values: Record<string, string> = {
    // Pick-up, by check, until something else is chosen; written when the form is sent.
    Delivery_method: known(offeredDeliveryMethods, cart.Delivery_method),
    payment_type: known(offeredPaymentTypes, cart.payment_type),
    deliver_to_billing: cart.shipping_address ? '' : 'yes',
    email: person?.email ?? '',
    'billing_address.name': person ? `${person.first_name} ${person.last_name}` : '',
  };
  const add = (prefix: string, address: Address | null) => {
    for (const [key, value] of Object.entries(address ?? {})) if (value) values[`${prefix}.${key}`] = value;
  };
  add('billing_address', cart.billing_address);
  add('shipping_address', cart.shipping_address);
  return values;
}

const hiddenSchema = z.object({
  cart_id: idSchema,
  pricing_version: z.string().min(1).max(128),
  idempotency_key: z.string().min(16).max(100),
});
const methodsSchema = z.object({
  Delivery_method: z.enum(offeredDeliveryMethods).optional().catch(undefined),
  payment_type: z.enum(offeredPaymentTypes).optional().catch(undefined),
});

/** Shows the form again with all that was typed. */
function again(form: FormData, answer: Partial<CheckoutAnswer>, status: number) {
  return data<CheckoutAnswer>(
    {
      values: formValues(form),
      errors: {},
      notice: null,
      wentDown: null,
      toCart: false,
      key: null,
      ...answer,
    },
    { status },
  );
}

/**
 * `update` and `coupon` save the methods and a code that was typed, `uncoupon` takes the cart's off; all show the new
 * totals. `place` places the order, unless a code was typed: its total was not seen yet.
 */
export async function runCheckout({ api, log }: AppLoadContext, request: Request) {
  const form = await request.formData();
  const hidden = hiddenSchema.safeParse(formObject(form));
  if (!hidden.success) return again(form, { notice: m.checkout_form_broken() }, 422);
  try {
    return form.get('intent') === 'place' && typedCoupon(form) === ''
      ? await place(api, form, hidden.data)
      : await update(api, form, hidden.data.cart_id);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    log.error({ err: error }, 'Checkout did not get an answer');
    // The order may have been placed all the same: the same key again answers that order, not a second one.
    return again(form, { notice: m.checkout_not_reached(), key: hidden.data.idempotency_key }, 502);
  }
}

const typedCoupon = (form: FormData) => String(form.get('coupon') ?? '').trim();

async function update(api: Api, form: FormData, cartId: string) {
  const isOff = form.get('intent') === 'uncoupon';
  const code = isOff ? null : typedCoupon(form);
  const wanted = {
    ...methodsSchema.parse(formObject(form)),
    ...(code === '' ? {} : { coupon: code }),
  };
  const saved = await changeCart(api, () => wanted, cartId);
  if (!saved.ok) return refused(api, form, cartId, saved.problem);
  return again(form, form.get('intent') === 'place' ? totalIsNow(saved.data) : {}, 200);
}

async function place(api: Api, form: FormData, hidden: z.output<typeof hiddenSchema>) {
  const { cart_id, pricing_version, idempotency_key } = hidden;
  const parsed = readDetails(form);
  if (!parsed.ok) return again(form, { errors: parsed.errors }, 422);
  const { details } = parsed;
  const saved = await saveDetails(api, cart_id, details);
  if (!saved.ok) return refused(api, form, cart_id, saved.problem);
  const confirmed = await api.confirmPricing({ body: { cart_id, pricing_version } });
  if (!confirmed.ok) return refused(api, form, cart_id, confirmed.problem);
  // Another price than the one that was seen needs another yes; nothing is charged (RESOLUTIONS 50, 51).
  if (confirmed.data.pricing_version !== pricing_version) {
    const total = confirmed.data.changes.find(({ kind }) => kind === 'total');
    return again(form, totalIsNow(confirmed.data.cart, (total?.before ?? 0) - (total?.after ?? 0)), 409);
  }
  const placed = await api.placeOrder({
    headers: { 'idempotency-key': idempotency_key },
    body: { cart_id, pricing_version, details },
  });
  if (!placed.ok) return refused(api, form, cart_id, placed.problem);
  return redirect(successPath(cart_id, placed.data.token), 303);
}

/** What the total is now, and by how many dollars it went down. */
function totalIsNow(cart: Cart, down = 0): Partial<CheckoutAnswer> {
  return {
    notice: m.checkout_total_changed({ total: formatDollars(cart.total) }),
    wentDown: down > 0 ? down : null,
  };
}

type Read = { ok: true; details: CheckoutDetails } | { ok: false; errors: Record<string, string> };

/** The form as the contract's details: a pick-up has no delivery address, another may be the billing one. */
export function readDetails(form: FormData): Read {
  const typed = formObject(form);
  const delivered = typed.Delivery_method === 'Local Delivery';
  const same = typed.deliver_to_billing === 'yes';
  const shipping = same ? typed.billing_address : typed.shipping_address;
  const parsed = checkoutDetailsSchema.safeParse({
    ...typed,
    shipping_address: delivered ? (shipping ?? null) : null,
  });
  if (parsed.success) return { ok: true, details: parsed.data };
  const errors = Object.entries(formErrors(fieldErrorsOf(parsed.error)));
  // One address typed once is wrong once.
  return {
    ok: false,
    errors: Object.fromEntries(errors.filter(([name]) => !same || !name.startsWith('shipping_address'))),
  };
}

/** The cart takes the methods and addresses first, so that its totals are those of this order. */
function saveDetails(api: Api, cartId: string, details: CheckoutDetails): Promise<ApiResult<Cart>> {
  const { Delivery_method, payment_type, billing_address, shipping_address } = details;
  const wanted = { Delivery_method, payment_type, billing_address, shipping_address };
  return changeCart(
    api,
    (cart) => {
      const has = { ...wanted, ...pick(cart, wanted) };
      return JSON.stringify(has) === JSON.stringify(wanted) ? null : wanted;
    },
    cartId,
  );
}

const pick = (cart: Cart, keys: object) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, cart[key as keyof Cart]])) as Partial<Cart>;

/** An expected failure, said where it happened. A cart that has become an order leads to that order. */
async function refused(api: Api, form: FormData, cartId: string, problem: Problem) {
  if (problem.code === 'cart_closed') {
    const order = await api.getOrderOfCart({ params: { id: cartId } });
    if (order.ok) return redirect(successPath(cartId, order.data.token), 303);
  }
  if (problem.code === 'pricing_changed') {
    const cart = await api.getCart({ params: { id: cartId } });
    if (cart.ok) return again(form, totalIsNow(cart.data), 409);
  }
  const errors = { ...formErrors(problem.fieldErrors), ...formErrors(problem.fieldErrors, '/details') };
  return again(
    form,
    { errors, notice: errors.coupon ? null : problem.message, toCart: problem.code === 'out_of_stock' },
    problem.status,
  );
}
