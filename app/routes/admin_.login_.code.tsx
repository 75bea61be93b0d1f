import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { enterCode, loadCode } from '#app/features/admin/employees/enter.server.ts';
import { CodeScreen } from '#app/features/admin/employees/enter-screens.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_code_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCode(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => enterCode(context, request);

export default function LoginCode() {
  return <CodeScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
