import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { EmailScreen } from '#app/features/admin/emails/email-screen.tsx';
import { actOnEmail, loadEmail } from '#app/features/admin/emails/emails.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.email.subject ?? m.emails_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadEmail(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnEmail(context, request, params.id ?? '');

export default function Email() {
  return <EmailScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
