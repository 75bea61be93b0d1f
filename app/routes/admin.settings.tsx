import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSettings, saveSetting } from '#app/features/admin/pricing/pricing.server.ts';
import { SettingsScreen } from '#app/features/admin/pricing/settings-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

const groups = ['site', 'delayed_payment', 'chat', 'publishing'] as const;

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.settings_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadSettings(context, groups);

export const action = ({ context, request }: ActionFunctionArgs) => saveSetting(context, request, groups);

export default function Settings() {
  const words = { title: m.settings_title(), text: m.settings_text(), here: '/admin/settings' };
  return (
    <SettingsScreen {...words} {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
