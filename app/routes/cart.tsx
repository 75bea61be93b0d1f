import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readAdded, toCart } from '#app/features/storefront/cart/added-lines.server.ts';
import {
  addCompanions,
  cartIntentSchema,
  loadCartPage,
  readActiveCart,
  runCartIntent,
} from '#app/features/storefront/cart/cart.server.ts';
import { CartScreen } from '#app/features/storefront/cart/cart-screen.tsx';
import type { RefusedCoupon } from '#app/features/storefront/cart/coupon-field.tsx';
import { keepRemoved, readRemoved, removedOf } from '#app/features/storefront/cart/removed-line.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { formObject } from '#app/shared/forms/form-data.ts';
import { returnTo } from '#app/shared/return-to.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_title() });

export async function loader({ request, context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return {
    ...(await loadCartPage(context)),
    removed: await readRemoved(request),
    added: await readAdded(request),
  };
}

/** Forms without a script: do it, then lead back to where the shopper was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const parsed = cartIntentSchema.safeParse(formObject(form));
  if (!parsed.success) return data({ error: m.cart_bad_quantity(), coupon: null }, { status: 422 });
  const intent = parsed.data;
  const cart = intent.intent === 'remove' ? await readActiveCart(context.api) : null;
  const line = cart?.items.find(({ _id }) => intent.intent === 'remove' && _id === intent.line);
  if (intent.intent === 'companions') {
    const added = await addCompanions(context.api, intent);
    return added.ok
      ? toCart(added.data)
      : data({ error: added.problem.message, coupon: null }, { status: added.status });
  }
  const result = await runCartIntent(context.api, intent);
  if (!result.ok && intent.intent === 'coupon') {
    const refused: RefusedCoupon = { code: intent.coupon, problem: result.problem.message };
    return data({ error: null, coupon: refused }, { status: result.status });
  }
  if (!result.ok) return data({ error: result.problem.message, coupon: null }, { status: result.status });
  const removed = line && removedOf(line, cart?.items.indexOf(line) ?? 0);
  const headers = { 'set-cookie': await keepRemoved(removed ?? null) };
  return redirect(returnTo(form.get('returnTo'), '/cart'), { status: 303, headers });
}

export default function CartPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <CartScreen loaded={loaded} error={answer?.error ?? null} refused={answer?.coupon ?? null} />;
}
