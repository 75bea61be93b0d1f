import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { invite, loadInvite } from '#app/features/admin/employees/employees.server.ts';
import { InviteScreen } from '#app/features/admin/employees/invite-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_invite_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadInvite(context);

export const action = ({ context, request }: ActionFunctionArgs) => invite(context, request);

export default function Invite() {
  return <InviteScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
