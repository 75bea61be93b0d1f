import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { enterCode, loadCode, shopEntrance } from '#app/shared/sign-in/code.server.ts';
import { CodeScreen } from '#app/shared/sign-in/code-screen.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.staff_code_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCode(context, request, shopEntrance);

export const action = ({ context, request }: ActionFunctionArgs) => enterCode(context, request, shopEntrance);

export default function LoginCode() {
  return <CodeScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
