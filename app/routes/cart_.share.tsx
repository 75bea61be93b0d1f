import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSharePage, runShareIntent } from '#app/features/storefront/cart/share.server.ts';
import { ShareScreen } from '#app/features/storefront/cart/share-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { formObject } from '#app/shared/forms/form-data.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.cart_share_title() });

export function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return loadSharePage(context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await runShareIntent(context, formObject(await request.formData()));
  // A link that is gone already is as good as taken back.
  if (result && !result.ok && result.problem.code !== 'not_found')
    return data({ error: result.problem.message }, { status: result.status });
  return redirect('/cart/share', 303);
}

export default function SharePage() {
  const answer = useActionData<typeof action>();
  return <ShareScreen loaded={useLoaderData<typeof loader>()} error={answer?.error ?? null} />;
}
