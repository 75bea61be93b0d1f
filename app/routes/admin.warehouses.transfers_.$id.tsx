import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnTransfer, loadTransfer } from '#app/features/admin/warehouses/transfer.server.ts';
import { TransferScreen } from '#app/features/admin/warehouses/transfer-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: m.transfer_heading({ number: data?.transfer.number ?? '' }) });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadTransfer(context, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnTransfer(context, request, params.id ?? '');

export default function Transfer() {
  return <TransferScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
