import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { runContact } from '#app/features/storefront/contact/contact.server.ts';
import { ContactScreen } from '#app/features/storefront/contact/contact-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) =>
  shopMeta(matches, { title: m.contact_title(), description: m.contact_page_text(), canonical: '/contact' });

export const loader = ({ request }: LoaderFunctionArgs) => ({
  sent: new URL(request.url).searchParams.has('sent'),
});

export const action = ({ context, request }: ActionFunctionArgs) => runContact(context, request);

export default function Contact() {
  const shell = useRouteLoaderData<typeof rootLoader>('root');
  const { sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return shell ? <ContactScreen shell={shell} sent={sent} answer={answer} /> : null;
}
