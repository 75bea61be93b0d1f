import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PayScreen } from '#app/features/storefront/pay/pay-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.pay_link_page() });

/** Whoever holds the link: never kept for others. */
export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  context.cache.forbid();
  const result = await context.api.getSentDraft({ params: { token } });
  return result.ok ? data({ draft: result.data }) : data({ draft: null }, { status: result.status });
}

export async function action({ context, params: { token = '' } }: ActionFunctionArgs) {
  context.cache.forbid();
  const result = await context.api.openSentDraft({ params: { token }, body: {} });
  if (result.ok) return redirect('/checkout', 303);
  if (result.problem.code === 'unauthenticated')
    return redirect(`/login?${new URLSearchParams({ returnTo: `/pay/${token}` })}`, 303);
  if (result.problem.code === 'not_found') throw notFound();
  return data({ problem: result.problem.message }, { status: result.status });
}

export default function Pay() {
  return (
    <PayScreen
      {...useLoaderData<typeof loader>()}
      problem={useActionData<typeof action>()?.problem ?? null}
    />
  );
}
