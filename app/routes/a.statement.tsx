import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadStatement } from '#app/features/account/billing/billing.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { formatMonth } from '#schemas/domain/platform/format-date.ts';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.billing_statement() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadStatement(context, request);

export default function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="statement"
      current="billing"
      title={m.statement_title({ month: formatMonth(data.statement.month) })}
      data={data}
    />
  );
}
