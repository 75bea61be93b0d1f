import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadSearches } from '#app/features/admin/search/search.server.ts';
import { SearchesScreen } from '#app/features/admin/search/searches-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.searches_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSearches(context, request);

export default function Searches() {
  return <SearchesScreen {...useLoaderData<typeof loader>()} />;
}
