import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BlogScreen, blogMeta } from '#app/features/storefront/content/blog-screen.tsx';
import { loadBlog } from '#app/features/storefront/content/lists.server.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) => loadBlog(context, request);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => blogMeta(matches, data);

export default function BlogPage() {
  return <BlogScreen {...useLoaderData<typeof loader>()} />;
}
