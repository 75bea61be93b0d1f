import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeFavorites, loadFavorites } from '#app/features/account/favorites/favorites.server.ts';
import { FavoritesScreen } from '#app/features/account/favorites/favorites-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.favorites_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFavorites(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => changeFavorites(context, request);

export default function Favorites() {
  const answer = useActionData<typeof action>();
  return <FavoritesScreen {...useLoaderData<typeof loader>()} error={answer?.error ?? null} />;
}
