import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadNewDraft, startNewDraft } from '#app/features/admin/drafts/drafts.server.ts';
import { NewDraftScreen } from '#app/features/admin/drafts/new-draft-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.drafts_new() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadNewDraft(context, request);

/** Also where a customer's screens begin one. */
export const action = ({ context, request }: ActionFunctionArgs) => startNewDraft(context, request);

export default function NewDraft() {
  return <NewDraftScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
