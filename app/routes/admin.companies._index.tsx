import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadCompanies } from '#app/features/admin/companies/companies.server.ts';
import { CompaniesScreen } from '#app/features/admin/companies/companies-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.companies_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCompanies(context, request);

export default function Companies() {
  return <CompaniesScreen {...useLoaderData<typeof loader>()} />;
}
