import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { resetPassword } from '#app/features/account/reset.server.ts';
import { ResetScreen } from '#app/features/account/reset-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_reset_title() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const token = new URL(request.url).searchParams.get('token');
  return { token: token && /^[\w-]{1,100}$/.test(token) ? token : null };
}

export const action = ({ context, request }: ActionFunctionArgs) => resetPassword(context, request);

export default function ResetPassword() {
  return <ResetScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
