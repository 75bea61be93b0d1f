/** Products side by side; a card's "Compare" comes here without a script. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { changeCompare, loadCompare } from '#app/features/storefront/compare/compare.server.ts';
import { CompareScreen } from '#app/features/storefront/compare/compare-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

/** Without a canonical address: nobody's landing page. */
export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.compare_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCompare(context, request);

export const action = ({ request }: ActionFunctionArgs) => changeCompare(request);

export default function Compare() {
  return <CompareScreen {...useLoaderData<typeof loader>()} />;
}
