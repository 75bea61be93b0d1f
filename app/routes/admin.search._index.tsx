import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnJudgmentFile } from '#app/features/admin/search/judgment-file.server.ts';
import { loadSearches } from '#app/features/admin/search/search.server.ts';
import { SearchesScreen } from '#app/features/admin/search/searches-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.searches_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSearches(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnJudgmentFile(context, request);

export default function Searches() {
  return <SearchesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
