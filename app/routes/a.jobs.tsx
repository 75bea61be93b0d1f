import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadJobs, saveJobs } from '#app/features/account/address-book/jobs.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_jobs() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadJobs(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveJobs(context, request);

export default function AccountJobs() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="jobs"
      current="jobs"
      title={m.account_jobs()}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
