import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadProfile, saveProfile } from '#app/features/account/profile.server.ts';
import { ProfileScreen } from '#app/features/account/profile-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_profile_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProfile(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveProfile(context, request);

export default function SettingsPage() {
  return <ProfileScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
