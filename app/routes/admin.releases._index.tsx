import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { beginRelease, loadReleases } from '#app/features/admin/pages/editor/releases/releases.server.ts';
import { ReleasesScreen } from '#app/features/admin/pages/editor/releases/releases-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.release_title() });

export const loader = ({ context }: LoaderFunctionArgs) => loadReleases(context);

export const action = ({ context, request }: ActionFunctionArgs) => beginRelease(context, request);

export default function Releases() {
  return <ReleasesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
