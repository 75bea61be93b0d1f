import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requirePerson } from '#app/features/account/account.server.ts';
import { askForReturn, invoicesOf } from '#app/features/account/orders/orders.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { toCart } from '#app/features/storefront/cart/added-lines.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, {
    title: data ? m.checkout_success_number({ number: data.order.number }) : m.error_not_found_title(),
  });

export async function loader({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
  const person = await requirePerson(context, request);
  const result = await context.api.getOrder({ params: { id } });
  if (!result.ok) throw notFound();
  const { token: _secret, ...order } = result.data;
  return { person, order, invoices: await invoicesOf(context, order) };
}

/** What was ordered, once more into the cart, which says what could not be had; or some of it is to go back. */
export async function action({ context, request, params: { id = '' } }: ActionFunctionArgs) {
  await requireProfile(context, request);
  const form = await request.formData();
  if (form.get('intent') === 'return') return askForReturn(context, request, id, form);
  const result = await context.api.reorder({ params: { id } });
  if (!result.ok) throw notFound();
  return toCart(result.data);
}

export default function OrderPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="order"
      id={data.order._id}
      current="orders"
      title={m.checkout_success_number({ number: data.order.number })}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
