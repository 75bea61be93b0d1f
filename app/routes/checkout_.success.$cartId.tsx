import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SuccessScreen } from '#app/features/storefront/checkout/success-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.checkout_success_title() });

/**
 * For the owner's session or the bearer of the signed token only; survives a refresh (docs/product.md#success-page).
 */
export async function loader({ context, request, params: { cartId = '' } }: LoaderFunctionArgs) {
  context.cache.forbid();
  const token = new URL(request.url).searchParams.get('token') ?? undefined;
  const result = await context.api.getOrderOfCart({ params: { id: cartId }, query: { token } });
  if (!result.ok) throw notFound();
  const { token: _secret, ...order } = result.data;
  return { order };
}

export default function CheckoutSuccess() {
  return <SuccessScreen {...useLoaderData<typeof loader>()} />;
}
