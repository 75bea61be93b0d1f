import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { createContent, loadNewContent } from '#app/features/admin/content/content.server.ts';
import { kindWords } from '#app/features/admin/content/kind-words.ts';
import { NewContentScreen } from '#app/features/admin/content/new-content-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  shopMeta(matches, { title: data && kindWords[data.kind].add() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadNewContent(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => createContent(context, request);

export default function NewContent() {
  return <NewContentScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
