import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';

/** Page names are looked up whatever their case; the lower-case path is canonical (docs/product.md#content-pages). */
export async function loader({ context, params: { name = '' } }: LoaderFunctionArgs) {
  const slug = name.toLowerCase();
  if (slug !== name) throw redirect(`/page/${encodeURIComponent(slug)}`, 301);
  return { slug, ...(await loadPage(context, slug)) };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...shopMeta(matches, {
    title: data?.title,
    description: data?.description,
    canonical: data && `/page/${data.slug}`,
  }),
  ...(data?.structured ? [{ 'script:ld+json': data.structured }] : []),
];

export default function ContentPage() {
  return <PageBlocks {...useLoaderData<typeof loader>()} />;
}
