import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDays, loadDays } from '#app/features/admin/warehouses/days.server.ts';
import { DaysScreen } from '#app/features/admin/warehouses/days-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.warehouses_days() });

export const loader = ({ context }: LoaderFunctionArgs) => loadDays(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnDays(context, request);

export default function SpecialDays() {
  return <DaysScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
