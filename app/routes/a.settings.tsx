import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnSettings, loadSettings } from '#app/features/account/settings/settings.server.ts';
import { SettingsScreen } from '#app/features/account/settings/settings-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_settings_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSettings(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnSettings(context, request);

export default function SettingsPage() {
  return <SettingsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
