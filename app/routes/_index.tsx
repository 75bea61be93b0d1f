import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { PageBlocks } from '#app/features/storefront/pages/page-blocks.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { homeThings, shopOf, withThings } from '#app/features/storefront/shell/structured-data.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ questions, ...page }, shop] = await Promise.all([loadPage(context, 'home'), shopOf(context)]);
  return withThings(context, page, [...(shop ? homeThings(shop) : []), questions]);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, {
    title: data?.title,
    description: data?.description,
    canonical: '/',
    image: data?.share_image,
    noindex: data?.noindex,
    data,
  });

export default function Home() {
  return <PageBlocks {...useLoaderData<typeof loader>()} />;
}
