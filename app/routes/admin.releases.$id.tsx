import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ReleaseScreen } from '#app/features/admin/pages/editor/releases/release-screen.tsx';
import { actOnRelease, loadRelease } from '#app/features/admin/pages/editor/releases/releases.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: data?.release.name ?? m.release_title() });

export const loader = ({ context, params: { id = '' } }: LoaderFunctionArgs) => loadRelease(context, id);

export const action = ({ context, request, params: { id = '' } }: ActionFunctionArgs) =>
  actOnRelease(context, request, id);

export default function ReleasePage() {
  return <ReleaseScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
