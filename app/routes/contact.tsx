import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { runContact } from '#app/features/storefront/contact/contact.server.ts';
import { ContactScreen } from '#app/features/storefront/contact/contact-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { shopOf, storeThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, {
    title: m.contact_title(),
    description: m.contact_page_text(),
    canonical: '/contact',
    data,
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams.has('sent');
  const shop = await shopOf(context);
  return withThings(context, { sent }, shop ? storeThings(shop) : []);
}

export const action = ({ context, request }: ActionFunctionArgs) => runContact(context, request);

export default function Contact() {
  const shell = useRouteLoaderData<typeof rootLoader>('root');
  const { sent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return shell ? <ContactScreen shell={shell} sent={sent} answer={answer} /> : null;
}
