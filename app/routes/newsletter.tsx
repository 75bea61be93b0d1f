/** The newsletter's forms and links. Works without a script; mail programs post their one click here. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from '@remix-run/react';
import { loadNewsletter, runNewsletterForm } from '#app/features/storefront/newsletter/newsletter.server.ts';
import { NewsletterScreen, newsletterTitle } from '#app/features/storefront/newsletter/newsletter-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: data ? newsletterTitle(data) : m.newsletter_title() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { page, status } = await loadNewsletter(context, new URL(request.url).searchParams);
  return data(page, { status });
}

/** After its form the link is used, and the form's answer says what came of it. */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) => formMethod === undefined;

export async function action({ context, request }: ActionFunctionArgs) {
  const { page, status } = await runNewsletterForm(context, request);
  return data(page, { status });
}

export default function Newsletter() {
  const loaded = useLoaderData<typeof loader>();
  const shop = useRouteLoaderData<typeof rootLoader>('root')?.settings.name ?? '';
  return <NewsletterScreen page={useActionData<typeof action>() ?? loaded} shop={shop} />;
}
