import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadPayBill, payBill } from '#app/features/account/billing/billing.server.ts';
import { ProfileArea } from '#app/features/account/profile-area.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { allowProcessor } from '#app/shared/allow-origins.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_pay_bill() });

/** The processor's own fields are its own pages: this document may frame them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadPayBill(context, request);
  return data(page, { headers: allowProcessor(page.processor) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const action = ({ context, request }: ActionFunctionArgs) => payBill(context, request);

export default function PayBill() {
  const data = useLoaderData<typeof loader>();
  return (
    <ProfileArea
      screen="pay-bill"
      current="billing"
      title={m.account_pay_bill()}
      data={{ ...data, answer: useActionData<typeof action>() }}
    />
  );
}
