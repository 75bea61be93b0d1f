import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSettings, saveSettings } from '#app/features/admin/pages/editor/pages/pages.server.ts';
import { SettingsScreen } from '#app/features/admin/pages/editor/pages/settings-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.editor_settings() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadSettings(context, params.id ?? '');

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  saveSettings(context, params.id ?? '', request);

export default function PageSettings() {
  return <SettingsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
