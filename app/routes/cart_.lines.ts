import type { ActionFunctionArgs } from '@remix-run/node';
import { cartIntentSchema, runCartIntent } from '#app/features/cart/cart.server.ts';
import type { CartAnswer } from '#app/features/cart/cart-client.ts';
import { formObject } from '#app/services/form-data.ts';
import * as m from '#messages';

/** The intents of /cart for scripts: answers the cart instead of a page, and nothing is reloaded (TRAPS 8). */
export async function action({ request, context }: ActionFunctionArgs) {
  const intent = cartIntentSchema.safeParse(formObject(await request.formData()));
  if (!intent.success) return answer({ ok: false, message: m.cart_bad_quantity() }, 422);
  const result = await runCartIntent(context.api, intent.data);
  return result.ok
    ? answer({ ok: true, cart: result.data })
    : answer({ ok: false, message: result.problem.message }, result.status);
}

const answer = (body: CartAnswer, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
