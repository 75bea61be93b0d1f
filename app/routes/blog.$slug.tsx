import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PostScreen, postMeta } from '#app/features/storefront/content/post-screen.tsx';
import { loadPost } from '#app/features/storefront/content/views.server.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => loadPost(context, params.slug ?? '');

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => postMeta(matches, data);

export default function PostPage() {
  return <PostScreen {...useLoaderData<typeof loader>()} />;
}
