import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeRun, loadRun } from '#app/features/admin/imports/import.server.ts';
import { RunScreen } from '#app/features/admin/imports/run-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.import_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadRun(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  changeRun(context, request, params.id ?? '');

export default function Import() {
  return <RunScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
