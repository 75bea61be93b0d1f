import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadFindings } from '#app/features/admin/search-engines/findings.server.ts';
import { FindingsScreen } from '#app/features/admin/search-engines/findings-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.findings_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFindings(context, request);

export default function SearchEngines() {
  return <FindingsScreen {...useLoaderData<typeof loader>()} />;
}
