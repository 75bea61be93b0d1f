import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadRecords, moveRecord } from '#app/features/admin/catalog/catalog.server.ts';
import { RecordsScreen } from '#app/features/admin/catalog/records-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cat_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadRecords(context, request, params.kind);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  moveRecord(context, request, params.kind);

export default function Screen() {
  return <RecordsScreen {...useLoaderData<typeof loader>()} />;
}
