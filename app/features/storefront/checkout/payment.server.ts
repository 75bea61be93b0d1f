/**
 * /checkout/payment: how a payment stands that is under way, from the bank's page and back (docs/product.md#checkout).
 */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { notFound } from '#app/shared/respond.server.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import type { CartPayment } from '#schemas/domain/sales/payment.ts';
import { paymentPath, stepPaths, successPath } from './steps.ts';

/** Asks the processor, and leads on when there is an answer: to the order, or to the bank. */
export async function loadPayment(context: AppLoadContext, request: Request): Promise<CartPayment> {
  const { api, cache } = context;
  cache.forbid();
  const query = new URL(request.url).searchParams;
  const cart = idSchema.safeParse(query.get('cart'));
  if (!cart.success) throw notFound();
  const asked = await api.checkCartPayment({ body: { cart_id: cart.data } });
  if (!asked.ok) throw notFound();
  const { order, status, action_url } = asked.data;
  if (order) throw redirect(successPath(cart.data, order.token));
  if (status === 'action' && action_url && query.get('start') === '1') throw redirect(action_url);
  return asked.data;
}

/** Another way to pay is wanted: what is still open at the bank is given up. */
export async function giveUpPayment(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  const cart = idSchema.safeParse((await request.formData()).get('cart'));
  if (!cart.success) throw notFound();
  const after = await context.api.cancelCartPayment({ query: { cart_id: cart.data } });
  const isOver = after.ok && (after.data.status === 'voided' || after.data.status === 'declined');
  return redirect(isOver ? stepPaths.billing : paymentPath(cart.data), 303);
}
