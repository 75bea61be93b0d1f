import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { actOnSettings, loadSettings } from '#app/features/account/settings/settings.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_settings_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSettings(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => actOnSettings(context, request);

export default function SettingsPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="settings"
      current="settings"
      title={m.account_settings_title()}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
