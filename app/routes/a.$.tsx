import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { requirePerson } from '#app/features/account/account.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.error_not_found_title() });

/**
 * Everything under /a needs a session; /a/orders and /a/profile/orders are one screen (docs/product.md#profile-area).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [part = '', ...rest] = (params['*'] ?? '').replace(/\/$/, '').split('/');
  if (part === 'orders') throw redirect(['/a/profile/orders', ...rest].join('/'), 301);
  if (part === '') throw redirect('/a/profile/orders');
  await requirePerson(context, request);
  throw notFound();
}

/** Never shown: the loader answers something else each time. */
export default function Elsewhere() {
  return null;
}
