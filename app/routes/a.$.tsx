import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { requirePerson } from '#app/features/account/account.server.ts';
import { isLedgerPart, LedgerScreen, ledgerTitles } from '#app/features/account/ledger-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data ? ledgerTitles[data.part]() : m.error_not_found_title() });

/**
 * Everything under /a needs a session; /a/orders and /a/profile/orders are one screen (docs/product.md#profile-area).
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const [part = '', ...rest] = (params['*'] ?? '').replace(/\/$/, '').split('/');
  if (part === 'orders') throw redirect(['/a/profile/orders', ...rest].join('/'), 301);
  if (part === '') throw redirect('/a/profile/orders');
  const person = await requirePerson(context, request);
  if (!isLedgerPart(part) || rest.length > 0) throw notFound();
  return { person, part };
}

export default function Ledger() {
  return <LedgerScreen {...useLoaderData<typeof loader>()} />;
}
