import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnSearch, loadSearch } from '#app/features/admin/search/search.server.ts';
import { SearchScreen } from '#app/features/admin/search/search-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: data ? m.searches_heading({ query: data.search.query }) : m.searches_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSearch(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnSearch(context, request);

export default function Search() {
  return <SearchScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
