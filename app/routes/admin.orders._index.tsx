import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDesk, loadDesk } from '#app/features/admin/orders/desk-list.server.ts';
import { DeskScreen } from '#app/features/admin/orders/desk-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDesk(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnDesk(context, request);

export default function Orders() {
  return <DeskScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
