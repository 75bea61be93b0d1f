import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { breadcrumbs, withThings } from '#app/features/storefront/shell/structured-data.server.ts';
import * as m from '#messages';

/** Page names are looked up whatever their case; the lower-case path is canonical (docs/product.md#content-pages). */
export async function loader({ context, params: { name = '' } }: LoaderFunctionArgs) {
  const slug = name.toLowerCase();
  if (slug !== name) throw redirect(`/page/${encodeURIComponent(slug)}`, 301);
  const { questions, ...page } = await loadPage(context, slug);
  const trail = [{ label: m.shop_home(), href: '/' }, { label: page.title }];
  return withThings(context, { slug, ...page }, [breadcrumbs(context.origin, trail), questions]);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, {
    title: data?.title,
    description: data?.description,
    canonical: data && `/page/${data.slug}`,
    image: data?.share_image,
    noindex: data?.noindex,
    data,
  });

export default function ContentPage() {
  return <PageBlocks {...useLoaderData<typeof loader>()} />;
}
