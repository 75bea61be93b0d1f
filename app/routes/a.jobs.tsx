import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadJobs, saveJobs } from '#app/features/account/address-book/jobs.server.ts';
import { JobsScreen } from '#app/features/account/address-book/jobs-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_jobs() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadJobs(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => saveJobs(context, request);

export default function AccountJobs() {
  return <JobsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
