import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { DraftScreen } from '#app/features/admin/drafts/draft-screen.tsx';
import { actOnDraft, loadDraft } from '#app/features/admin/drafts/drafts.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data ? m.draft_title(data.draft) : m.drafts_title() });

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadDraft(context, request, params.id ?? '');

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnDraft(context, request, params.id ?? '');

/** A change that was refused as stale shows the draft as it is now. */
export const shouldRevalidate = () => true;

export default function Draft() {
  return <DraftScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
