import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadEmails } from '#app/features/admin/emails/emails.server.ts';
import { EmailsScreen } from '#app/features/admin/emails/emails-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.emails_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadEmails(context, request);

export default function Emails() {
  return <EmailsScreen {...useLoaderData<typeof loader>()} />;
}
