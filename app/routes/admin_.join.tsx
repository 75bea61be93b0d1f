import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { join, loadJoin } from '#app/features/admin/employees/enter.server.ts';
import { JoinScreen } from '#app/features/admin/employees/enter-screens.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.staff_join_title() }),
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, request }: LoaderFunctionArgs) => loadJoin(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => join(context, request);

export default function Join() {
  return <JoinScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
