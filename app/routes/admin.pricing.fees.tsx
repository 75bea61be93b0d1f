import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSettings, saveSetting } from '#app/features/admin/pricing/pricing.server.ts';
import { SettingsScreen } from '#app/features/admin/pricing/settings-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

const groups = ['payment_fees'] as const;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.price_nav_fees() });

export const loader = ({ context }: LoaderFunctionArgs) => loadSettings(context, groups);

export const action = ({ context, request }: ActionFunctionArgs) => saveSetting(context, request, groups);

export default function Fees() {
  const words = { title: m.price_nav_fees(), text: m.price_fees_text(), here: '/admin/pricing/fees' };
  return (
    <SettingsScreen {...words} {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
