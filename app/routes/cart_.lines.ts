import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { cartSaveSchema, readActiveCart, saveEdits } from '#app/features/storefront/cart/cart.server.ts';
import type { CartAnswer } from '#app/features/storefront/cart/cart-client.ts';
import * as m from '#messages';
import { parseJson } from '#schemas/fields/parse-json.ts';

/** The current cart in full, for the drawer on a page that knows its badge alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return answer({ cart: context.hasVisitor ? await readActiveCart(context.api) : null });
}

/**
 * The cart's edits, for scripts: answers the cart instead of a page, and nothing is reloaded
 * (docs/traps.md#revalidation).
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const save = parseJson(cartSaveSchema, await request.json().catch(() => null));
  if (!save.success) return refuse(m.cart_bad_quantity(), 422);
  const { cart, ...edits } = save.data;
  const result = await saveEdits(context.api, cart, edits);
  return result.ok
    ? answer({ ok: true, cart: result.data } satisfies CartAnswer)
    : refuse(result.problem.message, result.status);
}

const refuse = (message: string, status: number) =>
  answer({ ok: false, message, reason: 'refused' } satisfies CartAnswer, status);

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
