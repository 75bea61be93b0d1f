import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PostScreen, postMeta } from '#app/features/storefront/content/post-screen.tsx';
import { loadPost } from '#app/features/storefront/content/views.server.ts';
import { postThings, shopOf, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [view, shop] = await Promise.all([loadPost(context, params.slug ?? ''), shopOf(context)]);
  const trail = [
    { label: m.shop_home(), href: '/' },
    { label: m.blog_title(), href: '/blog' },
    { label: view.post.title },
  ];
  return withThings(context, view, shop ? postThings(shop, view.post, trail) : []);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => postMeta(matches, data);

export default function PostPage() {
  return <PostScreen {...useLoaderData<typeof loader>()} />;
}
