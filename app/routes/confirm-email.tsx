import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfirmEmailScreen } from '#app/features/account/settings/confirm-email-screen.tsx';
import { confirmEmail, loadConfirmEmail } from '#app/features/account/settings/settings.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.confirm_email_title() }),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, request }: LoaderFunctionArgs) => loadConfirmEmail(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => confirmEmail(context, request);

export default function ConfirmEmail() {
  return <ConfirmEmailScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
