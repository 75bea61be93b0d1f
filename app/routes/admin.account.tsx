import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnOwnAccount, loadOwnAccount } from '#app/features/admin/employees/own-account.server.ts';
import { OwnAccountScreen } from '#app/features/admin/employees/own-account-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_account() });

export const loader = ({ context }: LoaderFunctionArgs) => loadOwnAccount(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnOwnAccount(context, request);

export default function OwnAccount() {
  return <OwnAccountScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
