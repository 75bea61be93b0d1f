import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ReceivableScreen } from '#app/features/admin/receivables/receivable-screen.tsx';
import { loadReceivable, workOnReceivable } from '#app/features/admin/receivables/receivables.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.customer.name ?? m.receivables_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadReceivable(context, request, params);

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  workOnReceivable(context, request, params);

export default function ReceivablePage() {
  return <ReceivableScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
