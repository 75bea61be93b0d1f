import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BlogScreen, blogMeta } from '#app/features/storefront/content/blog-screen.tsx';
import { loadBlog } from '#app/features/storefront/content/lists.server.ts';
import { listThings, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const view = await loadBlog(context, request);
  const items = view.items.map(({ slug, title }) => ({ href: `/blog/${slug}`, name: title }));
  const first = (view.page - 1) * view.limit + 1;
  return withThings(context, view, listThings(context.origin, m.blog_title(), items, first));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => blogMeta(matches, data);

export default function BlogPage() {
  return <BlogScreen {...useLoaderData<typeof loader>()} />;
}
