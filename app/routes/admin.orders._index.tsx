import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDesk } from '#app/features/order-desk/desk.server.ts';
import { DeskScreen } from '#app/features/order-desk/desk-screen.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDesk(context, request);

export default function Orders() {
  return <DeskScreen {...useLoaderData<typeof loader>()} />;
}
