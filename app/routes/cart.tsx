import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { cartIntentSchema, readActiveCart, runCartIntent } from '#app/features/cart/cart.server.ts';
import { CartScreen } from '#app/features/cart/cart-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import { formObject } from '#app/services/form-data.ts';
import { returnTo } from '#app/services/return-to.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_title() });

export async function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return { cart: context.hasVisitor ? await readActiveCart(context.api) : null };
}

/** Forms without a script: do it, then lead back to where the shopper was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = cartIntentSchema.safeParse(formObject(form));
  if (!intent.success) return data({ error: m.cart_bad_quantity() }, { status: 422 });
  const result = await runCartIntent(context.api, intent.data);
  if (!result.ok) return data({ error: result.problem.message }, { status: result.status });
  return redirect(returnTo(form.get('returnTo'), '/cart'), 303);
}

export default function CartPage() {
  const { cart } = useLoaderData<typeof loader>();
  return <CartScreen loaded={cart} error={useActionData<typeof action>()?.error ?? null} />;
}
