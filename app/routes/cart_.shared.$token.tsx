import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toCart } from '#app/features/storefront/cart/added-lines.server.ts';
import { SharedScreen } from '#app/features/storefront/cart/shared-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_shared_title() });

/** What a link opens is each opener's own: their prices, their warehouse. Never kept for others. */
export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  context.cache.forbid();
  const result = await context.api.getSharedCart({ params: { token } });
  return result.ok ? data({ shared: result.data }) : data({ shared: null }, { status: result.status });
}

export async function action({ context, params: { token = '' } }: ActionFunctionArgs) {
  const result = await context.api.addSharedCart({ params: { token } });
  if (!result.ok) throw notFound();
  return toCart(result.data);
}

export default function SharedCartPage() {
  return <SharedScreen {...useLoaderData<typeof loader>()} />;
}
