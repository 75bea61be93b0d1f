import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDrafts } from '#app/features/admin/drafts/drafts.server.ts';
import { DraftsScreen } from '#app/features/admin/drafts/drafts-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.drafts_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDrafts(context, request);

export default function Drafts() {
  return <DraftsScreen {...useLoaderData<typeof loader>()} />;
}
