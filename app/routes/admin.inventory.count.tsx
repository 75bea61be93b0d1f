import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnCount, loadCount } from '#app/features/admin/warehouses/count.server.ts';
import { CountScreen } from '#app/features/admin/warehouses/count-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.count_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCount(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnCount(context, request);

export default function Count() {
  return <CountScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
