import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnTransfers, loadTransfers } from '#app/features/admin/warehouses/transfers.server.ts';
import { TransfersScreen } from '#app/features/admin/warehouses/transfers-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.transfers_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadTransfers(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnTransfers(context, request);

export default function Transfers() {
  return <TransfersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
