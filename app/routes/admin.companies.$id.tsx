import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnCompany, loadCompany } from '#app/features/admin/companies/companies.server.ts';
import { CompanyScreen } from '#app/features/admin/companies/company-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data?.record.name ?? m.companies_title() });

export const loader = ({ context, params }: LoaderFunctionArgs) => loadCompany(context, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnCompany(context, request, params.id ?? '');

export default function Company() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Another one is another form: nothing of the last stays, its refusals least.
  return <CompanyScreen key={page.record._id} {...page} answer={answer} />;
}
