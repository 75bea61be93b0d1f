import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnOwnAccount, loadDue } from '#app/features/admin/employees/own-account.server.ts';
import { TwoFactorDueScreen } from '#app/features/admin/employees/two-factor-due-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_due_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadDue(context);

export const action = ({ context, request }: ActionFunctionArgs) => actOnOwnAccount(context, request);

export default function TwoFactorDue() {
  return <TwoFactorDueScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
