import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadProfile, saveProfile } from '#app/features/account/profile.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { useProfileToasts } from '#app/features/account/use-profile-toasts.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_profile_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProfile(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveProfile(context, request);

export default function ProfilePage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useProfileToasts(answer, data.companyFailed);
  return (
    <ProfileArea
      screen="profile"
      current="profile"
      title={m.account_profile_title()}
      data={{ ...data, answer }}
    />
  );
}
