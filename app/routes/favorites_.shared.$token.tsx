import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { toCart } from '#app/features/storefront/cart/added-lines.server.ts';
import { SharedFavoritesScreen } from '#app/features/storefront/favorites/shared-favorites-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded }) =>
  shopMeta(matches, { title: loaded?.shared?.label || m.favorites_shared_title() });

/** What a link opens is each opener's own: their prices, their warehouse. Never kept for others. */
export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  context.cache.forbid();
  const result = await context.api.getSharedFavorites({ params: { token } });
  return result.ok ? data({ shared: result.data }) : data({ shared: null }, { status: result.status });
}

export async function action({ context, params: { token = '' } }: ActionFunctionArgs) {
  const result = await context.api.addSharedFavorites({ params: { token } });
  if (!result.ok) throw notFound();
  return toCart(result.data);
}

export default function SharedFavoritesPage() {
  return <SharedFavoritesScreen {...useLoaderData<typeof loader>()} />;
}
