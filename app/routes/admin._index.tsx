import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnToday, loadToday } from '#app/features/admin/today/today.server.ts';
import { TodayScreen } from '#app/features/admin/today/today-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.today_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadToday(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnToday(context, request);

/** Where an employee's day begins. */
export default function TodayRoute() {
  return <TodayScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
